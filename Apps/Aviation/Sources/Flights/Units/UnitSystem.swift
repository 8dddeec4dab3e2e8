package import SectionKit

/// The units that people see; JSON and CSV have all of them.
package enum UnitSystem: String, CaseIterable, Sendable {
    /// Feet, knots and nautical miles.
    case aviation

    /// Metres, km/h and km.
    case metric

    /// Feet, miles per hour and miles.
    case imperial

    /// Returns an altitude in metres in the unit of altitudes.
    package func altitude(_ metres: Double?) -> Cell {
        measure(metres, self == .metric ? .metre : .foot, self == .metric ? 1 : 0.3048)
    }

    /// Returns a speed in metres per second in the unit of speeds.
    package func speed(_ metresPerSecond: Double?) -> Cell {
        switch self {
        case .aviation: measure(metresPerSecond, .knot, 1852.0 / 3600)
        case .metric: measure(metresPerSecond, .kilometrePerHour, 1 / 3.6)
        case .imperial: measure(metresPerSecond, .milePerHour, 0.44704)
        }
    }

    /// Returns a rate of climb in metres per second in the unit of climbs.
    package func climb(_ metresPerSecond: Double?) -> Cell {
        self == .metric
            ? measure(metresPerSecond, .metrePerSecond, 1, digits: 1)
            : measure(metresPerSecond, .footPerMinute, 0.3048 / 60)
    }

    /// Returns a distance in metres in the unit of distances, with one decimal below 100.
    package func distance(_ metres: Double?) -> Cell {
        let (unit, size): (MeasureUnit, Double) =
            switch self {
            case .aviation: (.nauticalMile, 1852)
            case .metric: (.kilometre, 1000)
            case .imperial: (.mile, 1609.344)
            }
        return measure(metres, unit, size, digits: metres.map { $0 < 100 * size } ?? false ? 1 : 0)
    }

    private func measure(
        _ value: Double?,
        _ unit: MeasureUnit,
        _ size: Double,
        digits: Int = 0
    ) -> Cell {
        .measure(orUnknown: value.map { Measure($0 / size, unit, digits: digits) })
    }
}
