import FeatureKit
import FeatureTesting
import Geodesy
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import GlobeFeature

/// What a globe shows of a log.
@Suite struct GlobeTests {
    private static let entries: [LogEntry] = [
        .sample("a", "LH400", from: "FRA", "2024-04-07", to: "JFK"),
        .sample("b", "LH401", from: "JFK", "2024-04-16", to: "FRA"),
        .sample("c", "LH100", from: "FRA", "2025-01-02", to: "MUC"),
        .sample("d", "LH101", from: "MUC", "2025-09-01", to: "SIN"),
        .sample("e", "LH102", from: "MUC", "2025-02-01", to: "LHR") { $0.status = .cancelled },
        .sample("f", "XX1", from: "FRA", "2025-03-01", to: "ZZZ"),
    ]

    private func blocks(_ query: GlobeQuery = GlobeQuery(), _ entries: [LogEntry] = entries)
        async throws -> [Block]
    {
        let section = GlobeSection(
            query: query,
            presenter: Presenter("The globe", from: GlobeInteractor(log: LogSpy(entries))))
        return try #require(await section.loaded().state.content)
    }

    private func map(_ blocks: [Block]) throws -> Map {
        try #require(blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }.first)
    }

    @Test func `flights between two airports in both directions are one arc`() async throws {
        let blocks = try await blocks()
        let map = try map(blocks)

        #expect(map.lines.compactMap(\.row).sorted() == ["FRA–JFK", "FRA–MUC", "MUC–SIN"])
        #expect(map.lines.allSatisfy { $0.path == .greatCircle })
        let table = try #require(blocks.table)
        #expect(table.rows.map { $0[0] } == ["FRA–JFK", "FRA–MUC", "MUC–SIN"].map(Cell.text))
        #expect(table.rows[0][3] == .integer(2))
        #expect(table.identities[0] == "FRA–JFK")
    }

    @Test func `visited places and planned ones have different tones`() async throws {
        let map = try map(try await blocks())

        let points = Dictionary(
            map.points.map { ($0.label, $0.tone) }, uniquingKeysWith: { first, _ in first })
        #expect(
            points == ["FRA": .neutral, "JFK": .neutral, "MUC": .neutral, "SIN": .pending])
        let lines = Dictionary(
            map.lines.map { ($0.row, $0.tone) }, uniquingKeysWith: { first, _ in first })
        #expect(lines["FRA–JFK"] == .neutral && lines["MUC–SIN"] == .pending)
    }

    @Test func `an airport with more visits has a label that comes first`() async throws {
        let map = try map(try await blocks())

        let priorities = Dictionary(
            map.points.map { ($0.label, $0.priority) }, uniquingKeysWith: { first, _ in first })
        #expect(priorities == ["FRA": 3, "JFK": 2, "MUC": 1, "SIN": 0])
    }

    @Test func `a cancelled flight is not shown, and one to nowhere is named`() async throws {
        let blocks = try await blocks()

        #expect(
            blocks.text.contains(
                "Flights from and to ZZZ are not on the globe, because nothing is known of where"
                    + " they are."))
        #expect(
            blocks.text.contains(
                "3 flights flown, and 1 planned, on 3 routes between 4 airports."))
        #expect(try map(blocks).points.contains { $0.label == "LHR" } == false)
    }

    @Test func `only flights of the years are shown`() async throws {
        let map = try map(
            try await blocks(GlobeQuery(selection: FlightSelection(years: YearSet("2024")))))

        #expect(map.lines.compactMap(\.row) == ["FRA–JFK"])
    }

    @Test func `a flight stands out, with the part of the Earth around it`() async throws {
        let name = try #require(LoggedFlightName("LH100"))
        let blocks = try await blocks(GlobeQuery(flight: name))
        let map = try map(blocks)

        #expect(blocks.text.contains("LH100 FRA–MUC on 2 Jan 2025 stands out."))
        #expect(map.lines.filter { $0.tone == .positive }.map(\.row) == ["FRA–MUC"])
        #expect(map.points.filter { $0.tone == .positive }.map(\.label).sorted() == ["FRA", "MUC"])
        guard case .box(let box) = map.frame else {
            Issue.record("The frame is \(map.frame).")
            return
        }
        #expect(box.width < 20 && box.west < 8.5 && box.east > 11.8)
    }

    @Test func `a flight that stands out across the date line has a box across it`()
        async throws
    {
        let name = try #require(LoggedFlightName("LA800"))
        let map = try map(
            try await blocks(
                GlobeQuery(flight: name),
                [.sample("a", "LA800", from: "SYD", "2023-11-19", to: "SCL")]))

        guard case .box(let box) = map.frame else {
            Issue.record("The frame is \(map.frame).")
            return
        }
        #expect(box.crossesDateLine && box.width < 250)
    }

    @Test func `of very many routes those with the most flights are drawn, and all are listed`()
        async throws
    {
        let hub = try #require(LogAirport.sample("FRA"))
        let entries = try (1...2_001).map { number in
            var airport = LogAirport(code: "X\(number)", name: "X", origin: .own)
            airport.position = Coordinate(latitude: 10, longitude: Double(number) / 100)
            let flight = LogEntry.sample(
                "f\(number)", nil, from: "FRA", "2024-01-01", to: airport.code
            ).record
            return LogEntry(
                Revised(
                    id: try #require(RecordID("f\(number)")), record: flight, revision: 1,
                    changedAt: LogEntry.sampleNow),
                from: hub, to: airport, now: LogEntry.sampleNow)
        }

        let blocks = try await blocks(GlobeQuery(), entries)

        #expect(try map(blocks).lines.count == 2_000)
        #expect(blocks.table?.rows.count == 2_001)
        #expect(blocks.text.contains("The globe has the 2,000 routes with the most flights."))
    }

    @Test func `an empty log says that no flights are on the globe`() async throws {
        let blocks = try await blocks(
            GlobeQuery(selection: FlightSelection(years: YearSet("1990"))))

        #expect(blocks.text.contains("No flights in 1990 are on the globe."))
        #expect(blocks.table?.rows.count == 0)
    }

    @Test func `a flight that nobody knows is an error with what to do`() async throws {
        let name = try #require(LoggedFlightName("LH4000"))
        let section = GlobeSection(
            query: GlobeQuery(flight: name),
            presenter: Presenter("The globe", from: GlobeInteractor(log: LogSpy(Self.entries))))

        let error = try #require(await section.loaded().state.error)

        #expect(
            error.message
                == "The globe could not be loaded: no flight of your log is called LH4000.")
        #expect(error.recovery == "Did you mean LH400?")
    }

    @Test func `a log that cannot be read is an error`() async throws {
        let section = GlobeSection(
            query: GlobeQuery(),
            presenter: Presenter(
                "The globe", from: GlobeInteractor(log: LogSpy(.failure(.noStore("no folder"))))))

        let error = try #require(await section.loaded().state.error)

        #expect(error.message == "The globe could not be loaded: no folder.")
    }

    @Test func `the loading state comes before the log is read`() async throws {
        let output = SectionOutputSpy<Globe>()
        let presenter = Presenter("The globe", from: GlobeInteractor(log: LogSpy(Self.entries)))

        await presenter.present(GlobeQuery(), in: output)

        #expect(output.states.count == 2)
        #expect(output.states.first == .loading)
    }
}
