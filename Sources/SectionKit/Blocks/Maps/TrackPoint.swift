public import Geodesy
public import SectionEssentials

/// A point of a recorded track, in 40 bytes, since tracks have up to a million.
public struct TrackPoint: Sendable {
    /// Where it is.
    public let coordinate: Coordinate

    /// The height in metres, and the seconds since 2001; not a number if unknown.
    @usableFromInline let metres: Double
    @usableFromInline let seconds: Double

    /// What sensors measured there.
    public let readings: TrackReadings

    /// Creates a point; an elevation that is not finite is unknown.
    public init(
        _ coordinate: Coordinate,
        elevation: Double? = nil,
        time: Date? = nil,
        readings: TrackReadings = TrackReadings()
    ) {
        self.coordinate = coordinate
        self.readings = readings
        metres = elevation.flatMap { $0.isFinite ? $0 : nil } ?? .nan
        seconds = time?.timeIntervalSinceReferenceDate ?? .nan
    }

    /// The height above sea level in metres; nil if it is unknown.
    @inlinable public var elevation: Double? { metres.isNaN ? nil : metres }

    /// When the track was there; nil if it is unknown.
    @inlinable public var time: Date? {
        seconds.isNaN ? nil : Date(timeIntervalSinceReferenceDate: seconds)
    }
}

extension TrackPoint: Equatable {
    /// Whether both are the same place, height, time and readings; what is unknown is the same.
    public static func == (one: TrackPoint, other: TrackPoint) -> Bool {
        one.coordinate == other.coordinate && one.elevation == other.elevation
            && one.time == other.time && one.readings == other.readings
    }
}
