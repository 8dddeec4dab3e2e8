import SectionCLibrary

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
