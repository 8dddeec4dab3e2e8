import Foundation
import Geodesy
import Testing

@testable import SectionKit

/// Areas of maps, in all formats.
struct MapAreaTests {
    /// A square with a hole, and a smaller square beside it.
    private static let park = MapArea(
        [
            square(0, 0, 40), square(10, 10, 10).reversed(), square(0, 60, 20),
        ], label: "Park <1>", tone: .positive, row: "park", note: "2 visits")

    private static func square(_ south: Double, _ west: Double, _ size: Double) -> [Coordinate] {
        [(0.0, 0.0), (0, 1), (1, 1), (1, 0), (0, 0)].map {
            .at(south + $0.0 * size, west + $0.1 * size)
        }
    }

    private static func map(
        _ areas: [MapArea], points: [MapPoint] = [], table: String? = "places"
    ) -> Map {
        Map(
            key: "map", title: "Parks", on: .empty, frame: .content, points: points, areas: areas,
            table: table)
    }

    private static func drawing(_ map: Map, _ style: TerminalStyle = .init(width: 60)) -> [String] {
        Array(TerminalMap(map, style: style).lines.dropFirst().dropLast())
    }

    @Test func `a polygon has its outer ring against the clock, and then its holes with it`() {
        let polygons = Self.park.polygons

        #expect(polygons.map(\.count) == [2, 1])
        #expect(polygons.map { $0.map { $0.doubledArea > 0 } } == [[true, false], [true]])
        #expect(polygons[0][1].contains(.at(10, 10)))
    }

    @Test func `an island in a hole is a polygon of its own`() {
        let area = MapArea(
            [Self.square(0, 0, 40), Self.square(10, 10, 20), Self.square(15, 15, 5)], label: "")

        #expect(area.polygons.map(\.count) == [2, 1])
    }

    @Test func `a label belongs to the widest part of the largest ring`() {
        // A ring like a U: its middle is not inside.
        let bay = MapArea(
            [
                [
                    .at(0, 0), .at(0, 30), .at(40, 30), .at(40, 20), .at(10, 20), .at(10, 4),
                    .at(40, 4), .at(40, 0), .at(0, 0),
                ]
            ], label: "Bay")

        #expect(bay.middle == .at(20, 25))
        #expect(bay.width == 10)
        #expect(MapArea([[.at(0, 0), .at(1, 1), .at(0, 0)]], label: "").rings.isEmpty)
    }

