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
}
