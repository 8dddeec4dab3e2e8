import Geodesy

/// The path of the made-up walk: most of the way around a lake, with a ridge on its far side.
enum DemoPath {
    /// The middle of the lake, on an open moor without houses.
    private static let middle = (latitude: 56.640, longitude: -4.720)

    /// How many metres a degree of latitude has there.
    private static let degree = 111_340.0

    /// The height of the lake above the sea, in metres.
    static let lakeHeight = 309.0

    /// The place at a share of the path, from 0 to 1.
    static func place(at share: Double) -> Coordinate? {
        let turn = 0.55 + share * 0.93
        let shore =
            1 + 0.22 * Waves.sine(2 * turn + 0.1) + 0.07 * Waves.sine(5 * turn + 0.3)
            + 0.02 * Waves.sine(17 * turn)
        let radius = 600 * shore + 250 * Waves.hill(share, at: 0.55, width: 0.15)
        let north = radius * Waves.cosine(turn) / degree
        let east = radius * Waves.sine(turn) / (degree * Waves.cosine(middle.latitude / 360))
        return Coordinate(
            latitude: rounded(middle.latitude + north, 1e6),
            longitude: rounded(middle.longitude + east, 1e6))
    }

    /// The height at a share of the path, in metres above the sea.
    static func height(at share: Double) -> Double {
        let hills =
            118 * Waves.hill(share, at: 0.55, width: 0.13)
            + 22 * Waves.hill(share, at: 0.27, width: 0.05)
        let bumps = 2.5 * Waves.sine(7 * share) + 0.9 * Waves.sine(23 * share + 0.1)
        return rounded(lakeHeight + 5 + hills + bumps, 10)
    }

    private static func rounded(_ value: Double, _ parts: Double) -> Double {
        (value * parts).rounded() / parts
    }
}
