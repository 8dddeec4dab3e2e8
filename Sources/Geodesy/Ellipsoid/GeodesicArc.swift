import SectionCLibrary

/// A part of a geodesic, from a point with a direction, on the auxiliary sphere of the ellipsoid.
///
/// Latitudes are reduced; arc lengths are counted from where the geodesic crosses the equator.
struct GeodesicArc {
    let series: GeodesicSeries

    /// The direction at the equator.
    let equatorial: SinCos

    /// The arc length from the equator to the first point.
    let start: SinCos

    /// The longitude of the first point on the sphere, from where the geodesic crosses the equator.
    let startLongitude: SinCos

    init(latitude: SinCos, direction: SinCos) {
        equatorial = SinCos(
            sine: direction.sine * latitude.cosine,
            cosine: hypot(direction.cosine, direction.sine * latitude.sine))
        series = GeodesicSeries(equatorialCosine: equatorial.cosine)
        let isAlongEquator = latitude.sine == 0 && direction.cosine == 0
        let cosine = isAlongEquator ? 1 : latitude.cosine * direction.cosine
        start = SinCos(sine: latitude.sine, cosine: cosine).normalized
        startLongitude = SinCos(sine: equatorial.sine * latitude.sine, cosine: cosine).normalized
    }

    /// The longitude at an arc length on the sphere.
    func longitude(at arc: SinCos) -> SinCos {
        SinCos(sine: equatorial.sine * arc.sine, cosine: arc.cosine)
    }

    /// The difference between longitudes on the ellipsoid and on the sphere, in radians.
    func longitudeCorrection(to end: SinCos, length: Double) -> Double {
        let c3 = series.c3
        return -Ellipsoid.flattening * series.a3 * equatorial.sine
            * (length + c3(end) - c3(start))
    }

    /// The distance along the geodesic, in polar radii.
    func distance(to end: SinCos, length: Double) -> Double {
        let c1 = series.c1
        return series.a1 * (length + c1(end) - c1(start))
    }

    /// The reduced length: how far two geodesics that begin here are apart, by their angle, in
    /// polar radii (Karney, equation 38).
    func reducedLength(to end: SinCos, length: Double) -> Double {
        let (a1, a2, c1, c2) = (series.a1, series.a2, series.c1, series.c2)
        let difference =
            (a1 - a2) * length + a1 * (c1(end) - c1(start)) - a2 * (c2(end) - c2(start))
        return scale(at: end) * start.cosine * end.sine
            - scale(at: start) * start.sine * end.cosine
            - start.cosine * end.cosine * difference
    }

    /// The ratio of lengths on the ellipsoid and on the sphere at an arc length.
    func scale(at arc: SinCos) -> Double {
        let latitude = equatorial.cosine * arc.sine
        return (1 + Ellipsoid.secondEccentricitySquared * latitude * latitude).squareRoot()
    }
}
