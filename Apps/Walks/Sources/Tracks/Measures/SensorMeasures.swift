package import SectionKit

/// What sensors measured on a way, as a whole.
package struct SensorMeasures: Equatable, Sendable {
    /// The values of one sensor.
    package struct Values: Equatable, Sendable {
        package private(set) var lowest: Double?
        package private(set) var highest: Double?
        private var (sum, weight) = (0.0, 0.0)

        /// The average over the time; nil if nothing was measured.
        package var average: Double? { weight > 0 ? sum / weight : nil }

        fileprivate mutating func take(_ value: Double?, _ seconds: Double) {
            guard let value else { return }
            lowest = min(lowest ?? value, value)
            highest = max(highest ?? value, value)
            sum += value * seconds
            weight += seconds
        }

        fileprivate mutating func add(_ other: Values) {
            lowest = [lowest, other.lowest].compactMap(\.self).min()
            highest = [highest, other.highest].compactMap(\.self).max()
            sum += other.sum
            weight += other.weight
        }
    }

    package private(set) var heartRate = Values()
    package private(set) var cadence = Values()
    package private(set) var power = Values()
    package private(set) var temperature = Values()

    package init() {}

    /// The longest time that a value counts for, in seconds: a device that writes a point only where
    /// something changes does so within it.
    private static let longest = 60.0

    /// Takes what was measured at a point.
    ///
    /// - Parameter seconds: the time since the point before; nil if it is unknown.
    package mutating func take(_ readings: TrackReadings, for seconds: Double?) {
        if readings.isEmpty { return }
        let weight = min(max(seconds ?? 1, 0.001), Self.longest)
        heartRate.take(readings.heartRate.map(Double.init), weight)
        cadence.take(readings.cadence.map(Double.init), weight)
        power.take(readings.power.map(Double.init), weight)
        temperature.take(readings.temperature, weight)
    }

    /// Adds what was measured on another way.
    package mutating func add(_ other: SensorMeasures) {
        heartRate.add(other.heartRate)
        cadence.add(other.cadence)
        power.add(other.power)
        temperature.add(other.temperature)
    }
}
