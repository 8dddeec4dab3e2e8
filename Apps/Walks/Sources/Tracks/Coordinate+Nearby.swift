package import Geodesy

extension Coordinate {
    /// Whether a point is certainly closer than a distance, found without the functions that the
    /// haversine formula needs.
    ///
    /// - Parameter metres: the distance. A degree of latitude or longitude is at most 111 195 m.
    package func isNearby(_ other: Coordinate, within metres: Double) -> Bool {
        let degrees = abs(other.latitude - latitude) + abs(other.longitude - longitude)
        return degrees * 111_200 < metres
    }
}
