import Geodesy

extension Coordinate {
    /// A point near the sample aircraft.
    static var sample: Coordinate? { Coordinate(latitude: 51.5, longitude: -0.25) }
}
