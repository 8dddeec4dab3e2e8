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

/// A sum of sines of twice, four times … twelve times an angle.
struct SineSeries {
    let coefficients: SIMD8<Double>

    init(_ coefficients: Double...) {
        var all = SIMD8<Double>.zero
        for (index, coefficient) in coefficients.enumerated() { all[index] = coefficient }
        self.coefficients = all
    }

    /// The value at an angle, by Clenshaw's summation.
    func callAsFunction(_ angle: SinCos) -> Double {
        let twice = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
        var (next, after) = (0.0, 0.0)
        for index in stride(from: 5, through: 0, by: -1) {
            (next, after) = (coefficients[index] + twice * next - after, next)
        }
        return 2 * angle.sine * angle.cosine * next
    }
}

/// The series for one geodesic of WGS 84, to the sixth order.
///
/// Source: C. F. F. Karney, Algorithms for geodesics, Journal of Geodesy 87 (2013), 43–55, equations 15 to 25, 42
/// and 43 (https://doi.org/10.1007/s00190-012-0578-z). The parameter is k², from the direction in
/// which the geodesic crosses the equator.
struct GeodesicSeries {
    private let epsilon: Double

    /// The series for a geodesic that crosses the equator in a direction with a cosine.
    init(equatorialCosine cosine: Double) {
        let square = cosine * cosine * Ellipsoid.secondEccentricitySquared
        epsilon = square / (2 * (1 + (1 + square).squareRoot()) + square)
    }

    /// The scale of distances, A₁.
    var a1: Double {
        let e2 = epsilon * epsilon
        return (1 + e2 * (1 / 4 + e2 * (1 / 64 + e2 / 256))) / (1 - epsilon)
    }

    /// The scale of the reduced length, A₂.
    var a2: Double {
        let e2 = epsilon * epsilon
        return (1 - epsilon) * (1 + e2 * (1 / 4 + e2 * (9 / 64 + e2 * 25 / 256)))
    }

    /// The scale of longitudes, A₃.
    var a3: Double {
        let (e, n) = (epsilon, Ellipsoid.thirdFlattening)
        let fourth = 3 / 64 + n / 32 + e * 3 / 128
        let third = 1 / 16 + 3 * n / 16 + n * n / 16 + e * fourth
        let second = 1 / 4 + n / 8 - 3 * n * n / 8 + e * third
        return 1 - e * (1 / 2 - n / 2 + e * second)
    }

    /// The distance at an arc length, C₁.
    var c1: SineSeries {
        let (e, e2) = (epsilon, epsilon * epsilon)
        let (e3, e4) = (e2 * e, e2 * e2)
        return SineSeries(
            e * (-1 / 2 + e2 * (3 / 16 - e2 / 32)),
            e2 * (-1 / 16 + e2 * (1 / 32 - e2 * 9 / 2048)),
            e3 * (-1 / 48 + e2 * 3 / 256),
            e4 * (-5 / 512 + e2 * 3 / 512),
            e4 * e * -7 / 1280,
            e4 * e2 * -7 / 2048)
    }

    /// The arc length at a distance, C₁′.
    var inverseC1: SineSeries {
        let (e, e2) = (epsilon, epsilon * epsilon)
        let (e3, e4) = (e2 * e, e2 * e2)
        return SineSeries(
            e * (1 / 2 + e2 * (-9 / 32 + e2 * 205 / 1536)),
            e2 * (5 / 16 + e2 * (-37 / 96 + e2 * 1335 / 4096)),
            e3 * (29 / 96 - e2 * 75 / 128),
            e4 * (539 / 1536 - e2 * 2391 / 2560),
            e4 * e * 3467 / 7680,
            e4 * e2 * 38081 / 61440)
    }

    /// The reduced length at an arc length, C₂.
    var c2: SineSeries {
        let (e, e2) = (epsilon, epsilon * epsilon)
        let (e3, e4) = (e2 * e, e2 * e2)
        return SineSeries(
            e * (1 / 2 + e2 * (1 / 16 + e2 / 32)),
            e2 * (3 / 16 + e2 * (1 / 32 + e2 * 35 / 2048)),
            e3 * (5 / 48 + e2 * 5 / 256),
            e4 * (35 / 512 + e2 * 7 / 512),
            e4 * e * 63 / 1280,
            e4 * e2 * 77 / 2048)
    }

    /// The longitude at an arc length, C₃.
    var c3: SineSeries {
        let (e, n) = (epsilon, Ellipsoid.thirdFlattening)
        let (e2, n2) = (e * e, n * n)
        let first = 3 / 64 + 3 * n / 64 - n2 / 64 + e * (5 / 128 + n / 64 + e * 3 / 128)
        let second = 3 / 64 - n / 32 - 3 * n2 / 64 + e * (3 / 128 + n / 128 + e * 5 / 256)
        let third = 3 / 128 - 5 * n / 192 + e * 7 / 512
        return SineSeries(
            e * (1 / 4 - n / 4 + e * (1 / 8 - n2 / 8 + e * first)),
            e2 * (1 / 16 - 3 * n / 32 + n2 / 32 + e * second),
            e2 * e * (5 / 192 - 3 * n / 64 + 5 * n2 / 192 + e * third),
            e2 * e2 * (7 / 512 - 7 * n / 256 + e * 7 / 512),
            e2 * e2 * e * 21 / 2560)
    }
}
