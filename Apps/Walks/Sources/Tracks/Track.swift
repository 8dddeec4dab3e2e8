package import SectionKit

/// A recorded or planned way: the points of its segments, between which nothing was recorded.
package struct Track: Equatable, Sendable {
    /// What the points of a track are.
    package enum Kind: String, Sendable {
        /// Somebody was there, in this order.
        case recording

        /// Somebody means to go there: it has a length and heights, and no times.
        case route

        /// Places on a list, with no way between them.
        case places
    }

    /// The name; nil if it has none.
    package let name: String?

    package let kind: Kind

    /// How it moves, as its file says; nil if that says nothing.
    package let activity: Activity?

    /// The segments, none of them empty.
    package let segments: [[TrackPoint]]

    package init(
        name: String? = nil, kind: Kind = .recording, activity: Activity? = nil,
        segments: [[TrackPoint]]
    ) {
        self.name = name
        self.kind = kind
        self.activity = activity
        self.segments = segments.filter { !$0.isEmpty }
    }
}

extension Track {
    /// Returns a track of the same name, kind and activity with other segments.
    package func with(_ segments: [[TrackPoint]]) -> Track {
        Track(name: name, kind: kind, activity: activity, segments: segments)
    }

    /// The number of points of all segments.
    package var pointCount: Int { segments.reduce(0) { $0 + $1.count } }

    /// The distance within segments, in metres (haversine).
    package var length: Double {
        var length = 0.0
        forEachPoint { length += $1?.distance ?? 0 }
        return length
    }

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

extension [Track] {
    /// The tracks in the order in which they were walked, if all of them say when; else as they are.
    package var inOrderOfTime: [Track] {
        let starts = map { track in
            track.segments.lazy.joined().lazy.compactMap(\.time).first
        }
        guard count > 1, starts.allSatisfy({ $0 != nil }) else { return self }
        return zip(indices, starts).sorted { one, other in
            guard let first = one.1, let second = other.1 else { return false }
            return (first, one.0) < (second, other.0)
        }.map { self[$0.0] }
    }
}
