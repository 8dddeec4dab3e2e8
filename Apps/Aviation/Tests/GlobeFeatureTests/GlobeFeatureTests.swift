import AirportFacts
import DemoLog
import FeatureKit
import FeatureTesting
import FlightFacts
import FlightSamples
import Flights
import LogSamples
import Logbook
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import GlobeFeature

/// The feature from the recipe to what is written.
@Suite struct GlobeFeatureTests {
    private static let flights: [LoggedFlight] = [
        LogEntry.sample("a", "TT1", from: "TOA", "2024-01-01", to: "OTT").record,
        LogEntry.sample("b", "TT2", from: "OTT", "2024-02-01", to: "MOL").record,
    ]

    @Test func `the recipe passes the recipe check`() async throws {
        let check = RecipeCheck(GlobeBuilder.recipe) {
            LogDependencies.sample($0, flights: Self.flights)
        }

        #expect(try await check.broken(asking: BaseRequestSpy.log()) == [])
    }

    @Test(arguments: [
        ["year": "never"], ["units": "royal"], ["flight": "--"],
    ])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) {
            try GlobeBuilder.recipe.make(
                .sample(BaseRequestSpy.log()), OptionValues(options))
        }
    }

    @Test func `aircraft in the air are on the map and in a table, asked for in one request`()
        async throws
    {
        let sample = LiveSample()
        let section = GlobeSection(
            query: GlobeQuery(isLive: true),
            presenter: Presenter(
                "The globe", from: GlobeInteractor(log: sample.log, live: sample.live)))

        let shown = await section.loaded()

        #expect(sample.sky.selections == [.callSigns(["DLH400"])])
        let blocks = try #require(shown.state.content)
        let points = blocks.flatMap {
            if case .map(let map) = $0 { map.points } else { [MapPoint]() }
        }
        #expect(points.last?.label == "LH400")
        let table = blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }
            .first
        #expect(table?.key == "live")
        #expect(table?.cells("state") == [.text("in-air")])
        #expect(blocks.count { if case .table = $0 { true } else { false } } == 2)
    }

    /// After the flights of the made-up log: 1 January 2026.
    private static let now = Date(timeIntervalSince1970: 1_767_225_600)

    /// The made-up log, with the embedded tables.
    private func demo(_ options: [String: String] = [:]) async throws -> SectionSnapshot {
        let facts = AirportFacts.responses.merging(FlightFacts.responses)
        let dependencies = LogDependencies.sample(
            facts, madeUp: DemoLog.flights(now: Self.now), now: Self.now)
        return await (try GlobeBuilder.recipe.make(dependencies, OptionValues(options))).loaded()
    }

    @Test(arguments: [GoldenFormat.terminal80, .json])
    func `the globe of the made-up log matches the golden files`(format: GoldenFormat)
        async throws
    {
        try Golden.verify(format.text(of: try await demo()), "globe.\(format.fileExtension)")
    }

    @Test func `GeoJSON has the arcs, cut at the date line`() async throws {
        let report = Report(
            title: "Golden report",
            source: Report.Source(id: "golden", summary: "made up for tests."),
            generatedAt: GoldenFormat.now, sections: [try await demo(["year": "2023"])])

        try Golden.verify(try GeoJSONSurface().text(of: report), "globe.geojson")
    }
}
