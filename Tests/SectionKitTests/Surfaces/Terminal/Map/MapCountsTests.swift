import Geodesy
import Testing

@testable import SectionKit

/// Points of a terminal's map that would cover each other.
struct MapCountsTests {
    private func counts(_ points: [(Int, Badge.Tone, Int)], columns: Int = 8) -> MapCounts {
        MapCounts(
            points.map { MapPoint.at(0, 0, "", $0.1).prioritized($0.2) },
            cells: points.map(\.0), columns: columns, of: 2 * columns)
    }

    @Test func `points in one character or the next are one number`() {
        let counts = counts([
            (2, .positive, 0), (2, .neutral, 5), (3, .positive, 1), (6, .neutral, 0),
        ])

        #expect(counts.counts[2] == 3 && counts.counts[3] == 0 && counts.counts[6] == 1)
        #expect(counts.owners[2] == 1 && counts.owners[3] == -1)
        #expect(counts.counted == 3)
    }

    @Test func `points at the two edges of the map are not together`() {
        let counts = counts([(7, .positive, 0), (8, .positive, 0)])

        #expect(counts.counts[7] == 1 && counts.counts[8] == 1)
    }

    @Test func `bad news is shown where other points are`() {
        let counts = counts([(4, .negative, 0), (4, .positive, 9), (4, .positive, 9)])

        #expect(counts.counts[4] == 1 && counts.owners[4] == 0)
    }

    @Test func `a map says how many points there are, and what a number is`() throws {
        let points =
            (0..<12).map { MapPoint.at(0, 0.001 * Double($0), "tea \($0)") }
            + [.at(40, 60, "far")]
        let map = try #require(PreparedMap(.sample(points)))

        let lines = MapCamera(map, at: MapPosition(), columns: 60, rows: 16, style: TerminalStyle())
            .lines(chosen: nil)

        #expect(lines.contains { $0.contains("12") })
        #expect(lines.last?.contains("2 means 2 points") == true)
        #expect(!lines.joined().contains("tea"))
    }

    @Test func `where points have numbers for names, a count is not one of them`() throws {
        func lines(_ style: TerminalStyle) throws -> [String] {
            let points = [(0, "1"), (0.001, "2"), (20, "3")].map { longitude, number in
                MapPoint(
                    MapPoint.at(0, longitude, "").coordinate, label: "photo", mark: number)
            }
            let map = try #require(PreparedMap(.sample(points)))
            return MapCamera(map, at: MapPosition(), columns: 60, rows: 16, style: style)
                .lines(chosen: nil)
        }

        let map = try lines(TerminalStyle())
        #expect(map.dropLast().contains { $0.contains("2×") })
        #expect(map.last?.contains("2× means 2 points") == true)
        #expect(try lines(TerminalStyle(ascii: true)).last?.contains("2x means 2 points") == true)
    }

    @Test func `enlarging goes to where the points are`() throws {
        let points =
            (0..<30).map { MapPoint.at(45 + Double($0 % 6), 2 + Double($0 / 6), "") }
            + [.at(-33, -70, "")]
        let map = try #require(PreparedMap(.sample(points)))
        var position = MapPosition()

        for _ in 0..<3 {
            position = MapCamera(map, at: position, columns: 60, rows: 16, style: TerminalStyle())
                .enlarged(around: nil)
        }

        let middle = try #require(position.middle)
        #expect((43...52).contains(middle.latitude) && (0...9).contains(middle.longitude))
    }
}

extension MapPoint {
    /// The point with another priority.
    fileprivate func prioritized(_ priority: Int) -> MapPoint {
        MapPoint(coordinate, label: label, tone: tone, priority: priority)
    }
}
