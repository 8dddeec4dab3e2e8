import Geodesy
import Testing

@testable import SectionKit

/// The colours of a map's scale on a terminal, and what they mean.
struct MapLegendTests {
    private static func map(_ values: [Double?], tone: Badge.Tone = .positive) -> PreparedMap? {
        let scale = MapScale("Altitude", limits: [5_000, 15_000]) { low, next in
            next.map { "below \(Int($0))" } ?? "above \(low.map { Int($0) } ?? 0)"
        }
        let points = values.enumerated().map { index, value in
            MapPoint(
                .at(0, Double(20 * index)), label: "", tone: tone, row: "\(index)", value: value)
        }
        return PreparedMap(
            Map(key: "map", title: "Aircraft", on: .empty, points: points, scale: scale))
    }

    private static func lines(
        _ map: PreparedMap?, style: TerminalStyle, rows: Int = 16
    ) throws -> [String] {
        MapCamera(
            try #require(map), at: MapPosition(), columns: 60, rows: rows, style: style
        ).lines(chosen: nil)
    }

    private static let colored = TerminalStyle(width: 60, color: true)

    @Test func `a point has the colour of its value, and the legend says of which`() throws {
        let lines = try Self.lines(Self.map([1_000, 20_000]), style: Self.colored)
        let drawing = lines.dropLast().joined()

        #expect(drawing.contains("\u{1B}[33m") && drawing.contains("\u{1B}[36m"))
        let legend = try #require(lines.last)
        #expect(legend.contains("Altitude"))
        #expect(legend.contains("\u{1B}[33m● below 5000"))
        #expect(legend.contains("\u{1B}[36m● above 15000"))
    }

    @Test func `ranges that nothing on the map is in are left out`() throws {
        let legend = try #require(
            try Self.lines(Self.map([1_000, nil]), style: Self.colored).last)

        #expect(legend.contains("below 5000") && !legend.contains("15000"))
    }

    @Test(arguments: [
        (map([nil, nil]), colored), (map([1_000], tone: .negative), colored),
        (map([1_000, 20_000]), TerminalStyle(width: 60)),
    ])
    func `nothing is explained that no colour says`(
        map: PreparedMap?, style: TerminalStyle
    ) throws {
        #expect(try Self.lines(map, style: style).last?.contains("Altitude") == false)
    }

    @Test func `a legend takes its row from a map that is high enough, and none else`() throws {
        let map = Self.map([1_000, 20_000])

        let (high, low) = (
            try Self.lines(map, style: Self.colored, rows: 16),
            try Self.lines(map, style: Self.colored, rows: 3)
        )

        #expect(high.count == 16 && low.count == 3)
        #expect(low.last?.contains("Altitude") == false)
    }

    @Test func `a count of points in several ranges has the colour of none`() throws {
        let map = try #require(Self.map([1_000, 20_000, 1_000]))
        let far = Map(
            key: "map", title: "", on: .empty,
            points: map.map.points.map {
                MapPoint(.at(0, 0), label: "", tone: .positive, row: $0.row, value: $0.value)
            } + [MapPoint(.at(0, 40), label: "", row: "far")], scale: map.map.scale)

        let lines = try Self.lines(PreparedMap(far), style: Self.colored)

        #expect(lines.joined().contains("\u{1B}[1m3"))
    }
}
