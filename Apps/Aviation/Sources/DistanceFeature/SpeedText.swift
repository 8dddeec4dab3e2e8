import Flights
import SectionKit

/// A speed as a person gives it, such as `480kn` or `900 km/h`; a number without a unit is in knots.
struct SpeedText: Equatable, Sendable {
    let value: Double
    let unit: SpeedUnit

    /// The usual speed of an airliner over the ground.
    static let usual = SpeedText(480, .knot)

    /// The speed in metres per second.
    var metresPerSecond: Double { value * unit.size }

    init(_ value: Double, _ unit: SpeedUnit) {
        self.value = value
        self.unit = unit
    }

    /// Reads a speed of more than 0 and at most 30,000 knots.
    init?(_ text: String) {
        let plain = text[...].trimmed.lowercased()
        let symbol = plain.drop { $0.isNumber || $0 == "." }
        let unit = symbol.isEmpty ? .usual : SpeedUnit(symbol: symbol.trimmed)
        guard let unit, let value = Double(plain.dropLast(symbol.count)), value > 0,
            value * unit.size <= 30_000 * SpeedUnit.knot.size
        else { return nil }
        self.init(value, unit)
    }
}

extension SpeedText {
    /// The speed in its own unit, such as "480 kn".
    var words: String {
        let number = value == value.rounded() ? Int(value).grouped : String(value)
        return "\(number) \(unit.symbol)"
    }
}

extension SpeedUnit {
    fileprivate var symbol: String {
        switch self {
        case .knot: "kn"
        case .kilometrePerHour: "km/h"
        case .milePerHour: "mph"
        case .metrePerSecond: "m/s"
        }
    }
}
