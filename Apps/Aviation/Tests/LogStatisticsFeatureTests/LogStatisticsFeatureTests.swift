import AirportFacts
import DemoLog
import FeatureKit
import FeatureTesting
import FlightFacts
import LogSamples
import Logbook
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import LogStatisticsFeature

/// The feature from the recipe to what is written.
@Suite struct LogStatisticsFeatureTests {
    private func load(
        _ options: [String: String] = [:],
        _ log: LogSpy
    ) async throws -> SectionSnapshot {
        let section = LogStatisticsSection(
            query: try LogStatisticsQuery(OptionValues(options)),
            presenter: Presenter(
                "The statistics", from: LogStatisticsInteractor(log: log, now: LogEntry.sampleNow)))
        return await section.loaded()
    }

    private static let log = LogSpy([
        .sample("a", "LH1", from: "FRA", "2024-01-01", to: "MUC"),
        .sample("b", "LH2", from: "FRA", "2024-01-02", to: "JFK"),
        .sample("c", "LH3", from: "SYD", "2024-01-03", to: "SCL"),
    ])

    @Test func `the recipe passes the recipe check`() async throws {
        let flights = [LogEntry.sample("a", "TT1", from: "TOA", "2024-01-01", to: "OTT").record]
        let check = RecipeCheck(LogStatisticsBuilder.recipe, ["year": "2024", "co2": ""]) {
            LogDependencies.sample($0, flights: flights)
        }

        #expect(try await check.broken(asking: BaseRequestSpy.log()) == [])
    }

    @Test(arguments: [["top": "0"], ["top": "some"], ["year": "then"], ["units": "royal"]])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) {
            try LogStatisticsBuilder.recipe.make(
                .sample(BaseRequestSpy.log()), OptionValues(options))
        }
    }

    @Test func `emissions are shown only when they are asked for, with their method`()
        async throws
    {
        let without = try #require(try await load([:], Self.log).state.content)
        let with = try #require(try await load(["co2": ""], Self.log).state.content)

        #expect(without.facts.first { $0.key == "co2_estimate_kg" }?.value == .empty)
        #expect(without.text.contains("estimate") == false)
        let fact = try #require(with.facts.first { $0.key == "co2_estimate_kg" })
        #expect(fact.label == "Carbon dioxide, estimated")
        #expect(fact.value.isKnown)
        #expect(with.text.contains("3.16 × fuel × passengers' share ÷ (seats × load)"))
    }

    @Test func `tables have as many rows as asked for`() async throws {
        let blocks = try #require(try await load(["top": "2"], Self.log).state.content)

        let airports = try #require(blocks.table("airports"))
        #expect(airports.rows.count == 2)
        #expect(airports.matching == 5)
        #expect(airports.rows.first?.first == .text("FRA"))
    }

    @Test func `distances are in the units that were chosen, and in kilometres for machines`()
        async throws
    {
        let blocks = try #require(
            try await load(["units": "imperial"], Self.log).state.content)

        let shown = try #require(blocks.facts.first { $0.label == "Distance" })
        guard case .measure(let measure) = shown.value else {
            Issue.record("The distance is \(shown.value).")
            return
        }
        #expect(measure.unit == .mile)
        guard
            case .decimal(let kilometres, _) = try #require(
                blocks.facts.first { $0.key == "distance_km" }
            ).value
        else {
            Issue.record("There are no kilometres.")
            return
        }
        #expect(abs(measure.value * 1.609344 - kilometres) < 0.01)
    }

    @Test func `the time of flights whose durations are unknown is not 0`() async throws {
        let blocks = try #require(try await load([:], Self.log).state.content)

        #expect(blocks.facts.first { $0.label == "Time" }?.value == .unknown)
        #expect(blocks.facts.first { $0.key == "duration_s" }?.value == .empty)
        let airports = try #require(blocks.table("airports"))
        #expect(airports.rows.allSatisfy { $0.contains(.unknown) })
    }

    @Test func `an empty log has all keys, and says that nothing was flown`() async throws {
        let blocks = try #require(try await load([:], LogSpy([])).state.content)

        #expect(blocks.first == .notice(Notice(.info, "No flights flown.")))
        #expect(
            blocks.facts.contains {
                $0.key == "around_the_earth" && $0.value == .decimal(0, digits: 2)
            })
        #expect(blocks.charts.allSatisfy { $0.bars.isEmpty })
        #expect(blocks.charts.count == 7)
    }

    @Test func `a log that cannot be read is an error`() async throws {
        let shown = try await load([:], LogSpy(.failure(.noStore("no folder"))))

        #expect(
            shown.state.error?.message == "The statistics could not be loaded: no folder.")
    }

    @Test func `warnings of the log are those of the section`() async throws {
        let log = LogSpy(.success(Log([], warnings: ["A table is broken."])))

        #expect(try await load([:], log).warnings == ["A table is broken."])
    }

    @Test(arguments: [GoldenFormat.terminal80, .markdown, .json])
    func `the statistics of the made-up log match the golden files`(format: GoldenFormat)
        async throws
    {
        let facts = AirportFacts.responses.merging(FlightFacts.responses)
        let dependencies = LogDependencies.sample(
            facts, madeUp: DemoLog.flights(now: Self.now), now: Self.now)
        let section = try LogStatisticsBuilder.recipe.make(
            dependencies, OptionValues(["year": "2024", "co2": "", "top": "3"]))

        let text = format.text(of: await section.loaded())

        try Golden.verify(text, "statistics.\(format.fileExtension)")
    }

    /// After the flights of the made-up log: 1 January 2026.
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)
}

extension [Block] {
    fileprivate func table(_ key: String) -> Table? {
        lazy.compactMap { block -> Table? in
            if case .table(let table) = block, table.key == key { table } else { nil }
        }.first
    }
}
