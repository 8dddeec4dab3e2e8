import Geodesy

/// A line of a map, with points so close together that it can be drawn straight between them.
struct MapPath: Sendable {
    /// The line of the map.
    let line: MapLine

    /// The line in pieces, each of which begins where the one before it ends.
    let pieces: [MapPiece]

    /// The point in the middle of the longest part, where a label belongs.
    let middle: Coordinate?

    /// The most degrees between two points of a great circle.
    private static let step = 2.0

    /// The most points of a piece: fewer would be many pieces, more would be drawn without need.
    private static let longest = 512

    init(_ line: MapLine) {
        self.line = line
        let parts = line.drawnSegments(every: Self.step)
        pieces = parts.flatMap { part in
            stride(from: 0, to: part.count - 1, by: Self.longest).map { start in
                MapPiece(part[start...min(start + Self.longest, part.count - 1)])
            }
        }
        let longest = parts.max { $0.count < $1.count }
        middle = longest.map { $0[$0.count / 2] }
    }
}
