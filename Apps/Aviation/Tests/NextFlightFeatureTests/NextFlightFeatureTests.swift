import FeatureKit
import FeatureTesting
import Flights
import LogSamples
import Logbook
import SectionEssentials
import SectionKit
import Testing

@testable import NextFlightFeature

/// The next flight from the records to the line; only the store and the tables are samples.
@Suite struct NextFlightFeatureTests {
    /// A flight from 14:00 to 15:10 in Berlin on 20 June 2024, which is 12:00 to 13:10 UTC.
    private static func flight(
        _ change: (inout LoggedFlight) -> Void = { _ in }
    ) -> LoggedFlight {
        .sample("LH174", "FRA", "2024-06-20T14:00", "BER", "2024-06-20T15:10", change)
    }

    @Test(
        arguments: [
            ("2024-06-18T08:00:00Z", "LH174 FRA–BER in 2 days 4 h"),
            ("2024-06-20T08:40:00Z", "LH174 FRA–BER in 3 h 20 min"),
            ("2024-06-20T10:00:00Z", "LH174 FRA–BER in 2 h"),
            ("2024-06-20T11:44:20Z", "LH174 FRA–BER in 16 min"),
            ("2024-06-20T11:59:00Z", "LH174 FRA–BER in 1 min"),
            ("2024-06-20T12:00:00Z", "LH174 FRA–BER now"),
            ("2024-06-20T12:30:00Z", "LH174 FRA–BER lands in 40 min"),
        ])
    func `the line counts down to the departure, then to the arrival`(
        now: String, line: String
    ) async throws {
        #expect(try await Self.line(["a": Self.flight()], at: now) == line)
    }

    @Test func `airports that could not be read are said, and make the line a part`() async {
        var log = Log(warnings: ["Your own airports are unknown: it is torn."])
        log.lacksAirports = true

        let snapshot = await NextFlightSection(
            presenter: Presenter(
                "The log", from: NextFlightInteractor(log: LogSpy(.success(log)), now: .distantPast)
            )
        ).loaded()

        #expect(snapshot.warnings == log.warnings)
        #expect(snapshot.isPartial)
    }

