import SectionKit

/// A unit of the numbers that people type, such as feet.
package protocol QuantityUnit: Equatable, Sendable {
    /// The unit of a number without a symbol.
    static var usual: Self { get }

    /// Reads a symbol in lower case, such as `ft`; nil for one of another unit.
    init?(symbol: String)

    /// The size in SI units: metres, or metres per second.
    var size: Double { get }

    /// Returns a number of units in words, such as "1000 ft".
    func words(_ number: String) -> String
}

/// A unit of altitudes.
package enum AltitudeUnit: QuantityUnit {
    case foot, metre, kilometre, flightLevel

    package static let usual = AltitudeUnit.foot

    package init?(symbol: String) {
        switch symbol {
        case "ft", "feet": self = .foot
        case "m": self = .metre
        case "km": self = .kilometre
        case "fl": self = .flightLevel
        default: return nil
        }
    }

    package var size: Double {
        switch self {
        case .foot: 0.3048
        case .metre: 1
        case .kilometre: 1000
        case .flightLevel: 30.48
        }
    }

    package func words(_ number: String) -> String {
        switch self {
        case .foot: "\(number) ft"
        case .metre: "\(number) m"
        case .kilometre: "\(number) km"
        case .flightLevel: "FL\(number)"
        }
    }
}

/// A unit of speeds.
package enum SpeedUnit: QuantityUnit {
    case knot, kilometrePerHour, milePerHour, metrePerSecond

    package static let usual = SpeedUnit.knot

    package init?(symbol: String) {
        switch symbol {
        case "kn", "kt", "kts", "knots": self = .knot
        case "km/h", "kmh", "kph": self = .kilometrePerHour
        case "mph": self = .milePerHour
        case "m/s", "mps": self = .metrePerSecond
        default: return nil
        }
    }

    package var size: Double {
        switch self {
        case .knot: 1852.0 / 3600
        case .kilometrePerHour: 1 / 3.6
        case .milePerHour: 0.44704
        case .metrePerSecond: 1
        }
    }

    package func words(_ number: String) -> String {
        switch self {
        case .knot: "\(number) kn"
        case .kilometrePerHour: "\(number) km/h"
        case .milePerHour: "\(number) mph"
        case .metrePerSecond: "\(number) m/s"
        }
    }
}

/// The unit of the strength of signals.
package enum SignalUnit: QuantityUnit {
    case decibel

    package static let usual = SignalUnit.decibel

    package init?(symbol: String) {
        guard symbol == "db" || symbol == "dbfs" else { return nil }
        self = .decibel
    }

    package var size: Double { 1 }

    package func words(_ number: String) -> String { "\(number) dBFS" }
}

/// A range of quantities as a person types it: `1000..5000`, `..300m`, or `fl100..`.
///
/// If only one end has a unit, it is the unit of both.
package struct QuantityRange<Unit: QuantityUnit>: Equatable, Sendable {
    /// The range in words, such as "of 1000 ft to 5000 ft" or "of 300 m or less".
    package let words: String

    /// The range in SI units, a little wider because units are converted.
    private let range: ClosedRange<Double>

    /// Reads a range; nil for a single number, and for one whose ends are the wrong way round.
    package init?(_ text: String) {
        let plain = text[...].trimmed.lowercased()
        guard let dots = plain.firstRange(of: "..") else { return nil }
        let ends = [plain[..<dots.lowerBound], plain[dots.upperBound...]].map(\.trimmed)
        let parsed = ends.map(Bound.init)
        let unit = parsed.compactMap { $0?.unit }.first ?? .usual
        var values: [Double?] = []
        for (end, bound) in zip(ends, parsed) {
            guard end.isEmpty || bound != nil else { return nil }
            values.append(bound.map { $0.number * ($0.unit ?? unit).size })
        }
        guard values.contains(where: { $0 != nil }) else { return nil }
        let (lower, upper) = (values[0] ?? -.infinity, values[1] ?? .infinity)
        guard lower <= upper else { return nil }
        range = (lower - Self.tolerance)...(upper + Self.tolerance)
        let names = parsed.map { bound in
            bound.map { ($0.unit ?? unit).words($0.digits) }
        }
        words =
            switch (names[0], names[1]) {
            case (let lower?, let upper?): "of \(lower) to \(upper)"
            case (let lower?, nil): "of \(lower) or more"
            default: "of \(names[1] ?? "") or less"
            }
    }

    /// Whether a quantity in SI units is in the range; an unknown one is not.
    package func contains(_ value: Double?) -> Bool {
        value.map(range.contains) ?? false
    }

    private static var tolerance: Double { 0.01 }

    /// One end: a number with or without a unit before or after it.
    private struct Bound {
        let number: Double
        let digits: String
        let unit: Unit?

        init?(_ text: String) {
            let first = text.prefix { $0.isLetter }
            let number = text.dropFirst(first.count).prefix { !$0.isLetter }
            let last = text.dropFirst(first.count + number.count)
            guard let value = Double(number.trimmed), value.isFinite,
                first.isEmpty || last.isEmpty
            else { return nil }
            let symbol = first.isEmpty ? last : first
            unit = symbol.isEmpty ? nil : Unit(symbol: symbol.trimmed)
            if !symbol.isEmpty, unit == nil { return nil }
            self.number = value
            digits = number.trimmed
        }
    }
}
