import FeatureKit
import FeatureTesting
import FlightSamples
import LogSamples
import Logbook
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import LoggedFlightFeature

/// One flight from the records to the blocks; only the store and the tables are samples.
@Suite struct LoggedFlightFeatureTests {
    @Test(
        arguments: [
            ("a2", "a2"), ("LH401", "a2"), ("lh 401", "a2"), ("LH401 2023-05-26", "a2"),
            ("LH401 2023", "a2"), ("UA8840", "a2"), ("DLH401", "a2"), ("TXL-LHR", "a3"),
            ("txl–lhr 2009-05-01", "a3"), ("2024-06-20", "a4"),
        ])
    func `a flight is found by its ID, its numbers, its route and its date`(
        name: String, id: String
    ) async throws {
        let shown = await (try Self.section(name)).loaded()

        #expect(shown.state.content?.facts.first { $0.key == "id" }?.value == .text(id))
    }

    @Test func `several flights are a list to choose from`() async throws {
        let shown = await (try Self.section("2023")).loaded()

        let content = try #require(shown.state.content)
        #expect(
            content.text
                == "2 flights of your log match '2023'. Add the date, or give the ID.")
        #expect(content.table?.cells("id") == [.text("a2"), .text("a1")])
        #expect(content.table?.commands == ["show", "edit", "remove"])
    }

    @Test func `an unknown flight is an error with the nearest number`() async throws {
        let error = await (try Self.section("LH4001")).loaded().state.error

        #expect(
            error?.message
                == "The flight could not be loaded: no flight of your log is called LH4001.")
        #expect(error?.recovery == "Did you mean LH400?")
    }

    @Test func `times are in the zones of the airports, and the delay is counted`() async throws {
        let facts = try await Self.facts("a2")

        #expect(facts["departure"].map { "\($0)" }?.contains("America/New_York") == true)
        #expect(facts["delay_s"] == .duration(1800))
        #expect(facts["duration_s"] == .duration((7 * 60 + 50) * 60))
        #expect(facts["distance_km"] != .empty)
    }

    @Test func `an unknown airport leaves the times as they were written down`() async throws {
        let content = try #require(await (try Self.section("a7")).loaded().state.content)

        let arrives = content.facts.first { $0.label == "Arrives" }
        #expect(arrives?.value == .text("1 Aug 2022 09:00, in an unknown time zone"))
        #expect(content.facts.first { $0.label == "To" }?.value == .text("Oz, unknown"))
        #expect(content.contains { if case .map = $0 { true } else { false } } == false)
    }

    @Test func `every flight has the same keys`() async throws {
        let keys = try await Self.section("a1").loaded().state.content?.facts.filter(
            \.isForMachines
        ).map(\.key)

        for id in ["a2", "a3", "a4", "a5", "a6", "a7"] {
            let others = try await Self.section(id).loaded().state.content?.facts.filter(
                \.isForMachines)
            #expect(others?.map(\.key) == keys)
        }
    }

    @Test func `the seat, its kind, the booking code and the note are private`() async throws {
        let facts = try #require(await (try Self.section("a1")).loaded().state.content).facts

        #expect(
            facts.filter(\.isPrivate).map(\.key) == ["seat", "seat_kind", "booking_code", "note"])
    }

    @Test(arguments: [GoldenFormat.terminal80, .terminal40, .markdown, .html, .json, .csv])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let text = format.text(of: await (try Self.section("LH400")).loaded())

        try Golden.verify(text, "show.\(format.fileExtension)")
    }

    private static func facts(_ name: String) async throws -> [String: Cell] {
        let content = try #require(await (try section(name)).loaded().state.content)
        return Dictionary(
            content.facts.filter(\.isForMachines).map { ($0.key, $0.value) },
            uniquingKeysWith: { $1 })
    }

    @Test func `where it is now follows the log, with a point on the map`() async throws {
        let sample = LiveSample()
        let section = LoggedFlightSection(
            name: try #require(LoggedFlightName("LH400")),
            presenter: Presenter(
                "The flight",
                from: LoggedFlightInteractor(
                    log: sample.log, facts: AircraftFactsSpy(), live: sample.live)))
        let output = SectionOutputSpy<LoggedFlightResult>()
        await section.load(into: output)

        let results = output.states.compactMap(\.content)
        #expect(results.map { $0.live == nil } == [true, false])
        let live = try #require(results.last)
        #expect(section.refreshInterval(for: live) == .seconds(10))
        let blocks = section.body(for: live)
        let facts = blocks.flatMap { if case .facts(let facts) = $0 { facts } else { [Fact]() } }
        #expect(facts.first { $0.key == "live" }?.value == .text("in-air"))
        let points = blocks.flatMap {
            if case .map(let map) = $0 { map.points } else { [MapPoint]() }
        }
        #expect(points.map(\.label) == ["FRA", "JFK", "LH400"])
        let moved = try #require(section.moved(live, to: LiveSample.now.addingTimeInterval(10)))
        #expect(moved.live != live.live)
    }

    @Test func `a source that fails is a warning, and the flight is still shown`() async throws {
        let sample = LiveSample(hearing: .failure(.status(500)))
        let shown = await LoggedFlightSection(
            name: try #require(LoggedFlightName("LH400")),
            presenter: Presenter(
                "The flight",
                from: LoggedFlightInteractor(
                    log: sample.log, facts: AircraftFactsSpy(), live: sample.live))
        ).loaded()

        #expect(shown.state.content?.facts.first { $0.key == "live" }?.value == .text("failed"))
        #expect(shown.warnings.count == 1)
        #expect(shown.isPartial)
    }

    static func section(_ name: String) throws -> LoggedFlightSection {
        LoggedFlightSection(
            name: try #require(LoggedFlightName(name)),
            presenter: Presenter(
                "The flight",
                from: LoggedFlightInteractor(
                    log: SampleLog().service, facts: AircraftFactsSpy())))
    }
}
