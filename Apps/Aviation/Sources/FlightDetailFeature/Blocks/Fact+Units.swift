import SectionEssentials
import SectionKit

/// Facts for machines in both systems of units, from metres and metres per second.
extension [Fact] {
    static func distances(_ key: String, _ metres: Double?) -> [Fact] {
        [
            .machines("\(key)_nm", .measure(metres, 1852, .nauticalMile, digits: 1)),
            .machines("\(key)_km", .measure(metres, 1000, .kilometre, digits: 1)),
        ]
    }

    static func altitudes(_ key: String, _ metres: Double?) -> [Fact] {
        [
            .machines("\(key)_ft", .measure(metres, 0.3048, .foot)),
            .machines("\(key)_m", .measure(metres, 1, .metre, digits: 1)),
        ]
    }

    static func speeds(_ key: String, _ metresPerSecond: Double?) -> [Fact] {
        [
            .machines("\(key)_kn", .measure(metresPerSecond, 1852.0 / 3600, .knot, digits: 1)),
            .machines("\(key)_m_s", .measure(metresPerSecond, 1, .metrePerSecond, digits: 1)),
        ]
    }

    static func climbs(_ key: String, _ metresPerSecond: Double?) -> [Fact] {
        [
            .machines("\(key)_ft_min", .measure(metresPerSecond, 0.3048 / 60, .footPerMinute)),
            .machines("\(key)_m_s", .measure(metresPerSecond, 1, .metrePerSecond, digits: 1)),
        ]
    }
}

extension Cell {
    static func degrees(_ angle: Double?) -> Cell { .measure(angle, 1, .degree, digits: 1) }

    static func time(_ date: Date) -> Cell { .date(PreciseDate(date, precision: .hour)) }

    /// Where a fact is from; empty if it is unknown.
    static func origin<Value>(of fact: Sourced<Value>?) -> Cell {
        fact.map { .text($0.origin.rawValue) } ?? .empty
    }

    fileprivate static func measure(
        _ value: Double?,
        _ size: Double,
        _ unit: MeasureUnit,
        digits: Int = 0
    ) -> Cell {
        .measure(orUnknown: value.map { Measure($0 / size, unit, digits: digits) })
    }
}
