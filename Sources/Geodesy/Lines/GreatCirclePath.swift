extension [Coordinate] {
    /// Returns the line with points added along the great circles between its points, so that it
    /// can be drawn with straight lines.
    ///
    /// - Parameter step: the longest distance between two points, in degrees of arc; it is at least
    ///   0.01.
    package func alongGreatCircles(every step: Double) -> [Coordinate] {
        guard let first else { return [] }
        var points = [first]
        for (start, end) in zip(self, dropFirst()) {
            points += GreatCircle(from: start, to: end).points(every: step).dropFirst()
        }
        return points
    }
}
