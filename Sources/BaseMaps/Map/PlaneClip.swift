import Geodesy

/// A point in a plane, such as that of a tile.
struct PlanePoint: Equatable, Sendable {
    var x: Double
    var y: Double
}

/// A rectangle that lines and rings are cut at.
struct PlaneClip: Sendable {
    let west: Double
    let east: Double
    let north: Double
    let south: Double

    /// Whether nothing is inside.
    var isEmpty: Bool { west >= east || north >= south }

    /// Whether a point is inside, or on the western or northern edge.
    func contains(_ point: PlanePoint) -> Bool {
        point.x >= west && point.x < east && point.y >= north && point.y < south
    }

    /// Whether a rectangle is inside.
    func surrounds(_ other: PlaneClip) -> Bool {
        other.west >= west && other.east <= east && other.north >= north && other.south <= south
    }

    /// Whether a rectangle is outside.
    func misses(_ other: PlaneClip) -> Bool {
        other.east < west || other.west > east || other.south < north || other.north > south
    }

    /// Returns the part of a closed ring that is inside, as a closed ring; empty if there is none.
    ///
    /// Source: I. E. Sutherland and G. W. Hodgman, Reentrant polygon clipping, Communications of the
    /// ACM 17 (1974), 32–42.
    func ring(_ points: [PlanePoint]) -> [PlanePoint] {
        var ring = points
        ring.cut(keeping: { $0.x - west }, at: { PlanePoint(x: west, y: $0.y) })
        ring.cut(keeping: { east - $0.x }, at: { PlanePoint(x: east, y: $0.y) })
        ring.cut(keeping: { $0.y - north }, at: { PlanePoint(x: $0.x, y: north) })
        ring.cut(keeping: { south - $0.y }, at: { PlanePoint(x: $0.x, y: south) })
        return ring.count > 3 ? ring : []
    }

    /// Returns the parts of a line that are inside.
    ///
    /// Source: Y.-D. Liang and B. A. Barsky, A new concept and method for line clipping, ACM
    /// Transactions on Graphics 3 (1984), 1–22, for each segment.
    func lines(_ points: [PlanePoint]) -> [[PlanePoint]] {
        var (parts, part) = ([[PlanePoint]](), [PlanePoint]())
        for (start, end) in zip(points, points.dropFirst()) {
            guard let (from, to) = shares(from: start, to: end) else {
                if part.count > 1 { parts.append(part) }
                part = []
                continue
            }
            func point(_ share: Double) -> PlanePoint {
                PlanePoint(
                    x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
            }
            if from > 0 || part.isEmpty {
                if part.count > 1 { parts.append(part) }
                part = [from > 0 ? point(from) : start]
            }
            part.append(to < 1 ? point(to) : end)
        }
        if part.count > 1 { parts.append(part) }
        return parts
    }

    /// Which part of a segment is inside, in shares of its length; nil if none is.
    private func shares(from start: PlanePoint, to end: PlanePoint) -> (Double, Double)? {
        let (x, y) = (end.x - start.x, end.y - start.y)
        var (from, to) = (0.0, 1.0)
        func cut(_ step: Double, _ room: Double) -> Bool {
            if step == 0 { return room >= 0 }
            if step < 0 { from = max(from, room / step) } else { to = min(to, room / step) }
            return from < to
        }
        let isInside =
            cut(-x, start.x - west) && cut(x, east - start.x) && cut(-y, start.y - north)
            && cut(y, south - start.y)
        return isInside ? (from, to) : nil
    }
}

extension [PlanePoint] {
    /// The smallest rectangle around the points.
    var frame: PlaneClip {
        var (west, east, north, south) = (
            Double.infinity, -Double.infinity, Double.infinity, -Double.infinity
        )
        for point in self {
            (west, east) = (Swift.min(west, point.x), Swift.max(east, point.x))
            (north, south) = (Swift.min(north, point.y), Swift.max(south, point.y))
        }
        return PlaneClip(west: west, east: east, north: north, south: south)
    }

    /// Returns the line with fewer points, so that no removed point is further from it than a distance.
    func simplified(tolerance: Double) -> [PlanePoint] {
        guard count > 2, tolerance > 0 else { return self }
        let kept = Simplification(
            count: count, isRing: first == last, limit: tolerance * tolerance
        ) { first, last in
            let (start, end) = (self[first], self[last])
            let (x, y) = (end.x - start.x, end.y - start.y)
            let length = x * x + y * y
            var result = (index: first + 1, square: -1.0)
            for index in first + 1..<last {
                let (right, down) = (self[index].x - start.x, self[index].y - start.y)
                let share =
                    length > 0 ? Swift.min(Swift.max((right * x + down * y) / length, 0), 1) : 0
                let (aside, below) = (right - share * x, down - share * y)
                let square = aside * aside + below * below
                if square > result.square { result = (index, square) }
            }
            return result
        }.isKept
        return kept.allSatisfy(\.self) ? self : indices.filter { kept[$0] }.map { self[$0] }
    }

    /// Twice the area of a closed ring; positive if it goes with the clock where y goes down.
    var doubledArea: Double {
        zip(self, dropFirst()).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    }

    /// Removes what is outside of one edge from a closed ring.
    ///
    /// - Parameters:
    ///   - depth: how far a point is inside.
    ///   - edge: a point on the edge, from one near it.
    fileprivate mutating func cut(
        keeping depth: (PlanePoint) -> Double,
        at edge: (PlanePoint) -> PlanePoint
    ) {
        guard let first else { return }
        if allSatisfy({ depth($0) >= 0 }) { return }
        var (ring, last, lastDepth) = ([PlanePoint](), first, depth(first))
        ring.reserveCapacity(count + 2)
        if lastDepth >= 0 { ring.append(first) }
        for point in dropFirst() {
            let pointDepth = depth(point)
            if (lastDepth < 0) != (pointDepth < 0) {
                let share = lastDepth / (lastDepth - pointDepth)
                ring.append(
                    edge(
                        PlanePoint(
                            x: last.x + share * (point.x - last.x),
                            y: last.y + share * (point.y - last.y))))
            }
            if pointDepth >= 0 { ring.append(point) }
            (last, lastDepth) = (point, pointDepth)
        }
        if let start = ring.first, ring.last != start { ring.append(start) }
        self = ring
    }
}
