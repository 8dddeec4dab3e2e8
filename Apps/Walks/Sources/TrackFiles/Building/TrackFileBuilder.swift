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
    private var coordinate: Coordinate?
    private var elevation: Double?
    private var time: Date?

    /// The points of the segment that is being read, and the segments before it.
    private var points: [TrackPoint] = []
    private var segments: [[TrackPoint]] = []

    private var tracks: [Track] = []
    private var routes: [Track] = []
    private var zeros = ZeroPositions()
    private var times = TimeText()

    init(_ format: TrackFormat) {
        file = TrackFile(format: format)
    }

    /// Whether any point was read.
    var hasPoints: Bool {
        !points.isEmpty || !segments.isEmpty || !tracks.isEmpty || !routes.isEmpty
            || !file.waypoints.isEmpty
    }
}

// MARK: - Points

extension TrackFileBuilder {
    /// Begins a point with its position in degrees, as in the file; nil if it is missing.
    mutating func beginPoint(
        latitude: UnsafeBufferPointer<UInt8>?,
        longitude: UnsafeBufferPointer<UInt8>?,
        line: @autoclosure () -> Int
    ) {
        (coordinate, elevation, time) = (nil, nil, nil)
        guard let latitude, let longitude else {
            return findings.add(.noPosition, line: line())
        }
        guard let north = latitude.trimmed.decimal, let east = longitude.trimmed.decimal else {
            let wrong = latitude.trimmed.decimal == nil ? latitude : longitude
            return findings.add(.invalidPosition, bytes: wrong, line: line())
        }
        setPosition(latitude: north, longitude: east, line: line())
    }

    /// Sets the position of the point, in degrees.
    mutating func setPosition(
        latitude: Double, longitude: Double, line: @autoclosure () -> Int
    ) {
        coordinate = Coordinate(latitude: latitude, longitude: longitude)
        guard let coordinate else {
            return findings.add(.positionOutOfRange, "\(latitude), \(longitude)", line: line())
        }
        if zeros.take(coordinate) { findings.add(.zeroPosition, line: line()) }
    }

    /// Sets the height of the point in metres, from its text.
    mutating func setElevation(
        _ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int
    ) {
        let text = bytes.trimmed
        if text.isEmpty { return findings.add(.emptyElevation, line: line()) }
        guard let metres = text.decimal else {
            return findings.add(.invalidElevation, bytes: text, line: line())
        }
        guard (-12_000...100_000).contains(metres) else {
            return findings.add(.elevationOutOfRange, bytes: text, line: line())
        }
        elevation = metres
    }

    /// Sets the time of the point, from its text in ISO 8601.
    mutating func setTime(_ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int) {
        let text = bytes.trimmed
        guard let value = times.value(text) else {
            return findings.add(.invalidTime, bytes: text, line: line())
        }
        if value.isWithoutZone { findings.add(.timeWithoutZone, bytes: text, line: line()) }
        if value.time < Self.firstGPS { findings.add(.timeTooEarly, bytes: text, line: line()) }
        if let last = points.last?.time, value.time < last {
            findings.add(.timeBackwards, bytes: text, line: line())
        }
        time = value.time
    }

    /// Adds the point to the segment.
    mutating func endPoint(line: @autoclosure () -> Int) {
        guard let coordinate else { return }
        let point = TrackPoint(coordinate, elevation: elevation, time: time)
        if let last = points.last, time != nil, last.time == time, last.coordinate == coordinate {
            findings.add(.repeatedPoint, line: line())
        }
        points.append(point)
    }

    /// Adds the point as a named place.
    mutating func endWaypoint(name: String?) {
        guard let coordinate else { return }
        let point = TrackPoint(coordinate, elevation: elevation, time: time)
        file.waypoints.append(Waypoint(name: name, point: point))
    }

    /// 6 January 1980, when the time of GPS begins.
    private static var firstGPS: Date { Date(timeIntervalSince1970: 315_964_800) }
}

// MARK: - Tracks

extension TrackFileBuilder {
    /// Ends the segment with the points since the last one.
    mutating func endSegment(line: @autoclosure () -> Int) {
        if points.isEmpty { return findings.add(.emptySegment, line: line()) }
        segments.append(points)
        points = []
    }

    /// Ends the track with the segments since the last one.
    mutating func endTrack(name: String?, line: @autoclosure () -> Int) {
        if !points.isEmpty { endSegment(line: line()) }
        file.found.tracks += 1
        if segments.isEmpty { return findings.add(.emptyTrack, line: line()) }
        tracks.append(Track(name: name, segments: segments))
        segments = []
    }

    /// Ends the route with the points since the last one.
    mutating func endRoute(name: String?, line: @autoclosure () -> Int) {
        file.found.routes += 1
        if points.isEmpty { return findings.add(.emptyRoute, line: line()) }
        routes.append(Track(name: name, segments: [points]))
        points = []
    }

    /// Returns what was read.
    consuming func finish() -> TrackFile {
        if !zeros.areWrong {
            findings.removeAll(.zeroPosition)
        } else {
            tracks = zeros.removed(from: tracks)
            routes = zeros.removed(from: routes)
            file.waypoints.removeAll { zeros.contains($0.point) }
        }
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
        file.findings = findings.findings
        file.findingCounts = findings.countsByKind
        return file
    }
}
