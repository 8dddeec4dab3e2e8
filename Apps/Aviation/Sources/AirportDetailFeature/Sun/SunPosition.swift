import SectionEssentials

/// Where the sun is at one time, for sunrise and sunset to within a minute.
///
/// Source: the solar calculations of NOAA (https://gml.noaa.gov/grad/solcalc/calcdetails.html),
/// after J. Meeus, Astronomical Algorithms, chapter 25.
struct SunPosition {
    /// The angle north of the equator, in degrees.
    let declination: Double

    /// The time of a sundial minus that of a clock, in minutes.
    let equationOfTime: Double

    init(at date: Date) {
        let days = date.timeIntervalSince1970 / 86_400 - 10_957.5
        let centuries = days / 36_525
        let meanLongitude = (280.46646 + centuries * (36_000.76983 + centuries * 0.0003032))
            .truncatingRemainder(dividingBy: 360)
        let anomaly = 357.52911 + centuries * (35_999.05029 - centuries * 0.0001537)
        let eccentricity = 0.016708634 - centuries * (0.000042037 + centuries * 0.0000001267)
        let center =
            Angles.sine(anomaly) * (1.914602 - centuries * (0.004817 + centuries * 0.000014))
            + Angles.sine(2 * anomaly) * (0.019993 - centuries * 0.000101)
            + Angles.sine(3 * anomaly) * 0.000289
        let node = 125.04 - 1_934.136 * centuries
        let longitude = meanLongitude + center - 0.00569 - 0.00478 * Angles.sine(node)
        let obliquity = 23.43929111 - centuries * 0.01300417 + 0.00256 * Angles.cosine(node)
        declination = Angles.arcSine(Angles.sine(obliquity) * Angles.sine(longitude))

        let half = Angles.tangent(obliquity / 2)
        let y = half * half
        let radians =
            y * Angles.sine(2 * meanLongitude) - 2 * eccentricity * Angles.sine(anomaly)
            + 4 * eccentricity * y * Angles.sine(anomaly) * Angles.cosine(2 * meanLongitude)
            - y * y / 2 * Angles.sine(4 * meanLongitude)
            - 1.25 * eccentricity * eccentricity * Angles.sine(2 * anomaly)
        equationOfTime = radians * 180 / .pi * 4
    }
}
