import Geodesy
import Testing

extension Coordinate {
    /// Creates a point; the test fails if it is out of range.
    static func at(_ latitude: Double, _ longitude: Double) throws -> Coordinate {
        try #require(Coordinate(latitude: latitude, longitude: longitude))
    }
}

/// Returns a line through points, each a latitude and a longitude.
func line(_ points: (Double, Double)...) throws -> [Coordinate] {
    try points.map { try .at($0.0, $0.1) }
}

/// Returns the difference between two directions, in degrees.
func difference(_ one: Double, _ other: Double) -> Double {
    abs((one - other).remainder(dividingBy: 360))
}
