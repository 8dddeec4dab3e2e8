import AirportSamples
import Airports
import FeatureTesting
import Networking
import SectionKit
import Testing

import Geodesy
@testable import AirportsFeature

/// The feature from the request to the blocks; only the request is a spy.
@Suite struct AirportsFeatureTests {
    @Test func `the section shows all airports, the largest first`() async throws {
        let (text, table) = try await load([:])

        #expect(text == "5 airports, largest first.")
        #expect(table.cells("code") == ["OTT", "TOA", "MOL", "PEN", "XX-0001"].map(Cell.text))
        #expect(table.cells("country").last == .unknown)
        let feet: [Double] = [-11, 83, 5640, 1998]
        #expect(
            table.cells("elevation_ft")
                == feet.map { .measure(Measure($0, .foot)) } + [.unknown])
        #expect(
            table.cells("elevation_m")
                == feet.map { .measure(Measure($0 * 0.3048, .metre)) } + [.unknown])
        #expect(
            table.cells("position").first
                == .place(orUnknown: Coordinate(latitude: 52.25, longitude: 4.75)))
        #expect(table.cells("position").last == .unknown)
    }

    @Test(arguments: [
        (["search": "otter"], ["OTT"]),
        (["search": "penon"], ["PEN"]),
        (["search": "river hall"], ["TOA"]),
        (["search": "qddd"], ["MOL"]),
        (["search": "mol"], ["MOL"]),
        (["search": "wild wood"], ["TOA"]),
        (["country": "NA"], ["MOL"]),
        (["country": "holland,ES"], ["OTT", "PEN"]),
        (["type": "small,medium"], ["MOL", "PEN", "XX-0001"]),
        (["scheduled": ""], ["OTT", "TOA", "MOL"]),
        (["scheduled": "", "type": "large", "country": "UK"], ["TOA"]),
        (["sort": "elevation"], ["MOL", "PEN", "TOA", "OTT", "XX-0001"]),
        (["sort": "elevation", "order": "asc"], ["OTT", "TOA", "PEN", "MOL", "XX-0001"]),
        (["sort": "name", "limit": "2"], ["XX-0001", "MOL"]),
        (["sort": "name", "limit": "2", "offset": "4"], ["TOA"]),
    ])
    func `the section shows the airports that match the query`(
        options: [String: String], codes: [String]
    ) async throws {
        #expect(try await load(options).table.cells("code") == codes.map(Cell.text))
    }

    @Test(arguments: [
        (["limit": "2"], "Showing 1–2 of 5 airports, largest first."),
        (["limit": "1", "offset": "3"], "Showing number 4 of 5 airports, largest first."),
        (["limit": "0"], "5 airports, none shown."),
        (["offset": "9"], "5 airports, but the page is past the end of the list."),
        (["order": "asc"], "5 airports, smallest first."),
        (["near": "0,0"], "5 airports, nearest to 0.0000 N, 0.0000 E first."),
        (
            ["near": "0,0", "sort": "name"],
            "5 airports with their distance from 0.0000 N, 0.0000 E, by name."
        ),
        (
            ["near": "0,0", "radius": "5"],
            "No airports within 5 NM of 0.0000 N, 0.0000 E. The source has 5 airports."
        ),
        (["country": "NL"], "1 airport in Netherlands."),
        (["search": "zzz"], "No airports matching “zzz”. The source has 5 airports."),
        (
            ["type": "large", "scheduled": "", "country": "UK,NL", "sort": "city"],
            "2 airports of type large with scheduled service in United Kingdom and Netherlands, "
                + "by city."
        ),
    ])
    func `the summary counts the airports`(options: [String: String], words: String) async throws {
        #expect(try await load(options).text == words)
    }

    @Test(arguments: [
        (["near": "TOA"], ["TOA", "OTT", "PEN", "MOL", "XX-0001"]),
        (["near": "TOA", "order": "desc"], ["MOL", "PEN", "OTT", "TOA", "XX-0001"]),
        (["near": "51,0", "radius": "50"], ["TOA"]),
        (["near": "52,4", "radius": "300mi"], ["OTT", "TOA"]),
        (["near": "52,4", "radius": "500km", "sort": "name"], ["OTT", "TOA"]),
        (["near": "toad hall", "country": "ES,NL"], ["OTT", "PEN"]),
    ])
    func `airports near a place are sorted by distance, those without a position last`(
        options: [String: String], codes: [String]
    ) async throws {
        #expect(try await load(options).table.cells("code") == codes.map(Cell.text))
    }

    @Test func `the distance and direction from a place are shown`() async throws {
        let (text, table) = try await load(["near": "TOA", "radius": "500km"])

        #expect(
            text == "2 airports within 500 km of Toad Hall International Airport (TOA), "
                + "nearest first.")
        #expect(table.cells("distance_km").first == .decimal(0, digits: 3))
        #expect(table.cells("bearing_deg").first == .empty)
        let place = try #require(Coordinate(latitude: 51.5, longitude: -0.25))
        let other = try #require(Coordinate(latitude: 52.25, longitude: 4.75))
        let way = Geodesic(from: place, to: other)
        #expect(table.cells("distance_km").last == .decimal(way.distance / 1000, digits: 3))
        #expect(table.cells("distance_nm").last == .decimal(way.distance / 1852, digits: 3))
        #expect(table.cells("bearing_deg").last == .decimal(way.initialBearing, digits: 1))
        let distance = try #require(table.columns.firstIndex { $0.title == "Distance" })
        #expect(
            table.rows[1][distance] == .measure(Measure(way.distance / 1000, .kilometre)))
        #expect(table.rows[1][distance + 1] == .text("E 74°"))
    }

    @Test func `without a place, the keys of the distance are there and empty`() async throws {
        let table = try await load([:]).table

        #expect(table.cells("distance_km").first == .empty)
        #expect(!table.columns.contains { $0.title == "Distance" })
    }

    @Test func `the map has the airports with a position, and the place`() async throws {
        let blocks = try await blocks(["near": "52,4"])

        let map = try #require(
            blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
        #expect(map.isCompanion)
        #expect(map.points.map(\.label) == ["OTT", "TOA", "PEN", "MOL", "52.0000 N, 4.0000 E"])
        #expect(map.points.map(\.row) == ["QEEE", "QAAA", "QBBB", "QDDD", nil])
        #expect(map.points.map(\.tone) == [.positive, .positive, .neutral, .positive, .pending])
    }

    @Test func `an unknown place is an error with a suggestion`() async throws {
        let shown = await (try section(["near": "riverbnak"], .tables())).loaded()

        #expect(shown.state.error?.message == "No airport or city is called 'riverbnak'.")
        #expect(shown.state.error?.recovery == "Did you mean 'Riverbank'?")
    }

    @Test func `the choice of one of several airports is a warning`() async throws {
        let shown = await (try section(["near": "riverbank"], .tables())).loaded()

        #expect(
            shown.warnings
                == [
                    "“riverbank” is taken for Otter Airport (OTT); it could also be Toad Hall"
                        + " International Airport (TOA)."
                ])
    }

    @Test(.timeLimit(.minutes(1)))
    func `the section shows that it loads before there is a response`() async throws {
        let gate = Gate()
        let request = BaseRequestSpy.tables(
            airports: .gated(gate, .text(SampleTables.airports)))
        let section = AirportsBuilder.section(
            service: airportsService(request, memory: nil), query: AirportsQuery())
        let output = SectionOutputSpy<AirportList>()

        async let load: Void = section.load(into: output)
        await gate.reached()
        let before = output.states
        await gate.open()
        await load

        #expect(before == [.loading])
        #expect(output.states.last?.content?.matching == 5)
    }

    @Test func `countries without names are shown as codes, with a warning`()
        async throws
    {
        let shown = await snapshot(.tables(countries: .failure(.status(500))))

        let table = try #require(shown.state.content?.table)
        #expect(table.cells("country").first == .text("NL"))
        #expect(shown.warnings.count == 1)
    }

    @Test func `an invalid table is shown as an error`() async throws {
        let shown = await snapshot(.tables(airports: .text("<html>Log in</html>")))

        #expect(
            shown.state.error?.message
                == "The airports could not be loaded: the response could not be read (it is a web "
                + "page, not CSV; the network may require a login).")
    }

    @Test func `the section leaks nothing after it has loaded`() async throws {
        #expect(
            await leaksNothing(of: .tables()) {
                AirportsBuilder.section(
                    service: airportsService($0, memory: nil), query: AirportsQuery())
            })
    }

    @Test(
        arguments: ["loading", "success", "empty", "error"],
        [GoldenFormat.terminal80, .terminal40, .markdown, .json, .csv])
    func `the output matches the golden files`(subject: String, format: GoldenFormat) async throws {
        let error = BaseRequestSpy.Answer.failure(.busy(status: 429, retryAfter: 90))
        let request = BaseRequestSpy.tables(
            airports: subject == "error" ? error : .text(SampleTables.airports))
        let options = subject == "empty" ? ["search": "heron_*", "country": "ES"] : [:]
        let section = try section(options, request)
        let output = SectionOutputSpy<AirportList>()

        await section.load(into: output)

        let state = subject == "loading" ? output.states.first : output.states.last
        let text = format.text(of: SectionSnapshot(section, try #require(state)))
        try Golden.verify(text, "airports-\(subject).\(format.fileExtension)")
    }

    private func section(
        _ options: [String: String],
        _ request: BaseRequestSpy
    ) throws -> AirportsSection {
        AirportsBuilder.section(
            service: airportsService(request, memory: nil),
            query: try AirportsQuery(OptionValues(options)))
    }

    private func snapshot(_ request: BaseRequestSpy) async -> SectionSnapshot {
        await AirportsBuilder.section(
            service: airportsService(request, memory: nil), query: AirportsQuery()
        ).loaded()
    }

    private func blocks(_ options: [String: String]) async throws -> [Block] {
        let request = BaseRequestSpy.tables()
        let shown = await (try section(options, request)).loaded()
        #expect(request.unexpected == [])
        #expect(shown.warnings == [])
        return try #require(shown.state.content)
    }

    private func load(
        _ options: [String: String]
    ) async throws -> (text: String, table: Table) {
        let blocks = try await blocks(options).filter { block in
            if case .map = block { false } else { true }
        }
        return (blocks.text, try #require(blocks.table))
    }
}
