import Essentials
import Geodesy
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
    mutating func endTrack(name: String?, line: @autoclosure () -> Int?) {
        if !points.isEmpty { endSegment(line: line()) }
        file.found.tracks += 1
        if segments.isEmpty { return findings.add(.emptyTrack, line: line()) }
        let track = Track(name: name, segments: segments)
        segments = []
        findNoise(in: track)
        tracks.append(track)
    }

    /// Ends the route with the points since the last one.
    mutating func endRoute(name: String?, line: @autoclosure () -> Int?) {
        file.found.routes += 1
        if points.isEmpty { return findings.add(.emptyRoute, line: line()) }
        routes.append(Track(name: name, segments: [points]))
        points = []
        lines?.removeAll()
    }

    /// Names the points of a track that are noise.
    private mutating func findNoise(in track: Track) {
        guard let lines else { return }
        self.lines = []
        let (clean, count) = track.withoutNoise()
        guard count > 0 else { return }
        var kept = clean.segments.joined()[...]
        for (point, line) in zip(track.segments.joined(), lines) {
            if point == kept.first {
                kept = kept.dropFirst()
            } else {
                findings.add(.noise, point.coordinate.formatted, line: line)
            }
        }
    }

    /// Returns what was read.
    consuming func finish() -> TrackFile {
        file.found.waypoints = file.waypoints.count
        if !tracks.isEmpty {
            file.tracks = tracks
        } else if !routes.isEmpty {
            (file.content, file.tracks) = (.routes, routes)
        } else if !file.waypoints.isEmpty {
            file.content = .waypoints
            file.tracks = [Track(segments: [file.waypoints.map(\.point)])]
        } else {
            findings.add(.noPoints, line: nil)
        }
        file.findings = findings.inOrder
        file.findingCounts = findings.countsByKind
        return file
    }
}
