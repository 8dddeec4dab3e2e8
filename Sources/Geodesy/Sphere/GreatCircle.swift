import SectionCLibrary

/// The shortest way between two points over a sphere, for drawing.
///
/// Between antipodes, where all ways are equally short, it is the one over the north pole.
public struct GreatCircle: Equatable, Sendable {
    /// Where it begins.
    public let start: Coordinate

    /// Where it ends.
    public let end: Coordinate

    private let first: Vector
    /// The direction at the start, of length 1; zero if the points are the same.
    private let tangent: Vector
    private let angle: Double

    /// Finds the way between two points.
    public init(from start: Coordinate, to end: Coordinate) {
        self.start = start
        self.end = end
        let (first, last) = (Vector(start), Vector(end))
        let across = last - first.dot(last) * first
        self.first = first
        angle = 2 * atan2((last - first).length, (last + first).length)
        if across.length > 1e-12 {
            tangent = across / across.length
        } else {
            tangent = angle > 1 ? SinCos(degrees: start.longitude).north(of: first) : .zero
        }
    }

    /// The direction at the start, in degrees clockwise from true north, from 0 up to 360; 0 if the
    /// points are the same.
    public var initialBearing: Double {
        let longitude = SinCos(degrees: start.longitude)
        let east = Vector(-longitude.sine, longitude.cosine, 0)
        return SinCos(
            sine: tangent.dot(east), cosine: tangent.dot(longitude.north(of: first))
        ).bearing
    }

    /// Returns the point after a share of the way.
    ///
    /// - Parameter share: 0 for the start, 1 for the end; less or more is the nearer end.
    public func point(at share: Double) -> Coordinate {
        guard share > 0 else { return start }
        guard share < 1 else { return end }
        let turn = SinCos(radians: angle * share)
        return (turn.cosine * first + turn.sine * tangent).coordinate
    }

    /// Returns points along the way, from the start to the end, at equal distances.
    ///
    /// - Parameter step: the longest distance between two points, in degrees of arc; it is at least
    ///   0.01.
    public func points(every step: Double) -> [Coordinate] {
        let parts = (angle * 180 / .pi / max(0.01, step)).rounded(.up)
        return (0...max(1, Int(parts))).map { point(at: Double($0) / max(1, parts)) }
    }
}

extension SinCos {
    /// The direction to the north at a point with this longitude.
    fileprivate func north(of point: Vector) -> Vector {
        Vector(-point.z * cosine, -point.z * sine, hypot(point.x, point.y))
    }
}
