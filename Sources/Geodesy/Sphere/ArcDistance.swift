/// Measures how far points are from a part of a great circle.
struct ArcDistance {
    private let start: Vector
    private let end: Vector
    private let normal: Vector
    /// The directions along the arc at its ends, into the arc.
    private let forward: Vector
    private let backward: Vector
    private let normalSquare: Double

    init(from start: Vector, to end: Vector) {
        self.start = start
        self.end = end
        // The difference first: it is exact for points that are close together.
        normal = start.cross(end - start)
        forward = normal.cross(start)
        backward = end.cross(normal)
        normalSquare = normal.dot(normal)
    }

    /// The square of the chord from a point to the nearest point of the arc, in radii.
    func square(to point: Vector) -> Double {
        let (fromStart, fromEnd) = (point - start, point - end)
        guard forward.dot(point) > 0, backward.dot(point) > 0 else {
            return min(fromStart.dot(fromStart), fromEnd.dot(fromEnd))
        }
        let height = normal.dot(fromStart)
        let sineSquare = min(1, height * height / normalSquare)
        return 2 * sineSquare / (1 + (1 - sineSquare).squareRoot())
    }
}
