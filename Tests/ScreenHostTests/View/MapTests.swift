import FeatureTesting
import Geodesy
@testable import ScreenHost
import SectionKit
import Testing

/// The map below a page.
struct MapTests {
    private static let cities: [(name: String, latitude: Double, longitude: Double)] = [
        ("Lima", -12, -77), ("Lagos", 6.5, 3.4), ("Tokyo", 35.7, 139.7), ("Sydney", -33.9, 151.2),
    ]

    private static func point(_ name: String, _ latitude: Double, _ longitude: Double) -> MapPoint?
    {
        Coordinate(latitude: latitude, longitude: longitude)
            .map { MapPoint($0, label: name, row: name) }
    }

    private static func blocks(
        _ points: [MapPoint],
        table: String? = "guests"
    ) -> [Block] {
        let rows = Table(
            key: "guests", columns: [Column("name", "Guest")],
            rows: points.map { [.text($0.label)] }, identities: points.map(\.row))
        return [
            .map(
                Map(
                    key: "map", title: "Homes", on: .empty, frame: .world, points: points,
                    table: table)),
            .table(rows),
        ]
    }

    private static func screen(columns: Int = 80, rows: Int = 24) -> ModelHarness {
        var screen = ModelHarness(columns: columns, rows: rows)
        screen.answer(
            blocks(cities.compactMap { point($0.name, $0.latitude, $0.longitude) }), of: "guests")
        return screen
    }

    /// The lines of the map, with its title.
    private static func map(_ screen: ModelHarness) -> [String] {
        let lines = screen.lines
        guard let start = lines.firstIndex(where: { $0.hasPrefix("Homes ") }) else { return [] }
        return Array(lines[start..<(screen.model.size.rows - 1)])
    }

    @Test func `the map is below the rows, and shows the selected one`() {
        var screen = Self.screen()

        #expect(screen.selected.contains("Lima"))
        let map = Self.map(screen)
        #expect(map.count == 11)
        #expect(map.last?.hasPrefix("├") == true)
        #expect(screen.screen.reversed.contains { $0.contains("Lima") })
        screen.type("j")
        #expect(screen.screen.reversed.contains { $0.contains("Lagos") })
        #expect(!screen.screen.reversed.contains { $0.contains("Lima") })
    }

    @Test func `a map keeps its size and its scale when a message of several lines appears`() {
        var screen = Self.screen(rows: 30)
        let before = Self.map(screen)

        screen.happen(.message(String(repeating: "The server is busy. ", count: 12)))

        #expect(screen.lines.contains { $0.contains("The server is busy.") })
        #expect(Array(Self.map(screen).prefix(before.count)) == before)
    }

    @Test func `the keys enlarge the map around the selected row and reduce it`() {
        var screen = Self.screen()
        let whole = Self.map(screen)

        screen.type("++")

        #expect(Self.map(screen).first?.contains("×4") == true)
        #expect(!Self.map(screen).joined().contains("Tokyo"))
        #expect(Self.map(screen)[4...6].joined().contains("Lima"))
        screen.type("-=--")
        #expect(Self.map(screen) == whole)
    }

    @Test func `an enlarged map follows the selected row`() {
        var screen = Self.screen()

        screen.type("+++j")
        #expect(Self.map(screen).joined().contains("Lagos"))
        screen.type("j")
        #expect(Self.map(screen).joined().contains("Tokyo"))
    }

    @Test func `keys move the map, which stays there until another row is selected`() {
        var screen = Self.screen()

        screen.type("++")
        screen.type("LLL")
        #expect(!Self.map(screen).joined().contains("Lima"))
        screen.type("HHH")
        #expect(Self.map(screen).joined().contains("Lima"))
        screen.type("KKKKKJ")
        #expect(!Self.map(screen).joined().contains("Lima"))
        screen.type("j")
        #expect(Self.map(screen).joined().contains("Lagos"))
    }

    @Test func `a search shows only the points of the rows that it finds`() {
        var screen = Self.screen()

        screen.type("/tok\r")

        #expect(Self.map(screen).joined().contains("Tokyo"))
        #expect(!Self.map(screen).joined().contains("Lima"))
        screen.escape()
        #expect(Self.map(screen).joined().contains("Lima"))
    }

    @Test func `a search that finds nothing leaves the map empty`() {
        var screen = Self.screen()

        screen.type("/zzz")

        #expect(!Self.map(screen).joined().contains("○"))
    }

    @Test(arguments: [10, 16, 17])
    func `where the terminal is too small the list takes all of it`(rows: Int) {
        let screen = Self.screen(columns: 40, rows: rows)

        #expect(Self.map(screen) == [])
        #expect(screen.lines.contains { $0.contains("Sydney") })
    }

    @Test func `the last line shows the keys of the map`() {
        #expect(Self.screen().status.contains("+ - map"))
        #expect(!ModelHarness.withGuests().status.contains("+ - map"))
    }

    @Test func `in a section without a map the keys say so`() {
        var screen = ModelHarness.withGuests()

        screen.type("+")

        #expect(screen.status.contains("No map is shown here."))
    }

    @Test func `a map without a table lists its points in words`() {
        var screen = ModelHarness()
        screen.answer(
            Array(
                Self.blocks(
                    Self.cities.compactMap { Self.point($0.name, $0.latitude, $0.longitude) },
                    table: nil
                ).prefix(1)),
            of: "guests")

        #expect(screen.lines.contains { $0.contains("Lagos") && $0.contains("6.5000 N, 3.4000 E") })
        #expect(Self.map(screen).count > 8)
    }

    @Test func `the help page has the keys of the map only where there is one`() {
        var with = Self.screen(rows: 60)
        var without = ModelHarness.withGuests(rows: 60)

        with.type("?")
        without.type("?")

        #expect(with.lines.contains { $0.contains("enlarge the map") })
        #expect(!without.lines.contains { $0.contains("enlarge the map") })
    }

    @Test func `the map disappears with its section, and while a value is chosen`() {
        var screen = Self.screen()

        screen.type("h")
        #expect(Self.map(screen) == [])
        screen.type("l")
        #expect(!Self.map(screen).isEmpty)
        screen.type("t")
        #expect(Self.map(screen) == [])
    }

    @Test func `an export has the map with the points that are found`() throws {
        var screen = Self.screen()
        screen.type("/tok\r")

        let exported = try #require(screen.model.page.exported.first { $0.id == "guests" })

        guard case .success(let blocks) = exported.state else { return #expect(Bool(false)) }
        let maps = blocks.compactMap { block in
            if case .map(let map) = block { map } else { nil }
        }
        #expect(maps.first?.points.map(\.label) == ["Tokyo"])
    }

    @Test func `ten thousand points do not delay the keys`() {
        let points = (0..<10_000).compactMap { number in
            Self.point("P\(number)", Double(number % 140) - 60, Double(number % 359) - 179)
        }
        var screen = ModelHarness()
        screen.answer(Self.blocks(points), of: "guests")

        let start = ContinuousClock.now
        screen.type("+++jjjj---JKLH")
        let took = start.duration(to: .now)

        #expect(Self.map(screen).count == 11)
        #expect(took < .seconds(20))
    }
}
