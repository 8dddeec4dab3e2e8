import FeatureTesting
import Flights
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import ScanFeature

/// Adding the flights of passes, from the reader to the store.
@Suite struct ScanTests {
    private static let leg = PassLeg.sample().with(.seat, "14A").with(.cabin, "business")
        .with(.departs, "10:05").with(.arrives, "12:45").with(.bookingCode, "X7K2PQ")
        .with(.passenger, "MUSTER/ERIKA").with(.codeShare, "UA8830")

    @Test func `a pass is saved as it was read`() async throws {
        let sample = ScanSample(Self.leg)

        let shown = await (try sample.scan()).loaded()

        #expect(
            shown.state.content?.text
                == "LH402 FRA–JFK on 14 Jun 2024 is in your log. 'flight-log undo' takes it back.")
        #expect(shown.warnings == [])
        let flight = try #require(try await sample.flights().first)
        #expect(flight.airline == nil)
        #expect(flight.departure.scheduled == LocalDateTime("2024-06-14T10:05"))
        #expect(flight.arrival.scheduled == LocalDateTime("2024-06-14T12:45"))
        #expect(flight.seat == "14A")
        #expect(flight.cabin == .business)
        #expect(flight.bookingCode == "X7K2PQ")
        #expect(flight.codeShares == ["UA8830"])
        #expect(flight.source == .pkpass)
    }

    @Test func `a plan changes nothing`() async throws {
        let sample = ScanSample(Self.leg)
        let output = SectionOutputSpy<ActionPlan>()

        await (try sample.scan()).plan(into: output)

        #expect(output.states.last?.content?.summary == "add LH402 FRA–JFK on 14 Jun 2024")
        #expect(output.states.last?.content?.changesNothing == false)
        #expect(try await sample.flights().isEmpty)
    }

    @Test func `several flights are one change`() async throws {
        let sample = ScanSample(
            .sample(), .sample("LH411", "2024-06-15", from: "JFK", to: "FRA"))

        _ = await (try sample.scan()).loaded()

        #expect(try await sample.flights().map(\.number) == ["LH402", "LH411"])
        #expect(try await sample.log.store.history().map(\.summary) == ["add 2 flights"])
    }

    @Test func `a correction counts more than what was read`() async throws {
        let sample = ScanSample(
            Self.leg, .sample("LH411", "2024-06-15", from: "JFK", to: "FRA"))

        let plan = try await sample.plan(set: "1.seat=2B,2.note=sat by the wing")

        #expect(plan.flights.map(\.draft.flight.seat) == ["2B", nil])
        #expect(plan.flights.map(\.draft.flight.note) == [nil, "sat by the wing"])
        #expect(plan.flights[0].found.leg.others(of: .seat).map(\.text) == ["14A"])
        #expect(plan.flights[0].remarks == [])
    }

    @Test(
        arguments: [
            ("seat=2B", "2 flights were read, and --set seat does not say which it is"),
            ("3.seat=2B", "there is no flight 3"),
        ])
    func `a correction must say its flight`(set: String, reason: String) async throws {
        let sample = ScanSample(
            .sample(), .sample("LH411", "2024-06-15", from: "JFK", to: "FRA"))

        let error = await (try sample.scan(set: set)).loaded().state.error

        #expect(error?.message == "The flights could not be saved: \(reason).")
        #expect(try await sample.flights().isEmpty)
    }

    @Test func `an arrival before the departure is on the next day`() async throws {
        let sample = ScanSample(
            .sample("LH411", "2024-06-15", from: "JFK", to: "FRA")
                .with(.departs, "16:05").with(.arrives, "05:45"))

        _ = await (try sample.scan()).loaded()

        let flight = try #require(try await sample.flights().first)
        #expect(flight.arrival.scheduled == LocalDateTime("2024-06-16T05:45"))
    }

    @Test func `a value that its option does not take is left out with a warning`() async throws {
        let sample = ScanSample(Self.leg.with(.departs, "10h", from: .passData))

        let plan = try await sample.plan()

        #expect(plan.flights[0].draft.schedule.departs == nil)
        #expect(plan.flights[0].warnings == ["'10h' is not valid for departs and is left out."])
    }

    @Test func `a flight without a date is not saved, and the others are`() async throws {
        let sample = ScanSample(
            .sample("LH402", nil), .sample("LH411", "2024-06-15", from: "JFK", to: "FRA"))

        let action = try sample.scan()
        let shown = await action.loaded()

        #expect(try await sample.flights().map(\.number) == ["LH411"])
        #expect(
            shown.warnings == [
                "LH402 FRA–JFK was not saved. The date is missing. Give it with"
                    + " --set 1.date=2026-06-14, or in the form of browse."
            ])
        #expect(action.isPartial(try await sample.plan()))
    }

    @Test func `a file that cannot be read is a warning if another can`() async throws {
        let sample = ScanSample(["a.png": [.sample("a.png", kind: .picture, .sample())]])

        let shown = await (try sample.scan(["a.png", "b.png"])).loaded()

        #expect(shown.warnings == ["'b.png' cannot be read. Check the name."])
        let flight = try #require(try await sample.flights().first)
        #expect(flight.source == .scan)

        let error = await (try sample.scan(["b.png", "c.png"])).loaded().state.error
        #expect(error?.message == "The flights could not be saved: 'b.png' cannot be read.")
    }

    @Test func `a year that is given leaves no question`() async throws {
        var leg = Self.leg
        leg.otherDates = ["2023-06-15"]
        let sample = ScanSample(leg)
        let output = InteractorOutputSpy<ScanPlan, ScanError>()

        await sample.interactor.fetch(
            try sample.query(year: 2024), reportingTo: output)

        #expect(try output.answers.last?.get().flights[0].remarks == [])
        #expect(sample.reader.asked == ["pass.pkpass 2024"])
    }

    @Test func `a year that was guessed is a warning of what was saved`() async throws {
        var leg = Self.leg
        leg.otherDates = ["2023-06-15"]

        let shown = await (try ScanSample(leg).scan()).loaded()

        #expect(
            shown.warnings == [
                "The year is not on the pass: LH402 FRA–JFK on 14 Jun 2024 may also be on"
                    + " 2023-06-15. Give the year with --year, such as 2023."
            ])
    }

    @Test func `a picture without a flight says what was tried`() async throws {
        let sample = ScanSample([
            "a.png": [
                ReadPass(
                    "a.png", kind: .picture,
                    attempts: [
                        PassAttempt("bar code", hasFound: false),
                        PassAttempt("text", hasFound: false),
                    ])
            ]
        ])

        let error = await (try sample.scan(["a.png"])).loaded().state.error

        #expect(
            error?.message == "The flights could not be saved: no flight was found in 'a.png'"
                + " (tried: bar code, text).")
        #expect(error?.recovery.hasPrefix("Photograph the pass flat") == true)
    }

    @Test func `two passes for one flight are one flight`() async throws {
        let sample = ScanSample([
            "a.png": [.sample("a.png", kind: .picture, .sample().with(.seat, "14A"))],
            "b.eml": [.sample("b.eml", kind: .mail, .sample().with(.departs, "10:05"))],
        ])

        _ = await (try sample.scan(["a.png", "b.eml"])).loaded()

        let flights = try await sample.flights()
        #expect(flights.map(\.seat) == ["14A"])
        #expect(flights.map(\.departure.scheduled) == [LocalDateTime("2024-06-14T10:05")])
    }

    @Test func `the plan and the change are of one reading`() async throws {
        let sample = ScanSample(Self.leg)
        let action = try sample.scan()

        await action.plan(into: SectionOutputSpy<ActionPlan>())
        _ = await action.loaded()

        #expect(sample.reader.asked == ["pass.pkpass"])
    }

    @Test func `nothing is said to be saved if the disk is full`() async throws {
        let sample = ScanSample(Self.leg)
        sample.log.store.fail(with: .nothingToUndo)

        #expect(await (try sample.scan()).loaded().state.error != nil)
    }
}
