import SectionEssentials

/// A point on the Earth, by latitude and longitude in degrees (WGS 84).
public struct Coordinate: Equatable, Sendable {
    /// Degrees north of the equator, from -90 to 90.
    public let latitude: Double

    /// Degrees east of Greenwich, from -180 to 180.
    public let longitude: Double

    /// Creates a point; nil if a coordinate is out of range.
    public init?(latitude: Double, longitude: Double) {
        guard (-90.0...90).contains(latitude), (-180.0...180).contains(longitude) else {
            return nil
        }
        self.latitude = latitude
        self.longitude = longitude
    }

    /// A point whose coordinates are known to be in range, except for the last digit.
    init(checkedLatitude latitude: Double, checkedLongitude longitude: Double) {
        self.latitude = min(90, max(-90, latitude))
        self.longitude = min(180, max(-180, longitude))
    }

    /// The point for people, to about ten metres, such as `51.4700 N, 0.4543 W`.
    public var formatted: String {
        let north = "\(latitude.magnitude.fixed(4)) \(latitude < 0 ? "S" : "N")"
        return "\(north), \(longitude.magnitude.fixed(4)) \(longitude < 0 ? "W" : "E")"
    }
}
