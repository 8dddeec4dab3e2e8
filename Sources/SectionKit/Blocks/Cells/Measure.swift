/// A quantity in a unit, such as an altitude of 12,192 m.
///
/// In formats for machines it is only its number: the key of its fact or column names the unit with
/// ``MeasureUnit/key``, as in `altitude_m`.
public struct Measure: Equatable, Sendable {
    /// The number of units.
    public let value: Double

    /// The unit.
    public let unit: MeasureUnit

    /// The number of decimal places.
    public let digits: Int

    /// Creates a quantity.
    public init(_ value: Double, _ unit: MeasureUnit, digits: Int = 0) {
        self.value = value
        self.unit = unit
        self.digits = digits
    }

    /// The quantity for people, such as "12,192 m"; "unknown" if it is not finite.
    public var formatted: String { ValueFormatter.measure(self) }
}

/// A unit of measurement.
public struct MeasureUnit: Equatable, Sendable {
    /// The symbol after the number, such as `m`.
    public let symbol: String

    /// The suffix of a key for machines, such as `m` in `altitude_m`.
    public let key: String

    /// Whether the symbol follows the number without a space, as for degrees.
    package let isAttached: Bool

    /// Whether its numbers are minutes, which people read with seconds, as in 9:30 min/km; formats
    /// for machines have the number of minutes.
    package let isMinutes: Bool

    /// Creates a unit.
    public init(
        _ symbol: String,
        key: String,
        isAttached: Bool = false,
        isMinutes: Bool = false
    ) {
        self.symbol = symbol
        self.key = key
        self.isAttached = isAttached
        self.isMinutes = isMinutes
    }
}

extension MeasureUnit {
    /// The metre.
    public static let metre = MeasureUnit("m", key: "m")

    /// The kilometre, 1000 metres.
    public static let kilometre = MeasureUnit("km", key: "km")

    /// The international foot, 0.3048 metres.
    public static let foot = MeasureUnit("ft", key: "ft")

    /// The international mile, 1609.344 metres.
    public static let mile = MeasureUnit("mi", key: "mi")

    /// The nautical mile, 1852 metres.
    public static let nauticalMile = MeasureUnit("NM", key: "nm")

    /// The metre per second.
    public static let metrePerSecond = MeasureUnit("m/s", key: "m_s")

    /// The kilometre per hour.
    public static let kilometrePerHour = MeasureUnit("km/h", key: "km_h")

    /// The mile per hour.
    public static let milePerHour = MeasureUnit("mph", key: "mph")

    /// The minute per kilometre, a pace.
    public static let minutePerKilometre = MeasureUnit(
        "min/km", key: "min_km", isMinutes: true)

    /// The minute per mile, a pace.
    public static let minutePerMile = MeasureUnit(
        "min/mi", key: "min_mi", isMinutes: true)

    /// The knot, a nautical mile per hour.
    public static let knot = MeasureUnit("kn", key: "kn")

    /// The foot per minute.
    public static let footPerMinute = MeasureUnit("ft/min", key: "ft_min")

    /// The degree of an angle.
    public static let degree = MeasureUnit("°", key: "deg", isAttached: true)

    /// The kilogram.
    public static let kilogram = MeasureUnit("kg", key: "kg")
}
