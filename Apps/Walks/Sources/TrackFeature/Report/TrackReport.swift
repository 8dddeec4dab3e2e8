import Geodesy
import SectionEssentials
import SectionKit
import TrackFiles
import Tracks

/// The tracks of a query, and what is measured of them.
struct TrackReport: Equatable, Sendable {
    let query: TrackQuery

    private(set) var tracks: [MeasuredTrack] = []

    /// The named places of the files, without those near what is cut off.
    private(set) var waypoints: [Waypoint] = []

    /// The steps of all tracks, up to ``Steps/most``.
    private(set) var steps: [Step] = []

    /// Walks all tracks, one after the other.
    private var walker: Steps

    /// The heights over the distance of all tracks.
    private(set) var profile: Profile?

    /// The speed over the distance of all tracks, and what sensors measured.
    private(set) var lines: SensorLines?

    /// What is left out as noise.
    private(set) var noise = TrackFile.Noise()

    /// Why files could not be read, as plain sentences; the others are reported.
    private(set) var problems: [String] = []

    /// The box of all tracks.
    private var extent = Extent()

    /// The number of waypoints that are left out, because they are near what is cut off.
    private(set) var hiddenWaypoints = 0

    /// What is wrong in the files.
    private(set) var oddities = FileWarnings()

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
        oddities.add(file)
        content = file.content
    }

    /// Adds that a file could not be read.
    mutating func add(_ error: TrackError) {
        problems.append("\(error.summary). \(error.recovery)")
    }

    /// Adds a track.
    mutating func add(_ recorded: Track, number: Int, file: String?) {
        let clean = recorded.withoutNoise(query.activity)
        noise.add(clean)
        let trimmed = clean.track.trimmed(start: query.trimmedStart, end: query.trimmedEnd)
        cutOff += trimmed.cutOff
        let track = trimmed.track.simplified(tolerance: query.tolerance)
        let climb = ClimbProfile(of: track, threshold: query.ascentThreshold)
        var measures = TrackMeasures(movingSpeed: query.movingSpeed)
        var (splits, index) = (Splits(length: query.units.distanceSize), 0)
        measures.climb = climb.climb
        track.forEachPoint { point, leg in
            measures.take(point, by: leg)
            splits.take(
                point, by: leg, climb: climb.progress.isEmpty ? nil : climb.progress[index])
            index += 1
            extent.take(point.coordinate)
            walker.walk(to: point, by: leg) { steps.append($0) }
        }
        tracks.append(
            MeasuredTrack(
                number: number, file: file, track: track, measures: measures,
                splits: track.kind == .places ? [] : splits.all,
                ascentThreshold: climb.threshold, activity: clean.activity))
    }

    /// Measures all tracks together, after the last one.
    mutating func finish() {
        let all = Track(segments: tracks.flatMap(\.track.segments))
        if content != .waypoints {
            profile = Profile(of: all, length: distance)
            lines = SensorLines(of: all, length: distance)
        }
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
    /// Whether there are more steps than ``steps``.
    var hasMoreSteps: Bool { walker.isFull }

    /// Whether this is the made-up walk.
    var isDemo: Bool { query.files.isEmpty }

    /// The only track; nil if there are several, or none.
    var only: MeasuredTrack? { tracks.count == 1 ? tracks[0] : nil }

    /// The name of the only track, or of its file; nil if there are several files, or none has a name.
    var name: String? {
        if let name = only?.track.name.nonBlank { return name }
        guard query.files.count == 1, query.files[0] != "-" else { return nil }
        return query.files[0].fileTitle
    }

    /// When the first of the tracks began; nil if none says it.
    var start: Date? { tracks.compactMap(\.measures.start).min() }

    /// Whether the tracks are shorter than what is cut off of them.
    var isAllCutOff: Bool { pointCount == 0 && !cutOff.isEmpty }

    /// The distance of all tracks, in metres.
    var distance: Double { tracks.reduce(0) { $0 + $1.measures.distance } }

    /// The smallest box around all tracks; nil without points.
    var box: GeoBox? { extent.box }

    /// The distance that was walked in the durations of the tracks, in metres.
    var timedDistance: Double { tracks.reduce(0) { $0 + $1.measures.timedDistance } }

    /// Whether the file is a list of places, and no way.
    var isPlaces: Bool { tracks.contains { $0.track.kind == .places } && tracks.count == 1 }

    var pointCount: Int { tracks.reduce(0) { $0 + $1.measures.pointCount } }

    /// The average speed where times are known, in metres per second; nil if none are.
    var averageSpeed: Double? { TrackMeasures.speed(over: timedDistance, in: sum(\.duration)) }

    /// The average speed in motion, in metres per second; nil if no times are known.
    var movingSpeed: Double? {
        let distance = tracks.reduce(0) { $0 + $1.measures.movingDistance }
        return TrackMeasures.speed(over: distance, in: sum(\.movingTime))
    }

    /// What sensors measured on all tracks.
    var sensors: SensorMeasures {
        tracks.reduce(into: SensorMeasures()) { $0.add($1.measures.sensors) }
    }

    /// The sum of what is known of the tracks; nil if nothing is.
    func sum(_ value: (TrackMeasures) -> Double?) -> Double? {
        let known = tracks.compactMap { value($0.measures) }
        return known.isEmpty ? nil : known.reduce(0, +)
    }
}
