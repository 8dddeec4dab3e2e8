import Flights
import RecordStore
import SectionEssentials
import Testing

@testable import Logbook

/// Flights of packed lists, which are the same as those that were packed.
@Suite struct PackedFlightTests {
    private static func packed(_ flights: [LoggedFlight]) -> PackedContents<LoggedFlight> {
        PackedContents(
            StoredRecords(
                records: flights.map {
                    Revised(
                        id: RecordID(at: .distantPast), record: $0, revision: 1,
                        changedAt: Date(timeIntervalSince1970: 0))
                }))
    }

    private static let short = LoggedFlight(
        departure: FlightEnd("FRA", actual: LocalDateTime("1969")), arrival: FlightEnd("JFK"),
        source: .combined)

    /// A flight with all fields.
    private static var whole: LoggedFlight {
        var flight = LoggedFlight(
            departure: FlightEnd(
                "FRA", scheduled: LocalDateTime("1969-12-31T23:59"),
                actual: LocalDateTime("0001-01"), zone: "Europe/Berlin", terminal: "1",
                gate: "B42"),
            arrival: FlightEnd(
                "A field near Nürburg", scheduled: LocalDateTime("9999-12-31T23:59"),
                actual: LocalDateTime("2024-02-29"), zone: "Etc/UTC", terminal: "", gate: "Z"),
            source: .imported)
        flight.number = "LH400"
        flight.airline = "DLH"
        flight.codeShares = ["UA8840", "a \"quoted\"\u{0} one", ""]
        flight.minutes = -3
        flight.status = .cancelled
        flight.divertedTo = "BOS"
        flight.seat = "14A"
        flight.seatKind = .jump
        flight.cabin = .privateFlight
        flight.reason = .other
        flight.aircraft = "B748"
        flight.registration = "D-ABYA"
        flight.bookingCode = "X7K2QP"
        flight.note = String(repeating: "Schön war's. ", count: 20_000)
        flight.photos = ["a.jpg", "b.jpg"]
        flight.origin = "flighty:4256f3d8"
        return flight
    }

    @Test func `a packed flight is the same, with all its fields and with none`() {
        let flights = [Self.short, Self.whole, Self.short]
        let packed = Self.packed(flights)

        #expect((0..<3).map { LoggedFlight(packed: packed, at: $0) } == flights)
        #expect(packed.unpacked().records.map(\.record) == flights)
    }

    @Test func `its properties are read one by one`() {
        let flight = PackedFlight(Self.packed([Self.short, Self.whole]), at: 1)
        let whole = Self.whole

        #expect(flight.date == whole.date && flight.title == whole.title)
        #expect(flight.times == whole.times && flight.delay == whole.delay)
        #expect(flight.departure.gate == "B42" && flight.arrival.terminal == "")
        #expect(flight.codeShares == whole.codeShares && flight.note == whole.note)
    }

    @Test(arguments: FlightStatus.allCases)
    func `every status has its own integer`(status: FlightStatus) {
        #expect(PackedWord(status).word == status)
        #expect(PackedWord<FlightStatus>(nil).word == nil)
    }
}
