import SectionKit

/// A distance as a person gives it, such as `50km`, `30 nm` or `20mi`; a number without a unit is
/// in nautical miles.
package struct DistanceText: Equatable, Sendable {
    /// A unit of distances; the raw value is its symbol.
    package enum Unit: String, CaseIterable, Sendable {
        case nauticalMile = "NM"
        case kilometre = "km"
        case mile = "mi"
        case metre = "m"
        case foot = "ft"

        /// The length in metres.
        package var metres: Double {
            switch self {
            case .nauticalMile: 1852
            case .kilometre: 1000
            case .mile: 1609.344
            case .metre: 1
            case .foot: 0.3048
            }
        }

        init?(symbol: String) {
            guard let unit = Self.allCases.first(where: { $0.rawValue.lowercased() == symbol })
            else { return nil }
            self = unit
        }
    }

    /// The number of units, more than 0.
    package let value: Double
    package let unit: Unit

    /// The distance in metres.
    package var metres: Double { value * unit.metres }

    package init(_ value: Double, _ unit: Unit) {
        self.value = value
        self.unit = unit
    }
}

extension DistanceText: LosslessStringConvertible {
    /// Reads a distance of more than 0 and at most half of the Earth's circumference.
    package init?(_ text: String) {
        let plain = text.trimmed.lowercased()
        let symbol = plain.drop { $0.isNumber || $0 == "." }
        guard let value = Double(plain.dropLast(symbol.count)), value.isFinite, value > 0,
            let unit = symbol.isEmpty ? .nauticalMile : Unit(symbol: symbol.trimmed),
            value * unit.metres <= Self.longest
        else { return nil }
        self.init(value, unit)
    }

    /// The distance with its unit, such as "50 km".
    package var description: String {
        let isWhole = value == value.rounded()
        return "\(isWhole ? String(Int(value)) : String(value)) \(unit.rawValue)"
    }

    /// No two places are farther apart, in metres.
    private static let longest = 20_004_000.0
}
