/// The shortest way between two points over the ellipsoid of WGS 84.
///
/// It converges for all points, also those on opposite sides of the Earth, and is exact to a
/// millionth of a metre. Between antipodes, where several ways are equally short, it is one of
/// them.
///
/// Source: C. F. F. Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013), 43–55
/// (https://doi.org/10.1007/s00190-012-0578-z).
public struct Geodesic: Equatable, Sendable {
    /// The length, in metres.
    public let distance: Double

    /// The direction at the first point, in degrees clockwise from true north, from 0 up to 360; 0
    /// if the points are the same.
    public let initialBearing: Double

    /// The direction at the second point, away from the first, in degrees clockwise from true
    /// north, from 0 up to 360; 0 if the points are the same.
    public let finalBearing: Double

    /// Finds the shortest way between two points.
    public init(from start: Coordinate, to end: Coordinate) {
        // Every pair is reflected to one with the first point in the south, at least as far from
        // the equator as the second, which is in the east.
        let difference = (end.longitude - start.longitude).remainder(dividingBy: 360)
        let isSwapped = start.latitude.magnitude < end.latitude.magnitude
        let (first, second) = isSwapped ? (end, start) : (start, end)
        let isInNorth = first.latitude >= 0
        let south = isInNorth ? -1.0 : 1
        let solution = GeodesicSearch(
            latitude: south * first.latitude,
            to: south * second.latitude,
            longitude: difference.magnitude
        ).solution
        distance = solution.distance
        guard distance > 0 else {
            (initialBearing, finalBearing) = (0, 0)
            return
        }
        let east = difference < 0 ? -1.0 : 1
        let north = isSwapped ? -south : south
        func bearing(_ direction: SinCos) -> Double {
            SinCos(sine: east * direction.sine, cosine: north * direction.cosine).bearing
        }
        let ends = (bearing(solution.start), bearing(solution.end))
        (initialBearing, finalBearing) = isSwapped ? (ends.1, ends.0) : ends
    }
}
