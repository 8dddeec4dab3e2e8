package import Tracks

/// What a file with tracks contains.
package struct TrackFile: Equatable, Sendable {
    package let format: TrackFormat

    /// The name of the whole file; nil if it has none.
    package var name: String?

    /// The recorded tracks; if there are none the routes; if there are none either, one track of the
    /// waypoints in their order.
    package var tracks: [Track] = []

    /// What the ``tracks`` were made of.
    package var content = Content.tracks

    /// The named places of the file.
    package var waypoints: [Waypoint] = []

    /// What is odd in the file, in the order of its lines; at most ``TrackFinding/limit`` of each
    /// kind.
    package var findings: [TrackFinding] = []

    /// What tracks were made of.
    package enum Content: Sendable {
        case tracks, routes, waypoints
    }

    package init(format: TrackFormat) {
        self.format = format
    }
}
