import Geodesy
import SectionEssentials

/// When the sun rises and sets at a place on one day.
struct SunTimes: Equatable, Sendable {
    /// The upper edge of the sun is at the horizon; nil if it does not rise on that day.
    let sunrise: Date?

    /// Nil if it does not set on that day.
    let sunset: Date?

    /// Whether the sun is above the horizon at noon.
    let isUpAtNoon: Bool

    /// The angle from the zenith to the centre of the sun when its upper edge is at the horizon, in
    /// degrees: its radius and the usual refraction are 50 minutes of arc.
    private static let zenith = 90.833

    /// Finds the times around the noon that is nearest to the middle of a day.
    init(at place: Coordinate, aroundNoon middle: Date) {
        let noon = Self.solarNoon(nearestTo: middle, longitude: place.longitude)
        sunrise = Self.crossing(.rising, of: noon, at: place)
        sunset = Self.crossing(.setting, of: noon, at: place)
        let declination = SunPosition(at: noon).declination
        isUpAtNoon = (place.latitude - declination).magnitude < Self.zenith
    }

    /// The time from sunrise to sunset in seconds: a whole day if the sun does not set, 0 if it
    /// does not rise, nil if it only rises or only sets.
    var daylight: Int? {
        switch (sunrise, sunset) {
        case (let sunrise?, let sunset?): Int(clamping: sunset.timeIntervalSince(sunrise).rounded())
        case (nil, nil): isUpAtNoon ? 86_400 : 0
        case (_?, nil), (nil, _?): nil
        }
    }

    private enum Direction: Double {
        case rising = -1
        case setting = 1
    }

    private static func solarNoon(nearestTo date: Date, longitude: Double) -> Date {
        var noon = date
        for _ in 0..<2 {
            let minutes = (noon.timeIntervalSince1970 / 60).truncatingRemainder(dividingBy: 1_440)
            let sundial = minutes + SunPosition(at: noon).equationOfTime + 4 * longitude
            noon -= (sundial - 720).remainder(dividingBy: 1_440) * 60
        }
        return noon
    }

    private static func crossing(
        _ direction: Direction,
        of noon: Date,
        at place: Coordinate
    ) -> Date? {
        let atNoon = SunPosition(at: noon).equationOfTime
        var time = noon
        for _ in 0..<5 {
            let sun = SunPosition(at: time)
            let cosine =
                (Angles.cosine(zenith) - Angles.sine(place.latitude) * Angles.sine(sun.declination))
                / (Angles.cosine(place.latitude) * Angles.cosine(sun.declination))
            guard cosine.magnitude <= 1 else { return nil }
            let minutes =
                direction.rawValue * 4 * Angles.arcCosine(cosine) + atNoon - sun.equationOfTime
            time = noon + minutes * 60
        }
        return time
    }
}

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
