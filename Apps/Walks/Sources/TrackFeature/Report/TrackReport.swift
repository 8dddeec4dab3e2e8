import Geodesy
import SectionKit
import TrackFiles
import Tracks

/// The tracks of a query, and what is measured of them.
struct TrackReport: Equatable, Sendable {
    let query: TrackQuery

    private(set) var tracks: [MeasuredTrack] = []

    /// The named places of the files, without those near what is cut off.
    private(set) var waypoints: [Waypoint] = []

    /// The steps of all tracks.
    private(set) var steps: [Step] = []

    /// Walks all tracks, one after the other.
    private var walker: Steps

    /// The heights over the distance of all tracks.
    private(set) var profile: Profile?

    /// The number of points that are noise.
    private(set) var noise = 0

    /// The number of waypoints that are left out, because they are near what is cut off.
    private(set) var hiddenWaypoints = 0

    /// The number of odd things in the files.
    private(set) var findings = 0

    /// What the tracks were made of.
    private(set) var content = TrackFile.Content.tracks

    private var cutOff: [TrackPoint] = []

    init(query: TrackQuery) {
        self.query = query
        walker = Steps(every: query.every)
    }

    /// Adds the places of a file, but not its tracks.
    mutating func add(_ file: TrackFile) {
        waypoints += file.waypoints
        findings += file.findings.count
        content = file.content
    }

    /// Adds a track.
    mutating func add(_ recorded: Track, number: Int, file: String?) {
        let clean = recorded.withoutNoise()
        noise += clean.noise
        let trimmed = clean.track.trimmed(start: query.trimmedStart, end: query.trimmedEnd)
        cutOff += trimmed.cutOff
        let track = trimmed.track.simplified(tolerance: query.tolerance)
        var (measures, splits) = (TrackMeasures(), Splits(length: query.units.distanceSize))
        track.forEachPoint { point, leg in
            measures.take(point, by: leg)
            splits.take(point, by: leg)
            walker.walk(to: point, by: leg) { steps.append($0) }
        }
        tracks.append(
            MeasuredTrack(
                number: number, file: file, track: track, measures: measures, splits: splits.all))
    }

    /// Measures all tracks together, after the last one.
    mutating func finish() {
        let all = Track(segments: tracks.flatMap(\.track.segments))
        profile = Profile(of: all, length: distance)
        let radius = max(query.trimmedStart, query.trimmedEnd)
        let kept = waypoints.filter { waypoint in
            !cutOff.contains {
                waypoint.point.coordinate.haversineDistance(to: $0.coordinate) <= radius
            }
        }
        hiddenWaypoints = waypoints.count - kept.count
        waypoints = kept
    }
}

extension TrackReport {
    /// Whether this is the made-up walk.
    var isDemo: Bool { query.files.isEmpty }

    /// The only track; nil if there are several, or none.
    var only: MeasuredTrack? { tracks.count == 1 ? tracks[0] : nil }

    /// Whether the tracks are shorter than what is cut off of them.
    var isAllCutOff: Bool { pointCount == 0 && !cutOff.isEmpty }

    /// The distance of all tracks, in metres.
    var distance: Double { tracks.reduce(0) { $0 + $1.measures.distance } }

    /// The smallest box around all tracks; nil without points.
    var box: GeoBox? { GeoBox(containing: tracks.flatMap { $0.measures.box?.corners ?? [] }) }

    var pointCount: Int { tracks.reduce(0) { $0 + $1.measures.pointCount } }

    /// The average speed of the tracks whose duration is known, in metres per second; nil if none
    /// is.
    func averageSpeed(in duration: (TrackMeasures) -> Double?) -> Double? {
        let timed = tracks.filter { duration($0.measures) != nil }
        return TrackMeasures.speed(
            over: timed.reduce(0) { $0 + $1.measures.distance }, in: sum(duration))
    }

    /// The sum of what is known of the tracks; nil if nothing is.
    func sum(_ value: (TrackMeasures) -> Double?) -> Double? {
        let known = tracks.compactMap { value($0.measures) }
        return known.isEmpty ? nil : known.reduce(0, +)
    }
}

extension GeoBox {
    fileprivate var corners: [Coordinate] {
        [(south, west), (north, east)].compactMap { Coordinate(latitude: $0, longitude: $1) }
    }
}
