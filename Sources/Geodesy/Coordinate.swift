import SectionCLibrary
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

extension Coordinate {
    /// Returns the distance to another point over the ellipsoid, in metres: that of ``Geodesic``.
    public func distance(to other: Coordinate) -> Double {
        Geodesic(from: self, to: other).distance
    }

    /// Returns the great-circle distance to another point by the haversine formula, in metres, on a
    /// sphere with ``Earth/meanRadius``.
    ///
    /// It differs from the distance over the ellipsoid, that of ``distance(to:)``, by at most 0.6 %,
    /// and is found some thirty times as fast: it sorts many places, or adds up many short steps, and
    /// does not belong beside a distance over the ellipsoid.
    ///
    /// Source: R. W. Sinnott, Virtues of the Haversine, Sky and Telescope 68 (1984), 159.
    public func haversineDistance(to other: Coordinate) -> Double {
        let radian = Double.pi / 180
        let north = sin((other.latitude - latitude) * radian / 2)
        let east = sin((other.longitude - longitude) * radian / 2)
        let square =
            north * north + cos(latitude * radian) * cos(other.latitude * radian) * east * east
        return 2 * Earth.meanRadius * asin(min(1, square.squareRoot()))
    }
}

extension Coordinate {
    /// Returns the point that is reached from here along a geodesic of WGS 84.
    ///
    /// Source: C. F. F. Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013), section 3.
    ///
    /// - Parameters:
    ///   - bearing: the direction at the start, in degrees clockwise from true north.
    ///   - distance: the distance in metres; a negative one leads backwards.
    /// - Returns: nil if the bearing or the distance is not finite.
    public func destination(bearing: Double, distance: Double) -> Coordinate? {
        guard bearing.isFinite, distance.isFinite else { return nil }
        let arc = GeodesicArc(
            latitude: Ellipsoid.reducedLatitude(latitude), direction: SinCos(degrees: bearing))
        let (series, startCorrection) = (arc.series, arc.series.c1(arc.start))
        let tau = distance / (Ellipsoid.polarRadius * series.a1)
        let endTau = arc.start + SinCos(radians: startCorrection) + SinCos(radians: tau)
        let length = tau + series.inverseC1(endTau) + startCorrection
        let end = arc.start + SinCos(radians: length)

        let equatorial = arc.equatorial
        let reduced = SinCos(
            sine: equatorial.cosine * end.sine,
            cosine: hypot(equatorial.sine, equatorial.cosine * end.cosine))
        let turn =
            (arc.longitude(at: end) - arc.startLongitude).radians
            + arc.longitudeCorrection(to: end, length: length)
        return Coordinate(
            checkedLatitude: atan2(reduced.sine, Ellipsoid.axisRatio * reduced.cosine)
                * 180 / .pi,
            checkedLongitude: (longitude + turn * 180 / .pi).remainder(dividingBy: 360))
    }
}
