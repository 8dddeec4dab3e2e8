public import Essentials
public import Geodesy

/// A point of a recorded track.
public struct TrackPoint: Equatable, Sendable {
    /// Where it is.
    public let coordinate: Coordinate

    /// The height above sea level in metres; nil if it is unknown.
    public let elevation: Double?

    /// When the track was there; nil if it is unknown.
    public let time: Date?

    /// Creates a point; an elevation that is not finite is unknown.
    public init(_ coordinate: Coordinate, elevation: Double? = nil, time: Date? = nil) {
        self.coordinate = coordinate
        self.elevation = elevation.flatMap { $0.isFinite ? $0 : nil }
        self.time = time
    }
}
