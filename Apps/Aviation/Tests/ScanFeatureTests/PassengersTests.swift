import FeatureTesting
import Flights
import LogSamples
import Logbook
import SectionKit
import Testing

@testable import ScanFeature

/// What a text says that only a person can decide.
@Suite struct TextReadingTests {
    @Test func `three capitals of a text that no table has are no airport`() async throws {
        var leg = PassLeg()
        leg.add(.number, "LH400", from: .text)
        leg.add(.date, "2024-06-14", from: .text)
        leg.add(PassReading(.from, "FRA", from: .text, at: TextPlace(line: 1)))
        leg.add(PassReading(.to, "ABC", from: .text, at: TextPlace(line: 2)))

        let plan = try await ScanSample(leg).plan()

        #expect(plan.added.isEmpty)
        #expect(plan.warnings == ["'ABC' in the text is no airport that is known."])
    }
}

/// Several passengers on one booking: whose seat it is, is asked for.
@Suite struct PassengersTests {
    private static func leg(_ passenger: String, _ seat: String) -> PassLeg {
        PassLeg.sample().with(.passenger, passenger).with(.seat, seat)
    }

    private static var both: PassLeg {
        var leg = leg("Ada Example", "14A")
        leg.add(Self.leg("Bob Example", "14B"))
        return leg
    }

    @Test func `the seats of two passengers are a question`() async throws {
        let sample = ScanSample(Self.both)

        let shown = await (try sample.scan()).loaded()

        #expect(
            shown.state.error?.recovery
                == "It has 2 passengers: Ada Example (14A) and Bob Example (14B). Say which one you "
                + "are, such as --passenger 'Ada Example'.")
        #expect(try await sample.flights().isEmpty)
    }

    @Test(arguments: [("bob", "14B"), ("Ada Example", "14A")])
    func `the passenger who is named counts`(name: String, seat: String) async throws {
        let plan = try await ScanSample(Self.both).plan(passenger: name)

        #expect(plan.flights.map(\.outcome) == [.added])
        #expect(plan.flights[0].draft.flight.seat == seat)
        #expect(plan.flights[0].found.leg.passengers == [])
    }

    @Test func `a name of nobody or of both is no answer`() async throws {
        for name in ["Cyd", "Example"] {
            let plan = try await ScanSample(Self.both).plan(passenger: name)
            #expect(plan.flights[0].draft.flight.seat == nil)
            #expect(plan.added.isEmpty)
        }
    }

    @Test func `a seat that a person gives is an answer too`() async throws {
        let plan = try await ScanSample(Self.both).plan(set: "seat=14B")

        #expect(plan.added.map(\.draft.flight.seat) == ["14B"])
    }

    @Test func `passengers without a difference are no question`() async throws {
        var leg = PassLeg.sample().with(.passenger, "Ada Example")
        leg.add(PassLeg.sample().with(.passenger, "Bob Example"))

        #expect(try await ScanSample(leg).plan().flights.map(\.outcome) == [.added])
    }

    @Test func `the seats of a text that names nobody are a question`() async throws {
        var leg = PassLeg.sample()
        for seat in ["14A", "14B"] {
            leg.add(PassReading(.seat, seat, from: .text, at: TextPlace(line: 5)))
        }
        let plan = try await ScanSample(leg).plan()

        #expect(
            plan.flights.map(\.outcome) == [
                .unusable(
                    .incomplete("It has the seats 14A and 14B. Give yours with --set 1.seat=14A."))
            ])
    }
}
