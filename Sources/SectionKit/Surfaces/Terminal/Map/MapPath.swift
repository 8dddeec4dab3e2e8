import Geodesy

/// A line of a map, with points so close together that it can be drawn straight between them.
struct MapPath: Sendable {
    /// The parts of the line.
    let parts: [[Coordinate]]

    /// The line of the map.
    let line: MapLine

    /// The most degrees between two points of a great circle.
    private static let step = 2.0

    init(_ line: MapLine) {
        self.line = line
        parts =
            switch line.path {
            case .straight: line.segments
            case .greatCircle: line.segments.map { $0.alongGreatCircles(every: Self.step) }
            }
    }

    /// The point in the middle of the longest part, where a label belongs.
    var middle: Coordinate? {
        let longest = parts.max { $0.count < $1.count }
        return longest.map { $0[$0.count / 2] }
    }
}
