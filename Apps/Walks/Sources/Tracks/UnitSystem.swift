import SectionEssentials
package import SectionKit

/// The units that people see; formats for machines always have metres and seconds.
package enum UnitSystem: String, CaseIterable, Sendable {
    /// Kilometres and metres.
    case metric

    /// Miles and feet.
    case imperial

    /// The unit of distances.
    package var distanceUnit: MeasureUnit { self == .metric ? .kilometre : .mile }

    /// The size of the unit of distances, in metres.
    package var distanceSize: Double { self == .metric ? 1000 : 1609.344 }

    /// The unit of heights.
    package var heightUnit: MeasureUnit { self == .metric ? .metre : .foot }

    /// The size of the unit of heights, in metres.
    package var heightSize: Double { self == .metric ? 1 : 0.3048 }

    /// Returns a distance in metres in kilometres or miles, with two decimals below 100.
    package func distance(_ metres: Double) -> Measure {
        let value = metres / distanceSize
        return Measure(value, distanceUnit, digits: value < 100 ? 2 : 1)
    }

    /// Returns a height in metres in metres or feet.
    package func height(_ metres: Double) -> Measure {
        Measure(metres / heightSize, heightUnit)
    }

    /// Returns a speed in metres per second in kilometres or miles per hour.
    package func speed(_ speed: Double) -> Measure {
        Measure(
            speed * 3600 / distanceSize, self == .metric ? .kilometrePerHour : .milePerHour,
            digits: 1)
    }

    /// Returns the time for a kilometre or a mile at a speed in metres per second, such as
    /// "12:05 min/km".
    package func pace(_ speed: Double) -> Measure {
        Measure(
            distanceSize / speed / 60,
            self == .metric ? .minutePerKilometre : .minutePerMile, digits: 2)
    }
}

/// Times as a stopwatch shows them.
package enum Clock {
    /// The most seconds, a thousand years, so that no number overflows.
    private static let most = 31_557_600_000.0

    /// Returns seconds as minutes and seconds, such as "12:05", from an hour on with hours.
    package static func text(_ seconds: Double) -> String {
        let whole = Int(clamping: min(max(0, seconds.rounded()), most))
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0
            ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
