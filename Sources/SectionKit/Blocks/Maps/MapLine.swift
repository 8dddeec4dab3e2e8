public import Geodesy

/// A line on a map, such as a route or a recorded track.
public struct MapLine: Equatable, Sendable {
    /// How the line goes from one of its points to the next.
    public enum Path: Equatable, Sendable {
        /// Along the shortest way over the Earth, a part of a great circle, as for a route.
        case greatCircle

        /// Straight, because the points are close together, as in a recorded track.
        case straight
    }

    /// The parts of the line, each with the points that it passes; there is a gap between parts.
    public let segments: [[Coordinate]]

    /// The recorded points of each of the ``segments``, with heights and times; empty for a line
    /// that has none.
    public let track: [[TrackPoint]]

    /// How it goes from one point to the next.
    public let path: Path

    /// The name for people, such as "MAD–BCN"; empty for a line without a name.
    public let label: String

    /// Whether it is good or bad news.
    public let tone: Badge.Tone

    /// The identity of its row in the table of the map; nil if it belongs to none.
    public let row: String?

    /// What it says when it is pointed at, beside its name: a few words, such as "15 flights"; nil
    /// for none.
    public let note: String?

    /// What its colour says, as a value of the map's ``Map/scale``; nil for the colour of its tone.
    public let value: Double?

    /// The length in metres that the program has measured; nil to measure the line itself, from
    /// point to point over the ellipsoid.
    public let length: Double?

    /// The names of its ends, which a page writes there where the line is long enough; nil for none.
    public let ends: Ends?

    /// The names of the ends of a line, such as those of a runway.
    public struct Ends: Equatable, Sendable {
        /// The name of the first point.
        public let first: String

        /// The name of the last point.
        public let last: String

        /// Creates the names of the first and the last point.
        public init(first: String, last: String) { (self.first, self.last) = (first, last) }
    }

    /// Creates a line; segments with fewer than two points are dropped.
    public init(
        _ segments: [[Coordinate]],
        path: Path,
        label: String = "",
        tone: Badge.Tone = .neutral,
        row: String? = nil,
        note: String? = nil,
        value: Double? = nil,
        ends: Ends? = nil
    ) {
        self.init(
            segments.filter { $0.count > 1 }, [], path: path, label: label, tone: tone, row: row,
            note: note, value: value, ends: ends)
    }

    /// Creates the line of a recorded track, straight between its points; segments with fewer than
    /// two points are dropped.
    public init(
        track: [[TrackPoint]],
        label: String = "",
        tone: Badge.Tone = .neutral,
        row: String? = nil,
        note: String? = nil,
        length: Double? = nil
    ) {
        let track = track.filter { $0.count > 1 }
        self.init(
            track.map { $0.map(\.coordinate) }, track, path: .straight, label: label, tone: tone,
            row: row, note: note, length: length)
    }

    private init(
        _ segments: [[Coordinate]],
        _ track: [[TrackPoint]],
        path: Path,
        label: String,
        tone: Badge.Tone,
        row: String?,
        note: String?,
        value: Double? = nil,
        length: Double? = nil,
        ends: Ends? = nil
    ) {
        self.segments = segments
        self.track = track
        self.path = path
        self.label = label
        self.tone = tone
        self.row = row
        self.note = note.nonBlank
        self.value = value.flatMap { $0.isFinite ? $0 : nil }
        self.length = length
        self.ends = ends
    }

    /// Returns the line with its texts transformed.
    func mapTexts(_ transform: (String) -> String) -> MapLine {
        MapLine(
            segments, track, path: path, label: transform(label), tone: tone, row: row,
            note: note.map(transform), value: value, length: length,
            ends: ends.map { Ends(first: transform($0.first), last: transform($0.last)) })
    }
}

extension MapLine {
    /// Its name and what there is to say about it.
    var title: String { label.followed(by: note) }

    /// Returns the line as parts that can be drawn straight in latitude and longitude, none of which
    /// crosses the date line.
    ///
    /// - Parameters:
    ///   - step: the longest distance between two points along a great circle, in degrees.
    ///   - tolerance: how far the parts may be from the line, in metres.
    func parts(every step: Double, tolerance: Double = 0) -> [[Coordinate]] {
        segments.flatMap { segment in
            drawn(segment.simplified(tolerance: tolerance), every: step).cutAtDateLine()
        }
    }

    /// The segments with the points that great circles pass, at most `step` degrees apart.
    func drawnSegments(every step: Double) -> [[Coordinate]] {
        segments.map { drawn($0, every: step) }
    }

    /// The recorded points in parts that do not cross the date line; a point that is added there has
    /// neither height nor time.
    var trackParts: [[TrackPoint]] {
        zip(track, segments).flatMap { segment, line in
            let parts = line.cutAtDateLine()
            if parts == [line] { return [segment] }
            var recorded = segment[...]
            return parts.map { part in
                part.map { point in
                    guard let next = recorded.first, next.coordinate.isSamePlace(as: point) else {
                        return TrackPoint(point)
                    }
                    recorded.removeFirst()
                    return TrackPoint(
                        point, elevation: next.elevation, time: next.time, readings: next.readings)
                }
            }
        }
    }

    private func drawn(_ points: [Coordinate], every step: Double) -> [Coordinate] {
        switch path {
        case .greatCircle: points.alongGreatCircles(every: step)
        case .straight: points
        }
    }
}

extension Coordinate {
    /// Whether both are one place: -180° and 180° are one meridian, and all meet at a pole.
    fileprivate func isSamePlace(as other: Coordinate) -> Bool {
        latitude == other.latitude
            && (latitude.magnitude == 90
                || (longitude - other.longitude).remainder(dividingBy: 360) == 0)
    }
}
