import Logbook
import Testing

/// What several parts of a pass say of one flight.
@Suite struct PassLegTests {
    private let leg = PassLeg([
        PassReading(.seat, "4B", from: .recognisedText), PassReading(.seat, "4A", from: .barcode),
        PassReading(.from, "FRA", from: .barcode), PassReading(.to, "JFK", from: .barcode),
        PassReading(.seat, "4A", from: .passData),
    ])

    @Test func `the most trusted part counts`() {
        #expect(leg[.seat] == "4A")
        #expect(leg.readings.map(\.origin).sorted() == leg.readings.map(\.origin))
    }

    @Test func `what differs is among the others, once`() {
        #expect(leg.others(of: .seat).map(\.text) == ["4B"])
        #expect(leg.others(of: .from).isEmpty)
    }

    @Test func `parts with the same airports may be the same flight`() {
        var other = PassLeg([PassReading(.from, "FRA", from: .passText)])
        #expect(leg.mayBe(other))
        other.add(PassReading(.to, "EWR", from: .passText))
        #expect(!leg.mayBe(other))
    }
}
