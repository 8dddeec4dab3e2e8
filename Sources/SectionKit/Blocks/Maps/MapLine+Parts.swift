import Geodesy

extension MapLine {
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
            && (abs(latitude) == 90
                || (longitude - other.longitude).remainder(dividingBy: 360) == 0)
    }
}
