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

    private func drawn(_ points: [Coordinate], every step: Double) -> [Coordinate] {
        switch path {
        case .greatCircle: points.alongGreatCircles(every: step)
        case .straight: points
        }
    }
}
