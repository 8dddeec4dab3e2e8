import Geodesy
import Testing

@testable import SectionKit

/// A map in the terminal as a whole.
struct TerminalMapTests {
    private static func lines(_ map: Map, _ style: TerminalStyle = .init(width: 60)) -> [String] {
        TerminalMap(map, style: style).lines
    }

    /// The Braille characters of the drawing alone.
    private static func drawing(_ map: Map) -> String {
        lines(map).joined().filter { ("\u{2801}"..."\u{28FF}").contains($0) }
    }

    @Test func `a map without points and lines shows nothing`() {
        #expect(Self.lines(.sample()) == [])
        #expect(Self.lines(.sample(frame: .world)) == [])
    }

    @Test func `a map has a title, a drawing and a scale`() {
        let lines = Self.lines(.sample(MapPoint.cities))

        #expect(lines.first == "Places")
        #expect(lines.last?.hasPrefix("├") == true)
        #expect(lines.last?.hasSuffix("↑ N") == true)
        for city in MapPoint.cities {
            #expect(lines.contains { $0.contains(city.label) })
        }
    }

    @Test(arguments: [40, 61, 80, 120, 200])
    func `lines fit into the width and have no spaces at their end`(width: Int) {
        for ascii in [true, false] {
            let style = TerminalStyle(width: width, ascii: ascii)
            let lines = Self.lines(
                .sample(MapPoint.cities, lines: MapLine.routes, table: nil), style)

            #expect(lines.allSatisfy { $0.displayWidth <= width && !$0.hasSuffix(" ") })
            #expect(!ascii || lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
        }
    }

    @Test func `in a pipe a map has 80 columns`() {
        let map = Map.sample(MapPoint.cities, lines: MapLine.routes)

        #expect(Self.lines(map, TerminalStyle()) == Self.lines(map, TerminalStyle(width: 80)))
    }

