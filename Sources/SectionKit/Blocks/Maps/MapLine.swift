public import Geodesy

/// A line on a map, such as a route or a recorded track.
public struct MapLine: Equatable, Sendable {
    /// How the line goes from one of its points to the next.
    public enum Path: Equatable, Sendable {
        /// Along the shortest way over the Earth, a part of a great circle, as for a route.
        case greatCircle

        /// Straight, because the points are close together, as in a recorded track.
        case straight
    }

    /// The parts of the line, each with the points that it passes; there is a gap between parts.
    public let segments: [[Coordinate]]

    /// How it goes from one point to the next.
    public let path: Path

    /// The name for people, such as "MAD–BCN"; empty for a line without a name.
    public let label: String

    /// Whether it is good or bad news.
    public let tone: Badge.Tone

    /// The identity of its row in the table of the map; nil if it belongs to none.
    public let row: String?

    /// Creates a line; segments with fewer than two points are dropped.
    public init(
        _ segments: [[Coordinate]],
        path: Path,
        label: String = "",
        tone: Badge.Tone = .neutral,
        row: String? = nil
    ) {
        self.segments = segments.filter { $0.count > 1 }
        self.path = path
        self.label = label
        self.tone = tone
        self.row = row
    }
}
