import SectionCLibrary

extension [Coordinate] {
    /// Returns the line with fewer points, so that no removed point is further from it than a
    /// distance.
    ///
    /// The ends stay. A ring, whose last point is its first, stays closed, and keeps four points if
    /// it has so many (RFC 7946, 3.1.6). A million points take about a second, whatever their order.
    ///
    /// Source: D. H. Douglas and T. K. Peucker, Algorithms for the reduction of the number of points
    /// required to represent a digitized line or its caricature, Cartographica 10 (1973), 112–122,
    /// over great circles.
    ///
    /// - Parameter tolerance: the distance in metres; the line is unchanged if it is not positive.
    public func simplified(tolerance: Double) -> [Coordinate] {
        guard count > 2, tolerance > 0 else { return self }
        return simplifiedIndices(tolerance: tolerance).map { self[$0] }
    }

    /// Returns the indices of the points that ``simplified(tolerance:)`` keeps, in ascending order,
    /// so that what belongs to each point can be kept with it.
    ///
    /// - Parameter tolerance: the distance in metres; all points are kept if it is not positive.
    public func simplifiedIndices(tolerance: Double) -> [Int] {
        guard count > 2, tolerance > 0 else { return Array<Int>(indices) }
        let simplification = Simplification(map(Vector.init), tolerance: tolerance)
        return indices.filter { simplification.isKept[$0] }
    }
}

/// Marks the points of a line that its simplification keeps.
private struct Simplification {
    /// The part between two kept points, and how often the line was split to get it.
    private struct Part {
        let first: Int
        let last: Int
        let depth: Int
    }

    /// After so many splits at the furthest point, parts are halved, so that no line takes longer
    /// than its length times this.
    private static let mostSplits = 40

    private let points: [Vector]
    private(set) var isKept: [Bool]

    init(_ points: [Vector], tolerance: Double) {
        self.points = points
        isKept = Array(repeating: false, count: points.count)
        var parts = [Part(first: 0, last: points.count - 1, depth: 0)]
        isKept[0] = true
        isKept[points.count - 1] = true
        if points[0] == points[points.count - 1], points.count > 3 { parts = ring() }
        let limit = square(of: tolerance)
        while let part = parts.popLast() {
            guard let furthest = furthest(in: part), furthest.square > limit else { continue }
            let isDeep = part.depth >= Self.mostSplits
            let split = isDeep ? (part.first + part.last) / 2 : furthest.index
            isKept[split] = true
            parts.append(Part(first: part.first, last: split, depth: part.depth + 1))
            parts.append(Part(first: split, last: part.last, depth: part.depth + 1))
        }
    }

    /// Keeps a triangle of a ring, and returns its sides.
    private mutating func ring() -> [Part] {
        let whole = Part(first: 0, last: points.count - 1, depth: 0)
        guard let opposite = furthest(in: whole)?.index else { return [whole] }
        let sides = [
            Part(first: 0, last: opposite, depth: 1),
            Part(first: opposite, last: points.count - 1, depth: 1),
        ]
        let third = sides.compactMap(furthest).max { $0.square < $1.square }?.index
        isKept[opposite] = true
        guard let third else { return sides }
        isKept[third] = true
        let corners = [0, min(opposite, third), max(opposite, third), points.count - 1]
        return zip(corners, corners.dropFirst()).map { Part(first: $0, last: $1, depth: 1) }
    }

    /// The point of a part that is furthest from the great circle between its ends, with the square
    /// of its distance in radii; nil if there is no point between the ends.
    private func furthest(in part: Part) -> (index: Int, square: Double)? {
        guard part.last - part.first > 1 else { return nil }
        let side = ArcDistance(from: points[part.first], to: points[part.last])
        var result = (index: part.first + 1, square: -1.0)
        for index in part.first + 1..<part.last {
            let square = side.square(to: points[index])
            if square > result.square { result = (index, square) }
        }
        return result
    }

    /// The square of the chord of a distance in metres, in radii.
    private func square(of tolerance: Double) -> Double {
        let chord = 2 * sin(min(.pi, tolerance / Earth.meanRadius) / 2)
        return chord * chord
    }
}