    @Test func `the gate, a delay and boarding are said`() async throws {
        let delayed = Self.flight {
            $0.departure.gate = "B42"
            $0.departure.actual = LocalDateTime("2024-06-20T14:25")
            $0.status = .delayed
        }
        let boarding = Self.flight {
            $0.departure.gate = "B42"
            $0.status = .boarding
        }

        #expect(
            try await Self.line(["a": delayed], at: "2024-06-20T10:00:00Z")
                == "LH174 FRA–BER in 2 h 25 min, gate B42, delayed by 25 min")
        #expect(
            try await Self.line(["a": boarding], at: "2024-06-20T11:40:00Z")
                == "LH174 FRA–BER in 20 min, gate B42, boarding")
    }

    @Test(
        arguments: [
            ("2024-06-20", "today"), ("2024-06-21", "tomorrow"), ("2024-07-01", "on 1 Jul 2024"),
            ("2024-08", "in Aug 2024"), ("2025", "in 2025"),
        ])
    func `a flight without a time has its date`(date: String, words: String) async throws {
        let flight = LoggedFlight.sample("LH174", "FRA", date, "BER", nil)

        #expect(
            try await Self.line(["a": flight], at: "2024-06-20T10:00:00Z")
                == "LH174 FRA–BER \(words)")
    }

    @Test func `the flight that departs first is next, not one that is cancelled or over`()
        async throws
    {
        let flights: [String: LoggedFlight] = [
            "a": .sample("LH1", "FRA", "2024-06-19T08:00", "LHR", "2024-06-19T08:40"),
            "b": .sample("LH2", "FRA", "2024-06-20T13:00", "LHR", "2024-06-20T13:40") {
                $0.status = .cancelled
            },
            "c": Self.flight(),
            "d": .sample("LH4", "FRA", "2024-06-21", "LHR", nil),
        ]

        #expect(
            try await Self.line(flights, at: "2024-06-20T10:00:00Z")
                == "LH174 FRA–BER in 2 h")
    }

    @Test(arguments: [[:], ["a": Self.flight()]] as [[String: LoggedFlight]])
    func `without a planned flight it says so, and its values are unknown`(
        flights: [String: LoggedFlight]
    ) async throws {
        let shown = await (try Self.section(flights, at: "2030-01-01T00:00:00Z")).loaded()
        let planned = await (try Self.section(["a": Self.flight()], at: "2024-06-20T10:00:00Z"))
            .loaded()

        #expect(
            shown.state.content?.text
                == (flights.isEmpty
                    ? "Your log is empty, so no flight of yours is planned."
                    : "No flight is planned."))
        #expect(shown.state.content?.facts.map(\.key) == planned.state.content?.facts.map(\.key))
        #expect(shown.state.content?.facts.allSatisfy { $0.value == .empty } == true)
    }

    @Test func `between two loads the line goes on`() async throws {
        let section = try Self.section(["a": Self.flight()], at: "2024-06-20T10:00:00Z")
        let output = SectionOutputSpy<NextFlight>()
        await section.load(into: output)
        let next = try #require(output.states.last?.content)

        let later = try #require(section.moved(next, to: SampleLog.now + 3600))

        #expect(later.line == "LH174 FRA–BER in 1 h")
        #expect(section.refreshInterval(for: next) == .seconds(60))
    }

    @Test func `a changed gate is announced, and the same one is not`() async throws {
        func next(_ flight: LoggedFlight) async throws -> NextFlight {
            let section = try Self.section(["a": flight], at: "2024-06-20T10:00:00Z")
            let output = SectionOutputSpy<NextFlight>()
            await section.load(into: output)
            return try #require(output.states.last?.content)
        }
        let section = try Self.section([:], at: "2024-06-20T10:00:00Z")
        let old = try await next(Self.flight { $0.departure.gate = "B40" })
        let new = try await next(Self.flight { $0.departure.gate = "B42" })

        #expect(section.notices(of: new, since: old) == ["LH174 FRA–BER: gate B42 (was B40)."])
        #expect(section.notices(of: new, since: new).isEmpty)
    }

    @Test func `alone on a terminal it is one line`() async throws {
        let shown = await (try Self.section(["a": Self.flight()], at: "2024-06-20T10:00:00Z"))
            .loaded()

        let report = Report(
            title: "Log", source: Report.Source(id: "log", summary: "a log."),
            generatedAt: SampleLog.now, sections: [shown])
        #expect(try TerminalSurface().text(of: report) == "LH174 FRA–BER in 2 h\n")
    }

    @Test(
        arguments: [
            (
                [LiveSample.aircraft()],
                "LH400 FRA–JFK lands in about 3 h 42 min, in the air, 49 % of the way, heard 4 s ago"
            ),
            (
                [], "LH400 FRA–JFK lands in 4 h 10 min, not heard as DLH400 by adsb.lol"
            ),
            (
                [LiveSample.aircraft(heard: 600)],
                "LH400 FRA–JFK lands in 4 h 10 min, last heard 10 min ago"
            ),
        ])
    func `the line says where the flight is, or why that is not known`(
        aircraft: [Aircraft], line: String
    ) async throws {
        let sample = LiveSample(hearing: .success(LiveSample.sky(aircraft)))
        let section = NextFlightSection(
            presenter: Presenter(
                "The log",
                from: NextFlightInteractor(
                    log: sample.log, live: sample.live, now: LiveSample.now)))

        #expect(await section.loaded().state.content?.text == line)
    }

    @Test func `a flight that is late and still heard in the air goes on`() async throws {
        let late = try #require(ISO8601.date(from: "2024-06-20T21:00:00Z"))
        let heard = LiveSample.aircraft {
            $0.positionTime = late.addingTimeInterval(-5)
            $0.lastContact = late.addingTimeInterval(-5)
        }
        let sample = LiveSample(hearing: .success(Sky([heard], at: late)), at: late)
        let log = try await sample.log.log()

        let next = NextFlight(log, live: await sample.live.positions(in: log), now: late)

        #expect(NextFlight(log, now: late).entry == nil)
        #expect(next.entry?.name == "LH400")
    }

    private static func line(
        _ flights: [String: LoggedFlight], at now: String
    ) async throws -> String? {
        await (try section(flights, at: now)).loaded().state.content?.text
    }

    private static func section(
        _ flights: [String: LoggedFlight], at now: String
    ) throws -> NextFlightSection {
        let now = try #require(ISO8601.date(from: now))
        let log = SampleLog(flights)
        return NextFlightSection(
            presenter: Presenter(
                "The log", from: NextFlightInteractor(log: log.service(at: now), now: now)))
    }
}
