import Geodesy
import SectionEssentials
import SectionKit
import Tracks

/// Builds a ``TrackFile`` from the parts of a file in any format, and applies the rules of
/// ``Oddity``.
struct TrackFileBuilder: Sendable {
    var file: TrackFile
    var findings = FindingList()

    /// The point that is being read; nil without a position that can be used.
    var coordinate: Coordinate?
    var elevation: Double?
    var time: Date?
    var readings = TrackReadings()

    /// The points of the segment that is being read, and the segments before it.
    var points: [TrackPoint] = []
    private var segments: [[TrackPoint]] = []

    private var tracks: [Track] = []
    private var routes: [Track] = []

    var times = TimeText()

    /// The line of the point that is being read, if lines are kept.
    var firstLine: Int?

    /// The lines of the points since the last track; nil if noise is not looked for.
    var lines: [Int?]?

    /// Creates a builder.
    ///
    /// - Parameter findsNoise: whether points that are noise are findings, for which the line of each
    ///   point is kept.
    init(_ format: TrackFormat, findsNoise: Bool) {
        file = TrackFile(format: format)
        lines = findsNoise ? [] : nil
    }

    /// Whether the track that is being read has points.
    var hasSegments: Bool { !points.isEmpty || !segments.isEmpty }

    /// Whether any point was read.
    var hasPoints: Bool {
        !points.isEmpty || !segments.isEmpty || !tracks.isEmpty || !routes.isEmpty
            || !file.waypoints.isEmpty
    }
}

// MARK: - Tracks

extension TrackFileBuilder {
    /// Ends the segment with the points since the last one.
    mutating func endSegment(line: @autoclosure () -> Int?) {
        if points.isEmpty { return findings.add(.emptySegment, line: line()) }
        segments.append(points)
        points = []
    }

    /// Ends the track with the segments since the last one.
    ///
    /// - Parameter sport: what the file calls its activity; nil if it says nothing.
    mutating func endTrack(
        name: String?, sport: String? = nil, line: @autoclosure () -> Int?
    ) {
        if !points.isEmpty { endSegment(line: line()) }
        file.found.tracks += 1
        if segments.isEmpty { return findings.add(.emptyTrack, line: line()) }
        let track = Track(
            name: name, activity: sport.flatMap { Activity(sport: $0) }, segments: segments)
        segments = []
        findNoise(in: track)
        tracks.append(track)
    }

    /// Ends the route with the points since the last one.
    mutating func endRoute(name: String?, line: @autoclosure () -> Int?) {
        if !points.isEmpty { endSegment(line: line()) }
        file.found.routes += 1
        if segments.isEmpty { return findings.add(.emptyRoute, line: line()) }
        let hasTimes = segments.contains { $0.contains { $0.time != nil } }
        if hasTimes, file.format == .gpx { findings.add(.timesOfPlan, line: line()) }
        routes.append(
            Track(name: name, kind: .route, segments: segments.map { $0.map(\.withoutTime) }))
        segments = []
        lines?.removeAll()
    }

    /// Names the points of a track that are noise.
    private mutating func findNoise(in track: Track) {
        guard let lines else { return }
        self.lines = []
        let clean = track.withoutNoise()
        file.noise.add(clean)
        var kept = clean.track.segments.joined()[...]
        for (point, line) in zip(track.segments.joined(), lines) {
            guard let next = kept.first, next.isSameFix(as: point) else {
                findings.add(.noise, point.coordinate.formatted, line: line)
                continue
            }
            if next.elevation != point.elevation, let height = point.elevation {
                findings.add(.noisyElevation, "\(height)", line: line)
            }
            kept = kept.dropFirst()
        }
        for (first, second) in zip(clean.track.segments, clean.track.segments.dropFirst()) {
            guard let start = first.last, let end = second.first,
                !track.segments.contains(where: { $0.first?.isSameFix(as: end) == true })
            else { continue }
            let metres = start.coordinate.haversineDistance(to: end.coordinate)
            findings.add(.jump, "\(Int(clamping: metres.rounded()).grouped) m", line: nil)
        }
    }

    /// Returns what was read.
    consuming func finish() -> TrackFile {
        file.found.waypoints = file.waypoints.count
        if !tracks.isEmpty {
            file.tracks = tracks.inOrderOfTime
            if file.tracks != tracks { findings.add(.tracksOutOfOrder, line: nil) }
        } else if !routes.isEmpty {
            (file.content, file.tracks) = (.routes, routes)
        } else if !file.waypoints.isEmpty {
            file.content = .waypoints
            let points = file.waypoints.map(\.point)
            let isWalk = points.areWalked
            file.tracks = [
                Track(
                    kind: isWalk ? .recording : .places,
                    segments: [isWalk ? points : points.map(\.withoutTime)])
            ]
        } else {
            findings.add(.noPoints, line: nil)
        }
        file.findings = findings.inOrder
        file.findingCounts = findings.countsByKind
        return file
    }
}

extension TrackPoint {
    /// The point without its time.
    fileprivate var withoutTime: TrackPoint { TrackPoint(coordinate, elevation: elevation) }

    /// Whether both are the same place and time.
    fileprivate func isSameFix(as other: TrackPoint) -> Bool {
        coordinate == other.coordinate && time == other.time
    }
}

extension [TrackPoint] {
    /// Whether somebody has walked them one after the other: all have times, which go forward, and
    /// no leg is faster than a walker.
    fileprivate var areWalked: Bool {
        count > 1
            && zip(self, dropFirst()).allSatisfy { first, second in
                let leg = TrackLeg(from: first, to: second)
                guard let seconds = leg.seconds, seconds > 0 else { return false }
                return leg.distance <= seconds * Activity.walk.topSpeed
            }
    }
}
