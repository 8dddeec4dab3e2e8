import Geodesy

/// The path of the made-up walk: most of the way around a lake, with a ridge on its far side.
enum DemoPath {
    /// A place as metres east and north of the middle of the lake.
    struct Position: Sendable {
        let east: Double
        let north: Double
    }

    /// The middle of the lake, on an open moor without houses.
    private static let middle = (latitude: 56.640, longitude: -4.720)

    /// How many metres a degree of latitude has there.
    private static let degree = 111_340.0

    /// The height of the lake above the sea, in metres.
    static let lakeHeight = 309.0

    /// About how long the path is, in metres.
    static let length = 4500.0

    /// The place at a share of the path, from 0 to 1.
    static func position(at share: Double) -> Position {
        let turn = 0.55 + share * 0.93
        let shore =
            1 + 0.22 * Waves.sine(2 * turn + 0.1) + 0.07 * Waves.sine(5 * turn + 0.3)
            + 0.02 * Waves.sine(17 * turn)
        let radius = 600 * shore + 250 * Waves.hill(share, at: 0.55, width: 0.15)
        return Position(east: radius * Waves.sine(turn), north: radius * Waves.cosine(turn))
    }

    /// The place on the Earth at a share of the path.
    static func place(at share: Double) -> Coordinate? {
        let position = position(at: share)
        return Coordinate(
            latitude: rounded(middle.latitude + position.north / degree, 1e6),
            longitude: rounded(middle.longitude + position.east / degreeOfLongitude, 1e6))
    }

    /// The share of the path that is nearest to a place.
    static func share(nearest place: Coordinate) -> Double {
        let position = Position(
            east: (place.longitude - middle.longitude) * degreeOfLongitude,
            north: (place.latitude - middle.latitude) * degree)
        let shares = (0...1000).lazy.map { Double($0) / 1000 }
        return shares.min {
            position.distance(to: self.position(at: $0))
                < position.distance(to: self.position(at: $1))
        } ?? 0
    }

    /// The height at a share of the path, in metres above the sea.
    static func height(at share: Double) -> Double {
        let hills =
            118 * Waves.hill(share, at: 0.55, width: 0.13)
            + 22 * Waves.hill(share, at: 0.27, width: 0.05)
        let bumps = 2.5 * Waves.sine(7 * share) + 0.9 * Waves.sine(23 * share + 0.1)
        return rounded(lakeHeight + 5 + hills + bumps, 10)
    }

    private static var degreeOfLongitude: Double {
        degree * Waves.cosine(middle.latitude / 360)
    }

    private static func rounded(_ value: Double, _ parts: Double) -> Double {
        (value * parts).rounded() / parts
    }
}

extension DemoPath.Position {
    /// The distance in metres.
    func distance(to other: DemoPath.Position) -> Double {
        let (east, north) = (other.east - east, other.north - north)
        return (east * east + north * north).squareRoot()
    }

    /// The direction of another place, in turns clockwise from north.
    func bearing(to other: DemoPath.Position) -> Double {
        Waves.turn(east: other.east - east, north: other.north - north)
    }
}
