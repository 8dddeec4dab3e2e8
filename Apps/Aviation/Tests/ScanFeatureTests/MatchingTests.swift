import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ScanFeature

/// Flights that the log has already.
@Suite struct MatchingTests {
    private static let a1 = PassLeg.sample("LH400", "2023-05-12")

    private static func sample(_ leg: PassLeg) -> ScanSample { ScanSample(leg, log: SampleLog()) }

    @Test func `a flight of the log takes what the pass knows, and keeps the rest`() async throws {
        let sample = Self.sample(
            Self.a1.with(.seat, "2B").with(.departureGate, "B42").with(.aircraft, "A388"))

        let shown = await (try sample.scan()).loaded()

        #expect(
            shown.state.content?.text
                == "LH400 FRA–JFK on 12 May 2023 is updated: gate B42, seat 2B (was 14A)."
                + " 'flight-log undo' takes it back.")
        let flight = try await sample.flights()[0]
        #expect(flight.seat == "2B")
        #expect(flight.note == "sat by the wing")
        #expect(flight.aircraft == "A320")
        #expect(flight.departure.scheduled == LocalDateTime("2023-05-12T10:50"))
        #expect(flight.source == .combined)
        #expect(try await sample.flights().count == 7)
    }

    @Test func `a second scan changes nothing`() async throws {
        let leg = Self.a1.with(.seat, "2B").with(.codeShare, "UA8840")
        let sample = Self.sample(leg)
        _ = await (try sample.scan()).loaded()

        let shown = await (try sample.scan()).loaded()

        #expect(
            shown.state.content?.text
                == "LH400 FRA–JFK on 12 May 2023 is in your log already; there is nothing to"
                + " change.")
        #expect(try await sample.log.store.history().count == 1)
        #expect(try await sample.plan().changesNothing)
        #expect(
            try await sample.plan().sentence
                == "1 flight of pass.pkpass (wallet pass), in your log already.")
    }

    @Test(
        arguments: [
            // A code share, another airport of the city, and a pass without a number.
            PassLeg.sample("UA8840", "2023-05-26", from: "JFK", to: "FRA"),
            .sample("LH21", "2024-07-01", from: "FRA", to: "LHR"),
            PassLeg([
                PassReading(.date, "2023-05-12", from: .text),
                PassReading(.from, "FRA", from: .text), PassReading(.to, "JFK", from: .text),
            ]),
        ])
    func `a flight of the log is found`(leg: PassLeg) async throws {
        let plan = try await Self.sample(leg.with(.seat, "3C")).plan()

        #expect(plan.updated.count == 1)
        #expect(plan.summary.hasPrefix("update "))
    }

    @Test(
        arguments: [
            ("LH400", "2023-05-13", "FRA", "JFK", "--set 1.date=2023-05-12"),
            ("LH400", "2023-05-12", "FRA", "LHR", "--set 1.to=JFK"),
        ])
    func `a flight that may be in the log is a question`(
        number: String, date: String, from: String, to: String, advice: String
    ) async throws {
        let sample = Self.sample(.sample(number, date, from: from, to: to))

        let error = await (try sample.scan()).loaded().state.error

        #expect(error?.message.contains("your log has LH400 FRA–JFK on 12 May 2023") == true)
        #expect(error?.recovery.contains(advice) == true)
        #expect(try await sample.plan().changesNothing)
        #expect(try await sample.log.store.history().isEmpty)

        _ = await (try sample.scan(new: true)).loaded()
        #expect(try await sample.flights().count == 8)
    }

    @Test func `another flight of the day on the same route is a question`() async throws {
        let sample = Self.sample(
            .sample("LH404", "2023-05-12").with(.departs, "17:00"))

        let error = await (try sample.scan()).loaded().state.error

        #expect(error?.recovery.contains("--set 1.number=LH400") == true)
    }

    @Test(
        arguments: [
            PassLeg.sample("LH400", "2023-05-14"),
            .sample("LH400", "2023-05-12", from: "LHR", to: "BER"),
        ])
    func `another day and another leg are other flights`(leg: PassLeg) async throws {
        #expect(try await Self.sample(leg).plan().added.count == 1)
    }

    @Test func `the day of a known arrival stays if the pass says only its time`() async throws {
        let sample = Self.sample(
            .sample("LH401", "2023-05-26", from: "JFK", to: "FRA").with(.arrives, "05:45"))

        #expect(try await sample.plan().flights.map(\.outcome.isSaved) == [true])
        #expect(try await sample.plan().changesNothing)
    }

    @Test func `a cancelled flight of the log is marked so`() async throws {
        let cancelled = Self.a1.with(.status, "cancelled", from: .calendar)

        let plan = try await Self.sample(cancelled).plan()

        #expect(plan.updated.map(\.changes) == [["status cancelled"]])
        #expect(plan.updated.first?.entry?.isFlown == false)
    }

    @Test func `a cancelled flight that the log does not have is only added if a person wants it`()
        async throws
    {
        let sample = Self.sample(
            PassLeg.sample("LH9", "2024-05-14", from: "LHR", to: "BER")
                .with(.status, "cancelled", from: .calendar))

        #expect(try await sample.plan().changesNothing)
        #expect(try await sample.plan().unusable.map(\.outcome) == [.unusable(.cancelled)])
        let added = try await sample.plan(new: true).added
        #expect(added.map { $0.entry?.status } == [.cancelled])
    }

    @Test func `the times of a pass are put on the clocks of its airports`() async throws {
        var leg = PassLeg([
            PassReading(.number, "LH9", from: .calendar),
            PassReading(.from, "FRA", from: .calendar), PassReading(.to, "JFK", from: .calendar),
        ])
        leg.add(.departs, WrittenTime(iso: "2024-05-14T23:30:00Z"), from: .calendar)
        leg.add(.arrives, WrittenTime(iso: "2024-05-15T09:00:00+02:00"), from: .calendar)

        let flight = try #require(try await Self.sample(leg).plan().added.first?.draft.schedule)

        #expect(flight.date?.text == "2024-05-15")
        #expect(flight.departs?.description == "01:30")
        #expect(flight.arrives?.description == "03:00")
    }

    @Test func `a made-up log has no flights to update`() async throws {
        let sample = ScanSample(.sample("LH1", "2023-01-01", from: "FRA", to: "LHR"))

        #expect(try await sample.plan().added.count == 1)
    }

    @Test func `a year that is not on the pass is said with the others`() async throws {
        var leg = Self.a1.with(.seat, "2B")
        leg.otherDates = ["2022-05-12", "2024-05-12"]

        let remarks = try await Self.sample(leg).plan().flights[0].remarks

        #expect(
            remarks == [
                "The year is not on the pass: LH400 FRA–JFK on 12 May 2023 may also be on"
                    + " 2022-05-12 or 2024-05-12. Give the year with --year, such as 2022."
            ])
    }
}
