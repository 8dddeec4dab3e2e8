package import Geodesy

extension Coordinate {
    /// Whether a point is certainly closer than a distance, found without the functions that the
    /// haversine formula needs.
    ///
    /// - Parameter metres: the distance. A degree of latitude or longitude is at most 111 195 m.
    package func isNearby(_ other: Coordinate, within metres: Double) -> Bool {
        let degrees =
            (other.latitude - latitude).magnitude + (other.longitude - longitude).magnitude
        return degrees * 111_200 < metres
    }
}
