package import SectionKit

/// A recorded or planned way: the points of its segments, between which nothing was recorded.
package struct Track: Equatable, Sendable {
    /// The name; nil if it has none.
    package let name: String?

    /// The segments, none of them empty.
    package let segments: [[TrackPoint]]

    package init(name: String? = nil, segments: [[TrackPoint]]) {
        self.name = name
        self.segments = segments.filter { !$0.isEmpty }
    }
}

extension Track {
    /// The number of points of all segments.
    package var pointCount: Int { segments.reduce(0) { $0 + $1.count } }

    /// Calls a function with each point and the leg that leads to it from the one before; nil for
    /// the first point of a segment.
    package func forEachPoint(_ body: (TrackPoint, TrackLeg?) -> Void) {
        for segment in segments {
            var last: TrackPoint?
            for point in segment {
                body(point, last.map { TrackLeg(from: $0, to: point) })
                last = point
            }
        }
    }
}
