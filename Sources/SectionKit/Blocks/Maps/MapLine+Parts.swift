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
            let points = segment.simplified(tolerance: tolerance)
            return switch path {
            case .greatCircle: points.alongGreatCircles(every: step).cutAtDateLine()
            case .straight: points.cutAtDateLine()
            }
        }
    }
}
