import SectionEssentials
package import SectionKit

/// The speed of a way and what sensors measured on it, over its distance, in few enough parts to be
/// drawn.
package struct SensorLines: Equatable, Sendable {
    /// The mean values of a part of the way; nil where they are unknown.
    struct Part: Equatable, Sendable {
        /// The distance from the start to the end of the part, in metres.
        let distance: Double

        /// In metres per second.
        let speed: Double?

        let heartRate: Double?
        let cadence: Double?
        let power: Double?
        let temperature: Double?
    }

    private(set) var parts: [Part] = []

    /// Measures a track.
    ///
    /// - Parameters:
    ///   - length: the distance of the whole track, in metres.
    ///   - most: how many parts there are at most.
    package init(of track: Track, length: Double, most: Int = 200) {
        let partLength = max(length / Double(most), Self.shortest)
        var (distance, start, seconds) = (0.0, 0.0, 0.0)
        var (isTimed, sensors) = (true, SensorMeasures())
        track.forEachPoint { point, leg in
            if let leg {
                distance += leg.distance
                if let time = leg.seconds, time >= 0 { seconds += time } else { isTimed = false }
            }
            sensors.take(point.readings, for: leg?.seconds)
            guard distance - start >= partLength else { return }
            parts.append(
                Part(
                    distance: distance,
                    speed: isTimed
                        ? TrackMeasures.speed(over: distance - start, in: seconds) : nil,
                    heartRate: sensors.heartRate.average, cadence: sensors.cadence.average,
                    power: sensors.power.average, temperature: sensors.temperature.average))
            (start, seconds, isTimed, sensors) = (distance, 0, true, SensorMeasures())
        }
    }

    /// The length of the shortest part, in metres: in less, the speed is that of the noise.
    private static let shortest = 30.0

    /// A chart for each value that is known in two parts or more.
    ///
    /// - Parameters:
    ///   - units: the units that people see.
    ///   - table: the key of a table, whose rows the charts follow; nil for none.
    ///   - rows: the identity of each row of the table, and its distance from the start in metres,
    ///     in the order of the way.
    package func charts(
        in units: UnitSystem,
        following table: String? = nil,
        rows: [(identity: String, distance: Double)] = []
    ) -> [LineChart] {
        let speed = units.speed(1)
        let values: [(key: String, title: String, unit: MeasureUnit, digits: Int, [Double?])] = [
            ("heart_rate", "Heart rate, averaged", .beatsPerMinute, 0, parts.map(\.heartRate)),
            ("speed", "Speed", speed.unit, 1, parts.map { $0.speed.map { $0 * speed.value } }),
            ("cadence", "Cadence, averaged", .perMinute, 0, parts.map(\.cadence)),
            ("power", "Power, averaged", .watt, 0, parts.map(\.power)),
            ("temperature", "Temperature", .celsius, 1, parts.map(\.temperature)),
        ]
        let distances = parts.map { $0.distance / units.distanceSize }
        return values.filter { $0.4.count { $0 != nil } > 1 }.map {
            key, title, unit, digits, values in
            LineChart(
                key: "\(key)_over_distance", title: title,
                over: .measures("distance", "Distance", distances, units.distanceUnit, digits: 3),
                unit: unit, digits: digits, series: [LineChart.Series(key, title, values)],
                rows: table.map {
                    LineChart.Rows(of: $0, rows: rows, among: parts.map(\.distance))
                })
        }
    }
}

extension MeasureUnit {
    /// Beats of the heart per minute.
    package static let beatsPerMinute = MeasureUnit("bpm", key: "bpm")

    /// Steps or turns per minute.
    package static let perMinute = MeasureUnit("/min", key: "per_min")

    package static let watt = MeasureUnit("W", key: "w")

    /// The degree Celsius.
    package static let celsius = MeasureUnit("°C", key: "c")
}
