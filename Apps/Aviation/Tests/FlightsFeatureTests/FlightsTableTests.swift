import AirportSamples
import FeatureTesting
import FlightSamples
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import FlightsFeature

/// The rows of a list and the points of its map.
@Suite struct FlightsTableTests {
    @Test func `an emergency comes first, with what its code means`() async throws {
        let blocks = try await FlightsHarness.blocks(["limit": "2"])

        #expect(blocks.first == .notice(Notice(.warning, "DLH7 squawks 7700: general emergency.")))
        let table = try #require(blocks.table)
        #expect(table.columns[3].title == "Emergency")
        #expect(
            table.rows.map { $0[3] } == [
                .badge(Badge("7700 general emergency", .negative)), .empty,
            ])
    }

    @Test func `the rows have all values for machines in both unit systems`() async throws {
        let table = try #require(
            try await FlightsHarness.blocks(["search": "IB123", "near": "TOA"]).table)

        let row = Dictionary(
            uniqueKeysWithValues: zip(table.columns.map(\.key), table.rows[0]).compactMap {
                key, cell in key.map { ($0, cell) }
            })
        #expect(row["call_sign"] == .text("IBE123"))
        #expect(row["airline"] == .text("Iberia Airlines"))
        #expect(row["airline_iata"] == .text("IB"))
        #expect(row["model"] == .text("A-320"))
        #expect(row["country_code"] == .text("ES"))
        #expect(row["is_military"] == .boolean(false))
        #expect(row["altitude_ft"] == .decimal(35_000, digits: 0))
        #expect(row["altitude_m"] == .decimal(10_668))
        #expect(row["ground_speed_kn"] == .decimal(466.5))
        #expect(row["geometric_altitude_m"] == .empty)
        #expect(row["position_age_s"] == .decimal(2))
        #expect(row["is_position_computed"] == .boolean(false))
        #expect(row["bearing_deg"] == .decimal(0))
        #expect(row["distance_km"] == .decimal(55.63))
        #expect(table.identities[0] == "340001")
        #expect(table.commands == ["flight", "watch add"])
        // A flight is watched by what it is called, and opened by its address.
        #expect(table == table.calling(["watch add"]) && table != table.calling([]))
    }

    @Test(arguments: [
        (UnitSystem.aviation, "35,000 ft", "467 kn"), (.metric, "10,668 m", "864 km/h"),
        (.imperial, "35,000 ft", "537 mph"),
    ])
    func `the units are those of the option, and the keys stay`(
        units: UnitSystem, altitude: String, speed: String
    ) async throws {
        let options = ["search": "IB123", "units": units.rawValue]
        let (table, usual) = try await (
            #require(FlightsHarness.blocks(options).table),
            #require(FlightsHarness.blocks([:]).table)
        )

        let titles = table.columns.map(\.title)
        let cell = { (title: String) in
            titles.firstIndex(of: title).flatMap { table.rows[0][$0].measureWords }
        }
        #expect(cell("Altitude") == altitude)
        #expect(cell("Speed") == speed)
        #expect(table.columns.compactMap(\.key) == usual.columns.compactMap(\.key))
    }

    @Test func `an old position, one on the ground and none are marked`() async throws {
        let table = try #require(try await FlightsHarness.blocks([:]).table)

        let old = Cell.badge(Badge("2 min", .pending))
        let ages = ["2 s", "2 s", "2 s", "2 s", "none"].map(Cell.text) + [old, .text("2 s")]
        #expect(table.column("Age") == ages)
        #expect(table.column("Altitude")[3] == .text("on ground"))
        #expect(table.column("Altitude")[4] == .unknown)
    }

    @Test(arguments: [(7_100.0, "118 min"), (172_000, "47 h"), (260_000_000, "3,009 days")])
    func `an age is shown in its largest unit`(seconds: Double, text: String) async throws {
        var sky = Sky.sample()
        sky.aircraft = [sky.aircraft[0]]
        sky.aircraft[0].positionTime = Sky.sampleTime.addingTimeInterval(-seconds)

        let table = try #require(try await FlightsHarness.blocks([:], sky).table)

        #expect(table.column("Age") == [.badge(Badge(text, .pending))])
    }

    @Test func `the points of the map are in the order of the rows`() async throws {
        let blocks = try await FlightsHarness.blocks(["near": "TOA", "radius": "500km"])

        let points = blocks.flatMap { block -> [MapPoint] in
            if case .map(let map) = block { map.points } else { [] }
        }
        let rows = try #require(blocks.table).cells("address")
        #expect(points.compactMap(\.row).map(Cell.text) == rows)
        #expect(rows.count > 3)
    }

    @Test func `positions that are computed are marked`() async throws {
        let section = try FlightsHarness.section([:])
        let list = try await FlightsHarness.load(section)

        let moved = try #require(section.moved(list, to: Sky.sampleTime.addingTimeInterval(5)))

        let table = try #require(section.body(for: moved).table)
        let ages = Array(table.column("Age").prefix(4))
        #expect(ages == ["~ 7 s", "~ 7 s", "~ 7 s", "7 s"].map(Cell.text))
        #expect(table.cells("is_position_computed")[0] == .boolean(true))
        #expect(table.cells("is_position_computed")[3] == .boolean(false))
    }

    @Test func `the map has every flight with a position, pointing where it flies`() async throws {
        let blocks = try await FlightsHarness.blocks([:])

        let maps = blocks.compactMap { if case .map(let map) = $0 { map } else { nil } }
        let map = try #require(maps.first)
        #expect(map.isCompanion)
        #expect(map.table == blocks.table?.key)
        #expect(map.points.count == 6)
        let first = try #require(map.points.first)
        #expect(first.label == "DLH7" && first.tone == .negative && first.heading == 180)
        #expect(map.points.first { $0.label == "IBE45" }?.heading == nil)
        #expect(Set(map.points.compactMap(\.row)).count == 6)
    }
}
