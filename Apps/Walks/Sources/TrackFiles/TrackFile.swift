package import Tracks

/// What a file with tracks contains.
package struct TrackFile: Equatable, Sendable {
    package let format: TrackFormat

    /// The name of the whole file; nil if it has none.
    package var name: String?

    /// The recorded tracks with points; else the routes, else one track of the waypoints.
    ///
    /// It is empty if the file has no points.
    package var tracks: [Track] = []

    /// What the ``tracks`` were made of.
    package var content = Content.tracks

    /// The named places of the file.
    package var waypoints: [Waypoint] = []

    /// How many elements of each kind the file has, also those without points.
    package var found = Found()

    /// The number of tracks, routes and waypoints of a file.
    package struct Found: Equatable, Sendable {
        package var tracks = 0
        package var routes = 0
        package var waypoints = 0
    }

    /// What is wrong in the file, in the order of its lines; at most ``TrackFinding/limit`` of each
    /// kind.
    package var findings: [TrackFinding] = []

    /// How often each kind of finding occurs, also beyond the limit.
    package var findingCounts: [String: Int] = [:]

    /// What tracks were made of.
    package enum Content: Sendable {
        case tracks, routes, waypoints
    }

    package init(format: TrackFormat) {
        self.format = format
    }
}
