import Geodesy
import Testing

@testable import SectionKit

/// Prepares lines for drawing.
@Suite struct HTMLMapLinesTests {
    private func lines(
        _ path: MapLine.Path,
        _ places: (Double, Double)...
    ) throws -> HTMLMapLines {
        let segment = try places.map { try Coordinate.place($0.0, $0.1) }
        return HTMLMapLines([MapLine([segment], path: path)], resolution: 0.01)
    }

    @Test func `a recorded line keeps its places`() throws {
        let lines = try lines(.straight, (1, 1), (2, 5), (3, 2))

        #expect(lines.parts.map { $0.pieces.map(\.count) } == [[3]])
        #expect(lines.drawn == lines.places)
    }

    @Test func `every way of a great circle is a part with the bends of its drawing`() throws {
        let lines = try lines(.greatCircle, (40, -4), (41, 140), (-34, 151))

        #expect(lines.parts.count == 2)
        let way = try #require(lines.parts.first?.pieces.first)
        let ends = [try Coordinate.place(40, -4), try .place(41, 140)]
        #expect([way.first, way.last] == ends)
        #expect((way.map(\.latitude).max() ?? 0) > 65)
        #expect((8...64).contains(way.count))
    }

    @Test func `a line that crosses the date line twice has three pieces`() throws {
        let lines = try lines(.straight, (0, 170), (2, -170), (4, 175))

        #expect(lines.parts.map(\.pieces.count) == [3])
    }

    @Test(arguments: [
        [(0.0, 0.0), (0, 180)], [(90, 0), (-90, 0)], [(60, 0), (80, 180)], [(5, 5), (5, 5)],
        [(0, -180), (0, 180)],
    ])
    func `ways between antipodes, over poles and without length end`(
        places: [(Double, Double)]
    ) throws {
        let segment = try places.map { try Coordinate.place($0.0, $0.1) }

        let lines = HTMLMapLines([MapLine([segment], path: .greatCircle)], resolution: 0.01)

        #expect(lines.parts.count == 1)
        #expect(lines.parts.allSatisfy { $0.pieces.joined().count < 2000 })
    }

    @Test func `a line of very many places is simplified`() throws {
        let places = try (0..<60_000).map { index in
            try Coordinate.place(index.isMultiple(of: 2) ? 0 : 0.001, Double(index) / 1000)
        }
        let line = MapLine([places], path: .straight)

        let lines = HTMLMapLines([line], resolution: 0.01)

        #expect(lines.places == 60_000)
        #expect(lines.drawn <= HTMLMapLines.mostPlaces)
        #expect(lines.parts.first?.pieces.first?.first == places.first)
        #expect(lines.parts.first?.pieces.first?.last == places.last)
    }

    @Test func `very many lines that cannot be simplified are drawn`() throws {
        let segment = [try Coordinate.place(0, 0), try .place(0, 1)]
        let line = MapLine([segment], path: .straight)

        let lines = HTMLMapLines(Array(repeating: line, count: 10_001), resolution: 0.01)

        #expect(lines.drawn == 20_002)
    }
}
