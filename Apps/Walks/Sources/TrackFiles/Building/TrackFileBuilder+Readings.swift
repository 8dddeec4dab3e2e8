import SectionEssentials
import SectionKit
import Tracks

/// What a sensor measures at a point.
enum Sensor: String {
    case heartRate = "A heart rate"
    case cadence = "A cadence"
    case temperature = "A temperature"
    case power = "A power"

    /// The values that people and devices have: beats, steps or turns a minute, degrees Celsius, watts.
    var range: ClosedRange<Double> {
        switch self {
        case .heartRate: 1...300
        case .cadence: 0...400
        case .temperature: -90...90
        case .power: 0...5_000
        }
    }
}

extension TrackFileBuilder {
    /// Sets what a sensor measured at the point, from its text.
    mutating func setReading(
        _ sensor: Sensor, _ bytes: UnsafeBufferPointer<UInt8>, line: @autoclosure () -> Int?
    ) {
        let text = bytes.trimmed
        if text.isEmpty { return }
        guard let value = text.decimal else {
            return findings.add(.invalidReading, bytes: text, line: line())
        }
        setReading(sensor, value, line: line())
    }

    /// Sets what a sensor measured at the point.
    ///
    /// A heart rate of 0, and 255 of it or of a cadence, is what devices write for none.
    mutating func setReading(
        _ sensor: Sensor, _ value: Double, line: @autoclosure () -> Int?
    ) {
        if sensor == .heartRate, value == 0 || value == 255 { return }
        if sensor == .cadence, value == 255 { return }
        guard sensor.range.contains(value) else {
            return findings.add(.readingOutOfRange, "\(sensor.rawValue): \(value)", line: line())
        }
        let rounded = Int(clamping: value.rounded())
        switch sensor {
        case .heartRate: readings.heartRate = rounded
        case .cadence: readings.cadence = rounded
        case .temperature: readings.temperature = value
        case .power: readings.power = rounded
        }
    }
}
