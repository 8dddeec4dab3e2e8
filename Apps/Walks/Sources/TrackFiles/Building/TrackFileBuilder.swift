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

extension TrackFileBuilder {
    /// Returns the text of an element on one line; nil if it is blank.
    mutating func words(_ text: XMLContent, line: @autoclosure () -> Int?) -> String? {
        guard let (words, isValid) = text.words else { return nil }
        if !isValid { findings.add(.invalidText, words, line: line()) }
        if text.hasUnknownReference { findings.add(.unknownReference, words, line: line()) }
        return words
    }
}

/// What a sensor measures at a point.
enum Sensor: String {
    case heartRate = "A heart rate"
    case cadence = "A cadence"
    case temperature = "A temperature"
    case power = "A power"

    /// The values that people and devices have: beats, steps or turns a minute, degrees Celsius, watts.
    var range: ClosedRange<Double> {
        switch self {
        case .heartRate: 1...300
        case .cadence: 0...400
        case .temperature: -90...90
        case .power: 0...5_000
        }
    }
}

extension TrackFileBuilder {
    /// Sets what a sensor measured at the point, from its text.
    mutating func setReading(
        _ sensor: Sensor, _ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int?
    ) {
        let text = bytes.trimmed
        if text.isEmpty { return }
        guard let value = text.decimal else {
            return findings.add(.invalidReading, bytes: text, line: line())
        }
        setReading(sensor, value, line: line())
    }

    /// Sets what a sensor measured at the point.
    ///
    /// A heart rate of 0, and 255 of it or of a cadence, is what devices write for none.
    mutating func setReading(
        _ sensor: Sensor, _ value: Double, line: @autoclosure () -> Int?
    ) {
        if sensor == .heartRate, value == 0 || value == 255 { return }
        if sensor == .cadence, value == 255 { return }
        guard sensor.range.contains(value) else {
            return findings.add(.readingOutOfRange, "\(sensor.rawValue): \(value)", line: line())
        }
        let rounded = Int(clamping: value.rounded())
        switch sensor {
        case .heartRate: readings.heartRate = rounded
        case .cadence: readings.cadence = rounded
        case .temperature: readings.temperature = value
        case .power: readings.power = rounded
        }
    }
}