    @Test func `without a table the points and lines are listed in words`() {
        let lines = Self.lines(
            .sample(
                [.at(6.5, 3.4, "Lagos"), .at(0, 0, "Ship", heading: 45)], lines: MapLine.routes,
                table: nil))

        #expect(lines.contains("○ Lagos  6.5000 N, 3.4000 E"))
        #expect(lines.contains("↗ Ship   0.0000 N, 0.0000 E, heading north-east"))
        #expect(
            lines.contains { $0.hasPrefix("GRU–LOS  6,3") && $0.contains(" km, from 23.5000 S") })
        #expect(!Self.lines(.sample([.at(6.5, 3.4, "Lagos")])).contains { $0.contains("6.5000") })
    }

    @Test func `places that have names are listed without their coordinates`() throws {
        let ends = [
            MapPoint(.at(50.03, 8.56), label: "FRA", note: "Frankfurt Airport"),
            MapPoint(.at(40.64, -73.78), label: "JFK", note: "Kennedy Airport"),
        ]
        let way = MapLine([ends.map(\.coordinate)], path: .greatCircle, label: "LH400")

        let lines = Self.lines(.sample(ends, lines: [way], table: nil), .init(width: 80))

        #expect(lines.contains("○ FRA  Frankfurt Airport"))
        #expect(lines.contains("LH400  6,206 km, from FRA to JFK"))
    }

    @Test func `a recorded track is as long as the same way over the ellipsoid`() throws {
        let places: [Coordinate] = [.at(48, 11), .at(48, 12)]
        let track = MapLine(track: [places.map { TrackPoint($0) }], label: "track")
        let way = MapLine([places], path: .greatCircle, label: "way")

        let lines = Self.lines(.sample([], lines: [track, way], table: nil), .init(width: 80))

        let lengths = lines.filter { $0.contains(" km, from ") }
            .compactMap { $0.split(separator: " ").dropFirst().first }
        #expect(lengths == ["75", "75"])
    }

    @Test func `marks whose tones have words say them, if there are several`() throws {
        let points = [
            MapPoint(.at(1, 2), label: "A"), MapPoint(.at(3, 9), label: "B", tone: .pending),
        ]
        let map = Map(
            key: "map", title: "Places", on: .empty, points: points,
            tones: [.neutral: "flown", .pending: "planned"])

        let last = try #require(Self.lines(map, .init(width: 100)).first { $0.contains("↑ N") })

        #expect(last.contains("○ flown   ◆ planned"))
    }

    @Test func `a list of very many points ends`() {
        let points = (0..<1000).map { MapPoint.at(0, Double($0) / 10, "P\($0)") }

        let lines = Self.lines(.sample(points, table: nil))

        #expect(lines.last == "900 more are not listed.")
    }

    @Test func `a line across the date line is drawn on both sides and not between`() {
        let line = MapLine([[.at(0, 170), .at(10, -170)]], path: .greatCircle)

        let lines = Self.lines(.sample(lines: [line], frame: .world, on: .empty))
            .dropFirst().dropLast()

        let drawn = lines.filter { !$0.isEmpty }
        #expect(drawn.count <= 3)
        #expect(drawn.allSatisfy { $0.filter { $0 != " " }.count <= 6 })
        #expect(drawn.contains { $0.first != " " })
        #expect(drawn.contains { $0.displayWidth == 60 })
    }

    @Test func `a line that goes around the Earth twice is drawn from side to side`() {
        let around = stride(from: 0.0, through: 720, by: 10).map { turn in
            Coordinate.at(5, (turn + 180).truncatingRemainder(dividingBy: 360) - 180)
        }
        let line = MapLine([around], path: .straight)

        let drawn = Self.lines(.sample(lines: [line], frame: .world, on: .empty))
            .dropFirst().dropLast().filter { !$0.isEmpty }

        #expect(drawn.count == 1)
        #expect(drawn.first.map { $0.filter { $0 != " " }.count } ?? 0 >= 58)
    }

    @Test func `a line of a million points is drawn quickly, and simplification is said`() {
        let track = (0..<1_000_000).map { Coordinate.at(Double($0) / 100_000, Double($0) / 50_000) }
        let map = Map.sample(lines: [MapLine([track], path: .straight)], on: .empty)

        let start = ContinuousClock.now
        let lines = Self.lines(map)
        let took = start.duration(to: .now)

        #expect(lines.last?.contains("lines simplified") == true)
        #expect(took < .seconds(20))
    }

    @Test func `where the points of one tone fill the map they are dots, and others stand out`() {
        var random = Seeded(1)
        let many = (0..<10_000).map { number in
            MapPoint.at(
                .random(in: -60...84, using: &random), .random(in: -180...180, using: &random),
                number == 77 ? "Capital" : "", priority: number == 77 ? 1 : 0)
        }

        let lines = Self.lines(
            .sample(many + [.at(10, 10, "", .negative)], frame: .world, on: .empty))

        let text = lines.joined()
        #expect(text.filter { $0 == "○" }.count == 1)
        #expect(text.contains("Capital"))
        #expect(text.filter { $0 == "✗" }.count == 1)
        #expect(text.filter { ("\u{2801}"..."\u{28FF}").contains($0) }.count > 700)
    }

    @Test func `points and lines have the colours of their tones`() {
        let style = TerminalStyle(width: 60, color: true)

        let text = Self.lines(.sample(MapPoint.cities, lines: MapLine.routes), style)
            .map { StyledText($0) }

        let runs = Set(text.flatMap(\.attributeRuns))
        #expect(runs == ["", "1", "2", "31", "32", "33", "35"])
    }

    @Test func `hostile labels do not move what is beside them`() {
        let label = "\u{1B}[2J\u{202E}evil\n\u{7}"
        let snapshot = SectionSnapshot(
            id: "map", title: "Map", state: .success([.map(.sample([.at(0, 0, label)]))]))

        let text = TerminalSurface(style: TerminalStyle(width: 60)).text(of: snapshot)

        #expect(text.contains("○ [2Jevil"))
        #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
    }

    @Test func `a point at a pole and one on the other side of the Earth are shown`() {
        let lines = Self.lines(
            .sample([.at(90, 0, "North"), .at(-90, 180, "South"), .at(0, -180, "Edge")]))

        for label in ["North", "South", "Edge"] {
            #expect(lines.contains { $0.contains(label) })
        }
    }
}
