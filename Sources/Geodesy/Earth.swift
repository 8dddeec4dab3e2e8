/// The sizes of the Earth that distances are measured with.
public enum Earth {
    /// The mean radius of the Earth, in metres, for distances on a sphere.
    ///
    /// Source: the mean of the three semi-axes of WGS 84, (2a + b) / 3 (H. Moritz, Geodetic
    /// Reference System 1980, Journal of Geodesy 74, 2000).
    public static let meanRadius = 6_371_008.8
}

/// The reference ellipsoid of WGS 84, by its two defining parameters and what follows from them.
///
/// Source: NGA.STND.0036, World Geodetic System 1984.
enum Ellipsoid {
    /// The equatorial radius, in metres.
    static let equatorialRadius = 6_378_137.0

    static let flattening = 1 / 298.257223563

    /// The ratio of the polar to the equatorial radius.
    static let axisRatio = 1 - flattening

    /// The polar radius, in metres.
    static let polarRadius = equatorialRadius * axisRatio

    /// The square of the second eccentricity.
    static let secondEccentricitySquared =
        flattening * (2 - flattening) / (axisRatio * axisRatio)

    static let thirdFlattening = flattening / (2 - flattening)

    /// The reduced latitude, from which an ellipsoid is as simple as a sphere.
    static func reducedLatitude(_ degrees: Double) -> SinCos {
        let latitude = SinCos(degrees: degrees)
        let reduced = SinCos(
            sine: axisRatio * latitude.sine, cosine: latitude.cosine
        ).normalized
        return SinCos(sine: reduced.sine, cosine: max(SinCos.tiny, reduced.cosine))
    }
}
