import FeatureTesting
import Flights
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import LogChangesFeature

/// Adding a flight, over a store in memory.
@Suite struct AddFlightTests {
    private static let given = [
        "number": "lh 402", "date": "2024-06-14", "from": "fra", "to": "JFK", "departs": "10:05",
        "arrives": "12:45", "seat": "14A", "class": "business", "note": " by the wing ",
    ]

    @Test func `a flight is stored as it was given`() async throws {
        let log = SampleLog([:])

        let shown = await (try add(Self.given, to: log)).loaded()

        #expect(shown.state.content?.text == "LH402 FRA–JFK on 14 Jun 2024 is in your log.")
        #expect(shown.warnings == [])
        let flight = try #require(try await log.flights().first)
        #expect(flight.airline == nil)
        #expect(flight.departure.scheduled == LocalDateTime("2024-06-14T10:05"))
        #expect(flight.arrival.scheduled == LocalDateTime("2024-06-14T12:45"))
        #expect(flight.seat == "14A")
        #expect(flight.cabin == .business)
        #expect(flight.note == "by the wing")
        #expect(flight.source == .manual)
    }

    @Test func `a plan shows the flight and changes nothing`() async throws {
        let log = SampleLog([:])
        let output = SectionOutputSpy<ActionPlan>()

        await (try add(Self.given, to: log)).plan(into: output)

        #expect(output.states.last?.content?.summary == "add LH402 FRA–JFK on 14 Jun 2024")
        #expect(try await log.flights().isEmpty)
    }

    @Test(
        arguments: [
            (["date": "2024", "from": "FRA"], "the airports are missing"),
            (["from": "FRA", "to": "JFK"], "the date is missing"),
            (
                ["date": "2024-06", "from": "FRA", "to": "JFK", "departs": "10:05"],
                "--departs needs a whole date, not 2024-06"
            ),
            (
                [
                    "date": "2024-06-14", "from": "JFK", "to": "FRA", "departs": "16:05",
                    "arrives": "05:45",
                ], "14 Jun 2024 05:45 in FRA is not after 14 Jun 2024 16:05 in JFK"
            ),
        ] as [([String: String], String)])
    func `a flight that cannot be is refused with the reason`(
        given: [String: String], reason: String
    ) async throws {
        let log = SampleLog([:])

        let error = await (try add(given, to: log)).loaded().state.error

        #expect(error?.message == "The flight could not be added: \(reason).")
        #expect(error?.recovery.contains("--") == true)
        #expect(try await log.flights().isEmpty)
    }

    @Test(arguments: [("05:45+1", "2024-06-15T05:45"), ("23:50-1", "2024-06-13T23:50")])
    func `an arrival may be on another day`(arrives: String, time: String) async throws {
        let log = SampleLog([:])
        let given = ["date": "2024-06-14", "from": "Oz", "to": "FRA", "departs": "16:05"]

        _ = await (try add(given.merging(["arrives": arrives]) { $1 }, to: log)).loaded()

        #expect(try await log.flights().first?.arrival.scheduled == LocalDateTime(time))
    }

    @Test func `an unknown airport is a warning, and so is the same airport twice`() async throws {
        let log = SampleLog([:])

        let shown = await (try add(["date": "2024", "from": "Oz", "to": "Oz"], to: log)).loaded()

        let unknown =
            "No airport is known as 'Oz', so its place and its time zone are unknown:"
            + " check the code, or add it with 'flight-log airports add CODE'."
        #expect(
            shown.warnings == [
                unknown, unknown, "The flight departs from and arrives at the same airport.",
            ])
        #expect(try await log.flights().count == 1)
    }

    @Test(
        arguments: [
            ["number": "LH400", "date": "2023-05-12", "from": "FRA", "to": "LHR"],
            ["date": "2023-05-13", "from": "FRA", "to": "JFK"],
            ["date": "2024-06-19", "from": "FRA", "to": "TXL"],
        ])
    func `a flight that the log may have is added only if it is asked for again`(
        given: [String: String]
    ) async throws {
        let log = SampleLog()

        let refused = await (try add(given, to: log)).loaded().state.error
        #expect(refused?.recovery == "If this is another flight, add it with --again.")
        #expect(try await log.flights().count == 7)

        _ = await (try add(given, again: true, to: log)).loaded()
        #expect(try await log.flights().count == 8)
    }

    @Test(
        arguments: [
            ["date": "2023-05-14", "from": "FRA", "to": "JFK"],
            ["date": "2023-05-12", "from": "JFK", "to": "FRA"],
            ["date": "2023-05", "from": "FRA", "to": "JFK"],
        ])
    func `another day, another way and another precision are other flights`(
        given: [String: String]
    ) async throws {
        let log = SampleLog()

        #expect(await (try add(given, to: log)).loaded().state.error == nil)
    }

    @Test func `airports that are not given are looked up by the number`() async throws {
        let log = SampleLog([:])
        let known = LoggedFlight.sample("LH402", "FRA", "2024-06-14T10:05", "JFK", nil)
        let lookUp = LookUpStub(found: [.init(known, remarks: ["The schedule is a guess."])])

        let shown = await
            (try add(
                ["number": "LH402", "date": "2024-06-14", "seat": "2A"], to: log, lookUp: lookUp))
            .loaded()

        #expect(shown.warnings == ["The schedule is a guess."])
        let flight = try #require(try await log.flights().first)
        #expect(flight.route == "FRA–JFK")
        #expect(flight.seat == "2A")
        #expect(flight.departure.scheduled == LocalDateTime("2024-06-14T10:05"))
    }

    @Test func `a number with several routes is a question`() async throws {
        let lookUp = LookUpStub(
            found: [
                .init(.sample("LH402", "FRA", "2024-06-14", "JFK", nil)),
                .init(.sample("LH402", "JFK", "2024-06-14", "BER", nil)),
            ])
        let given = ["number": "LH402", "date": "2024-06-14"]

        let error = await (try add(given, to: SampleLog([:]), lookUp: lookUp)).loaded().state.error
        #expect(error?.message.hasSuffix("LH402 has several routes: FRA–JFK, JFK–BER.") == true)

        let log = SampleLog([:])
        let from = given.merging(["from": "JFK"]) { $1 }
        _ = await (try add(from, to: log, lookUp: lookUp)).loaded()
        #expect(try await log.flights().first?.route == "JFK–BER")
    }

    @Test func `a number that nobody knows is refused with who was asked`() async throws {
        let lookUp = LookUpStub(steps: [
            .init("adsbdb.com", .failed("it did not respond", recovery: "Try again."))
        ])

        let error = await
            (try add(
                ["number": "LH402", "date": "2024-06-14"], to: SampleLog([:]), lookUp: lookUp))
            .loaded().state.error

        #expect(
            error?.message
                == "The flight could not be added: the airports of LH402 are not known.")
        #expect(error?.recovery.hasPrefix("adsbdb.com: it did not respond. Try again. Add") == true)
    }

    @Test func `nothing is said to be saved if the disk is full`() async throws {
        let log = SampleLog([:])
        log.store.fail(with: .nothingToUndo)

        let shown = await (try add(Self.given, to: log)).loaded()

        #expect(shown.state.error != nil)
    }
}
