import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import FlightSamples
import Flights
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import MapFeature

/// The feature from the source to the blocks; only the source and the request are spies.
@Suite struct MapFeatureTests {
    @Test func `a map of flights has each aircraft pointing where it flies, and their table`()
        async throws
    {
        let shown = try await load([:])

        #expect(shown.map.points.compactMap(\.row).count == 6)
        #expect(shown.map.points.first?.heading == 180)
        #expect(shown.map.title == "Map of flights")
        #expect(!shown.map.isCompanion)
        #expect(shown.map.table == "flights")
        #expect(shown.tables.map(\.key) == ["flights"])
        #expect(shown.tables[0].rows.count == 7)
    }

    @Test(arguments: [
        (["show": "airports"], ["OTT", "TOA", "MOL", "PEN"]),
        (["show": "airports", "country": "UK,NL"], ["OTT", "TOA"]),
        (["show": "airports", "type": "medium"], ["MOL", "PEN"]),
        (["show": "airports", "search": "mole"], ["MOL"]),
        (["show": "airports", "near": "TOA"], ["TOA"]),
        (["show": "airports", "near": "TOA", "radius": "500nm"], ["TOA", "OTT"]),
        (["show": "airports", "box": "-30,0,0,30"], ["MOL"]),
        (["show": "airports", "limit": "1"], ["OTT"]),
    ])
    func `a map of airports has those with a position that match`(
        options: [String: String], codes: [String]
    ) async throws {
        let sky = SkySpy(.failure(.status(500)))

        let shown = try await load(options, sky)

        #expect(shown.tables.map(\.key) == ["airports"])
        #expect(shown.tables[0].cells("code") == codes.map(Cell.text))
        #expect(Set(shown.map.points.compactMap(\.row)).count == codes.count)
        #expect(shown.map.table == "airports")
        #expect(sky.selections == [])
    }

