import Geodesy
import Testing

@testable import SectionKit

/// Lines in pieces, of which only the visible ones are drawn.
struct MapPieceTests {
    private static func projection(around latitude: Double, _ longitude: Double) throws
        -> MapProjection
    {
        // Corners on both sides, also across the date line.
        let corners = [-4.0, 4].map { side in
            MapPoint.at(latitude + side, (longitude + side).remainder(dividingBy: 360), "")
        }
        let area = try #require(PreparedMap(.sample(corners))).area
        return MapProjection(area, columns: 80, rows: 20)
    }

    /// All characters of a canvas, line by line.
    private static func characters(_ canvas: DotCanvas) -> [Character] {
        (0..<canvas.rows).flatMap { row in
            Array(canvas.line(row, style: TerminalStyle(ascii: true)).padded(to: canvas.columns))
        }
    }

    @Test func `a long line is in pieces that touch`() {
        let track = (0..<2000).map { Coordinate.at(Double($0) / 100, 0) }

        let pieces = MapPath(MapLine([track], path: .straight)).pieces

        #expect(pieces.map(\.points.count) == [513, 513, 513, 464])
        #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.points.last == $1.points.first })
    }

    @Test func `a piece across the date line reaches beyond 180 degrees`() {
        let piece = MapPiece([.at(0, 179), .at(5, -179), .at(3, -175)])

        #expect(piece.longitudes == 179...185)
        #expect(piece.latitudes == 0...5)
        #expect(piece.corners.allSatisfy { abs($0.longitude) >= 175 })
    }

    @Test func `a piece is visible where its surroundings are`() throws {
        let piece = MapPiece([.at(0, 170), .at(5, -170)])

        #expect(try piece.isVisible(in: Self.projection(around: 2, 180)))
        #expect(try piece.isVisible(in: Self.projection(around: 2, -178)))
        #expect(try !piece.isVisible(in: Self.projection(around: 2, 0)))
        #expect(try !piece.isVisible(in: Self.projection(around: 60, 180)))
    }

    @Test(arguments: 1...20)
    func `lines in pieces look like those drawn as a whole`(seed: UInt64) throws {
        var random = Seeded(seed)
        var (latitude, longitude) = (0.0, Double.random(in: -180...180, using: &random))
        let track = (0..<3000).map { _ in
            latitude = min(max(latitude + .random(in: -0.5...0.5, using: &random), -80), 80)
            longitude += .random(in: -0.3...0.7, using: &random)
            return Coordinate.at(latitude, longitude.remainder(dividingBy: 360))
        }
        let projection = try Self.projection(around: latitude, longitude.remainder(dividingBy: 360))
        var (whole, pieces) = (DotCanvas(columns: 80, rows: 20), DotCanvas(columns: 80, rows: 20))

        var pen = MapPen(projection)
        pen.draw(track[...], DotInk(style: .tone(.neutral), mark: "*"), on: &whole)
        let path = MapPath(MapLine([track], path: .straight))
        pen.draw(path, .mapped(.neutral), isDotted: false, on: &pieces)

        // Where a piece ends, the line may pass a neighbouring character.
        let (expected, drawn) = (Self.characters(whole), Self.characters(pieces))
        #expect(zip(expected, drawn).count { $0 != $1 } <= 6)
        #expect(expected.count { $0 == "*" } > 30)
    }
}