    @Test func `an area is filled in a pattern that its outline encloses, without its hole`() {
        let lines = Self.drawing(Self.map([Self.park]))
        let dots = lines.joined(separator: "\n")

        #expect(dots.contains("⢕⢕") || dots.contains("⡪⡪"))
        #expect(dots.contains("Park <1>"))
        // The hole: a line with a fill, a gap, and a fill.
        #expect(
            lines.contains { $0.contains(/[⠁-⣿]+ {3,}[⠁-⣿]+ {3,}[⠁-⣿]+/) })
    }

    @Test func `the tones of areas differ without colour, also in ASCII`() {
        let tones = Badge.Tone.allCases.map { tone in
            let area = MapArea([Self.square(0, 0, 40)], label: "", tone: tone)
            let ascii = TerminalStyle(width: 60, ascii: true)
            return [Self.drawing(Self.map([area])), Self.drawing(Self.map([area]), ascii)]
        }

        #expect(Set(tones.map { $0[0] }).count == 4)
        #expect(Set(tones.map { $0[1] }).count == 4)
        #expect(tones.allSatisfy { $0[1].joined().utf8.allSatisfy { $0 < 0x80 } })
    }

    @Test func `an area is drawn on both sides of the map that it reaches, and not between`() {
        let east = MapArea([Self.square(0, 160, 20)], label: "", tone: .positive)
        let box = GeoBox(south: -10, west: 150, north: 30, east: -150)
        let map = Map(
            key: "map", title: "Sea", on: .empty, frame: box.map { .box($0) } ?? .world,
            points: [], areas: [east, MapArea([Self.square(0, -180, 10)], label: "")])

        let row = Self.drawing(map).max { $0.count < $1.count } ?? ""

        #expect(row.contains(/^ +[⠁-⣿]{10,} +$|^ +[⠁-⣿]{10,}$/))
    }

    @Test func `what is chosen is filled wholly`() throws {
        let prepared = try #require(PreparedMap(Self.map([Self.park])))
        let camera = MapCamera(
            prepared, at: MapPosition(), columns: 60, rows: 16, style: TerminalStyle(width: 60))

        let chosen = camera.lines(chosen: "park").joined()
        let other = camera.lines(chosen: "other").joined()

        #expect(chosen.contains("⣿⣿⣿⣿"))
        #expect(!other.contains("⣿⣿⣿⣿"))
        #expect(prepared.point(of: "park") == .at(20, 30) || prepared.point(of: "park") != nil)
    }

    @Test func `a map keeps the areas of the rows that are shown`() throws {
        let other = MapArea([Self.square(0, 100, 10)], label: "Other", row: "other")
        let prepared = try #require(PreparedMap(Self.map([Self.park, other])))

        #expect(prepared.keeping(["other"]).map.areas == [other])
    }

    @Test func `a label does not cover the area of another`() {
        let small = MapArea([Self.square(0, 0, 4)], label: "Small place", tone: .positive)
        let large = MapArea([Self.square(-20, 5, 60)], label: "Large", tone: .positive)
        let west = MapArea([Self.square(-20, -61, 60)], label: "West", tone: .positive)

        let text = Self.drawing(Self.map([small, large, west])).joined()

        #expect(text.contains("Large") && text.contains("West"))
        #expect(!text.contains("Small place"))
    }

    @Test func `without a table the areas are listed in words`() {
        let lines = TerminalMap(Self.map([Self.park], table: nil), style: .init(width: 80)).lines

        #expect(lines.last?.hasPrefix("Park <1>  2 visits, around ") == true)
    }

    @Test func `a page has a path for each area, with its row and its title`() throws {
        let table = Table(
            key: "places", columns: [Column("name", "Name")], rows: [[.text("Park")]],
            identities: ["park"])
        let page = try HTMLPage([.map(Self.map([Self.park])), .table(table)])
        let path = try #require(
            page.elements("path").first { $0.attributes["class"] == "area positive" })

        #expect(path.attributes["data-row"] == "0")
        #expect(path.text == "Park <1>: 2 visits")
        #expect(path.attributes["d"]?.hasPrefix("M0 0l4000 0 0 4000-4000 0z") == true)
        #expect(page.elements("metadata").map(\.text) == ["0 0 - Park <1>"])
        #expect(page.elements("desc").map(\.text) == ["1 area: Park <1>."])
        #expect(page.elements("text").contains { $0.attributes["text-anchor"] == "middle" })
    }

    @Test func `GeoJSON has the polygons of an area, with the values of its row`() throws {
        let table = Table(
            key: "places", columns: [Column("visits", "Visits")], rows: [[.integer(2)]],
            identities: ["park"])
        let one = MapArea([Self.square(0, 0, 4)], label: "One")
        let text = try GeoJSONSurface().text(
            of: .test(.showing("a", .map(Self.map([Self.park, one])), .table(table))))
        let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
        let features = try #require(json?["features"] as? [[String: Any]])
        let geometries = features.compactMap { $0["geometry"] as? [String: Any] }
        let properties = try #require(features[0]["properties"] as? [String: Any])

        #expect(geometries.map { $0["type"] as? String } == ["MultiPolygon", "Polygon"])
        let many = geometries[0]["coordinates"] as? [[[[Double]]]]
        #expect(many?.map { $0.map(\.count) } == [[5, 5], [5]])
        let single = geometries[1]["coordinates"] as? [[[Double]]]
        #expect(single == [[[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]])
        #expect(properties["label"] as? String == "Park <1>")
        #expect(properties["visits"] as? Int == 2)
        #expect(json?["bbox"] as? [Double] == [0, 0, 80, 40])
    }

    @Test func `Markdown has the polygons, and GPX says that it leaves them out`() throws {
        let report = Report.test(.showing("a", .map(Self.map([Self.park]))))

        #expect(try MarkdownSurface().text(of: report).contains("\"MultiPolygon\""))
        #expect(GPXSurface().notes(on: report) == ["GPX leaves out 1 area."])
    }

    @Test func `the texts of areas are cleaned as all texts are`() throws {
        let area = MapArea([Self.square(0, 0, 4)], label: "a\u{1B}b", note: "c\u{1B}d")
        let block = Block.map(Self.map([area])).mapTexts { $0.replacing("\u{1B}", with: "") }

        guard case .map(let map) = block else { return }
        #expect(map.areas.map(\.title) == ["ab: cd"])
    }
}