    @Test func `a map of both has large airports, whose points belong to no row`() async throws {
        let shown = try await load(["show": "both", "near": "TOA"])

        #expect(shown.tables.map(\.key) == ["flights", "airports"])
        #expect(shown.tables[1].cells("code") == [.text("TOA")])
        #expect(shown.map.points.filter { $0.row != nil }.count == 3)
        #expect(shown.map.points.filter { $0.row == nil }.map(\.label) == ["TOA", "TOA"])
        #expect(shown.map.points.last?.tone == .pending)
        #expect(
            shown.texts == [
                "3 of 7 aircraft within 50 NM of Toad Hall International Airport (TOA), "
                    + "in the air and near first.",
                "1 airport of type large within 50 NM of Toad Hall International Airport (TOA).",
            ])
    }

    @Test(arguments: [["near": "TOA"], ["show": "airports"], ["show": "both", "near": "TOA"]])
    func `a map with an airport has its runways, whose ends have names`(
        options: [String: String]
    ) async throws {
        let shown = try await load(options)

        let runways = shown.map.lines.filter { $0.ends != nil }
        #expect(runways.map(\.label) == ["09L/27R"])
        #expect(runways.map(\.ends) == [MapLine.Ends(first: "09L", last: "27R")])
        #expect(try await load([:]).map.lines.isEmpty)
    }

    @Test(arguments: [(50, ""), (51, " The first 50 have their runways.")])
    func `a map of many airports says which have their runways`(
        count: Int, words: String
    ) async throws {
        let header = SampleTables.airports.prefix { $0 != "\n" }
        let rows = (1...count).map {
            "\nQ\($0),large_airport,Airport \($0),51.5,\($0),83,GB,,,yes,,,,"
        }
        let request = BaseRequestSpy.tables(airports: .text(header + rows.joined()))
        let section = try section(["show": "airports"], SkySpy(.success(.sample())), request)

        guard case .paragraph(let text)? = await section.loaded().state.content?.first else {
            Issue.record("There is no summary.")
            return
        }
        #expect(text.plainText == "\(count) airports, largest first." + words)
    }

    @Test func `runways that cannot be loaded are a warning`() async throws {
        let request = BaseRequestSpy.tables(runways: .failure(.status(500)))
        let section = try section(["near": "TOA"], SkySpy(.success(.sample())), request)

        let shown = await section.loaded()

        #expect(shown.state.content != nil)
        #expect(shown.warnings.contains { $0.hasPrefix("The runways are unknown: ") })
    }

    @Test func `airports stay when the flights fail, with a warning`() async throws {
        let busy = RequestError.busy(status: 429, retryAfter: 90)

        let shown = try await load(["show": "both"], SkySpy(.failure(busy)))

        #expect(shown.tables.map(\.key) == ["airports"])
        #expect(
            shown.warnings == [
                "The flights could not be loaded: \(busy.summary). \(busy.recovery)"
            ])
        let snapshot = await (try section(["show": "both"], SkySpy(.failure(busy)))).loaded()
        #expect(snapshot.isPartial)
    }

    @Test(arguments: [
        (["show": "flights"], "The map could not be loaded: "),
        (["show": "flights", "country": "Spian"], "No country is called 'Spian'."),
        (["show": "airports", "country": "Spian"], "No country is called 'Spian'."),
        (["show": "both", "near": "Nowhere at all"], "No airport or city is called"),
    ])
    func `a failure and an unknown name are errors`(
        options: [String: String], message: String
    ) async throws {
        let section = try section(options, SkySpy(.failure(.status(500))))

        let error = try #require(await section.loaded().state.error)

        #expect(error.message.hasPrefix(message))
        #expect(!error.recovery.isEmpty)
    }

    @Test func `a map without points says why, and shows the world or the box`() async throws {
        let none = try await load(["squawk": "0001"])
        let box = try await load(["box": "1,2,3,4"])

        #expect(none.map.points.isEmpty)
        #expect(none.map.frame == .world)
        #expect(none.texts.first?.hasPrefix("No aircraft with squawk 0001.") == true)
        #expect(box.map.frame == .box(try #require(GeoBox(text: "1,2,3,4"))))
    }

    @Test func `the aircraft of the map move on`() async throws {
        let section = try section(["show": "both"], SkySpy(.success(.sample())))
        let content = try await content(section)

        let moved = try #require(section.moved(content, to: Sky.sampleTime.addingTimeInterval(8)))

        #expect(moved.flights?.flights.first?.flight.positionAge == 10)
        #expect(moved.airports == content.airports)
        #expect(section.refreshInterval(for: content) == .seconds(10))
    }

    @Test func `a map of airports and one of a recording stay as they are`() async throws {
        let later = Sky.sampleTime.addingTimeInterval(8)
        for section in [
            try section(["show": "airports"], SkySpy(.success(.sample()))),
            try section([:], SkySpy(.success(.sample(isRecorded: true)))),
        ] {
            let content = try await content(section)
            #expect(section.moved(content, to: later) == nil)
            #expect(section.refreshInterval(for: content) == nil)
        }
    }

    @Test(arguments: ["flights", "airports", "both"])
    func `the blocks are within the declared shape`(subject: String) async throws {
        let section = try section(["show": subject], SkySpy(.success(.sample())))

        let blocks = try #require(await section.loaded().state.content)

        #expect(ContentShape(of: blocks).isWithin(section.shape))
    }

    @Test func `the section passes its query to the presenter`() async throws {
        let presenter = PresenterSpy<MapQuery, MapContent>([.loading])
        let query = try MapQuery(OptionValues(["show": "both"]))
        let output = SectionOutputSpy<MapContent>()

        await MapSection(query: query, presenter: presenter).load(into: output)

        #expect(presenter.queries.all == [query])
        #expect(output.states == [.loading])
    }

    @Test func `the interactor asks only for what the map shows`() async throws {
        let flights = FlightListServiceSpy(answer: .failure(.request(.status(500))))
        let airports = AirportsServiceSpy(answer: .failure(.status(500)))
        let interactor = MapInteractor(
            flights: flights, airports: airports,
            runways: RunwaysService(request: BaseRequestSpy.tables()))
        let output = SectionOutputSpy<MapContent>()

        await Presenter("The map", from: interactor).present(MapQuery(), in: output)

        #expect(flights.queries.all == [FlightQuery()])
        #expect(airports.calls == 0)
        #expect(output.states.first == .loading)
    }

    /// What a map shows.
    private struct Shown {
        let map: Map
        let tables: [Table]
        let texts: [String]
        let warnings: [String]
    }

    private func load(
        _ options: [String: String],
        _ sky: SkySpy = SkySpy(.success(.sample()))
    ) async throws -> Shown {
        let shown = await (try section(options, sky)).loaded()
        let blocks = try #require(shown.state.content)
        var (maps, tables, texts): ([Map], [Table], [String]) = ([], [], [])
        for block in blocks {
            switch block {
            case .map(let map): maps.append(map)
            case .table(let table): tables.append(table)
            case .paragraph(let text): texts.append(text.plainText)
            case .notice(let notice): texts.append(notice.text.plainText)
            default: Issue.record("An unexpected block.")
            }
        }
        return Shown(
            map: try #require(maps.first), tables: tables, texts: texts, warnings: shown.warnings)
    }

    private func section(
        _ options: [String: String], _ sky: SkySpy,
        _ request: BaseRequestSpy = .tables()
    ) throws -> MapSection {
        return MapBuilder.section(
            flights: FlightListService.sample(sky, airports: request),
            airports: airportsService(request, memory: nil),
            runways: RunwaysService(request: request),
            query: try MapQuery(OptionValues(options)))
    }

    private func content(_ section: MapSection) async throws -> MapContent {
        let output = SectionOutputSpy<MapContent>()
        await section.load(into: output)
        return try #require(output.states.last?.content)
    }
}
