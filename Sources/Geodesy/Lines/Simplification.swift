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
        let vectors = map(Vector.init)
        let chord = 2 * sin(Swift.min(.pi, tolerance / Earth.meanRadius) / 2)
        let simplification = Simplification(
            count: count, isRing: vectors.first == vectors.last, limit: chord * chord
        ) { first, last in
            let side = ArcDistance(from: vectors[first], to: vectors[last])
            var result = (index: first + 1, square: -1.0)
            for index in first + 1..<last {
                let square = side.square(to: vectors[index])
                if square > result.square { result = (index, square) }
            }
            return result
        }
        return indices.filter { simplification.isKept[$0] }
    }
}

/// Marks the points of a line that its simplification keeps, wherever the line is.
package struct Simplification {
    /// The part between two kept points, and how often the line was split to get it.
    private struct Part {
        let first: Int
        let last: Int
        let depth: Int
    }

    /// After so many splits at the furthest point, parts are halved, so that no line takes longer
    /// than its length times this.
    private static let mostSplits = 40

    /// The point between two others that is furthest from the line between these, with the square of its
    /// distance.
    package typealias Furthest = (_ first: Int, _ last: Int) -> (index: Int, square: Double)

    /// Whether each point is kept.
    package private(set) var isKept: [Bool]

    /// Simplifies a line.
    ///
    /// - Parameters:
    ///   - count: how many points the line has, at least two.
    ///   - isRing: whether its last point is its first.
    ///   - limit: the square of how far a removed point may be.
    ///   - furthest: finds a point that is between two others.
    package init(count: Int, isRing: Bool, limit: Double, furthest: Furthest) {
        isKept = Array(repeating: false, count: count)
        var parts = [Part(first: 0, last: count - 1, depth: 0)]
        isKept[0] = true
        isKept[count - 1] = true
        if isRing, count > 3 { parts = ring(furthest) }
        while let part = parts.popLast() {
            guard part.last - part.first > 1 else { continue }
            let furthest = furthest(part.first, part.last)
            guard furthest.square > limit else { continue }
            let isDeep = part.depth >= Self.mostSplits
            let split = isDeep ? (part.first + part.last) / 2 : furthest.index
            isKept[split] = true
            parts.append(Part(first: part.first, last: split, depth: part.depth + 1))
            parts.append(Part(first: split, last: part.last, depth: part.depth + 1))
        }
    }

    /// Keeps a triangle of a ring, and returns its sides.
    private mutating func ring(_ furthest: Furthest) -> [Part] {
        let last = isKept.count - 1
        let opposite = furthest(0, last).index
        let third = [(0, opposite), (opposite, last)].filter { $0.1 - $0.0 > 1 }
            .map { furthest($0.0, $0.1) }.max { $0.square < $1.square }?.index
        isKept[opposite] = true
        guard let third else { return [] }
        isKept[third] = true
        let corners = [0, min(opposite, third), max(opposite, third), last]
        return zip(corners, corners.dropFirst()).map { Part(first: $0, last: $1, depth: 1) }
    }
}
