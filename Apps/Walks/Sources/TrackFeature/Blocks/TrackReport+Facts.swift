import Geodesy
import SectionEssentials
import SectionKit
import TrackFiles
import Tracks

extension TrackReport {
    /// The facts: for machines with the same keys for all tracks, for people without those that are
    /// unknown.
    var facts: [Fact] {
        (nameFacts + lengthFacts + heightFacts + sensorFacts + countFacts + placeFacts + [method])
            .compactMap {
                fact in
                guard fact.value == .empty else { return fact }
                return fact.isForMachines ? .machines(fact.key, .empty, keys: fact.keys) : nil
            }
    }

    private var nameFacts: [Fact] {
        [
            .machines("name", only?.track.name.map(Cell.text) ?? .empty),
            Fact("file", "File", only?.file.map(Cell.text) ?? .empty),
            .machines("is_made_up", .boolean(isDemo)),
            .machines("made_of", .text("\(content)")),
        ]
    }

    private var lengthFacts: [Fact] {
        let units = query.units
        let duration = sum(\.duration)
        let moving = sum(\.movingTime)
        let (speed, movingSpeed) = (averageSpeed, movingSpeed)
        return [
            .people(
                isPlaces ? "In lines from each to the next" : "Distance",
                .measure(units.distance(distance))
            ).asFigure,
            .machines("distance_m", .metres(distance)),
            .machines(
                "timed_distance_m", duration == nil ? .empty : .metres(timedDistance)),
            .people("Duration", .clock(duration)).asFigure,
            .machines("duration_s", .seconds(duration)),
            .people("Between tracks", .clock(timeBetweenTracks)),
            .people("Moving time", .clock(moving)), .machines("moving_time_s", .seconds(moving)),
            .people("Pace", speed.map { .measure(units.pace($0)) } ?? .empty).asFigure,
            .machines("pace_min_km", .pace(speed)),
            .people("Moving pace", movingSpeed.map { .measure(units.pace($0)) } ?? .empty),
            .machines("moving_pace_min_km", .pace(movingSpeed)),
            .people("Moving speed", movingSpeed.map { .measure(units.speed($0)) } ?? .empty),
            .machines("moving_speed_km_h", .speed(movingSpeed)),
        ]
    }

    /// The seconds between the tracks, which their duration leaves out; nil if there are none.
    private var timeBetweenTracks: Double? {
        guard let duration = sum(\.duration),
            let start = tracks.compactMap(\.measures.start).min(),
            let end = tracks.compactMap(\.measures.end).max()
        else { return nil }
        let rest = end.timeIntervalSince(start) - duration
        return rest > 0.5 ? rest : nil
    }

    private var heightFacts: [Fact] {
        let units = query.units
        let (ascent, descent) = (sum { $0.climb?.ascent }, sum { $0.climb?.descent })
        let highest = tracks.compactMap(\.measures.elevations?.upperBound).max()
        let lowest = tracks.compactMap(\.measures.elevations?.lowerBound).min()
        func people(_ label: String, _ height: Double?) -> Fact {
            .people(label, height.map { .measure(units.height($0)) } ?? .empty)
        }
        return [
            people("Ascent", ascent).asFigure, .machines("ascent_m", .metres(ascent)),
            people("Descent", descent), .machines("descent_m", .metres(descent)),
            people("Highest", highest), .machines("highest_m", .metres(highest)),
            people("Lowest", lowest), .machines("lowest_m", .metres(lowest)),
        ]
    }

    /// What sensors measured: averages over the time, and the most.
    private var sensorFacts: [Fact] {
        let sensors = sensors
        func rate(
            _ key: String, _ label: String, _ unit: MeasureUnit, _ values: SensorMeasures.Values
        ) -> [Fact] {
            let words = values.average.flatMap { average in
                values.highest.map {
                    "\(Measure(average, unit).formatted) on average,"
                        + " \(Measure($0, unit).formatted) at most"
                }
            }
            return [
                .people(label, words.map(Cell.text) ?? .empty),
                .machines("\(key)_average_\(unit.key)", .reading(values.average, unit)),
                .machines("\(key)_highest_\(unit.key)", .reading(values.highest, unit)),
            ]
        }
        let range = sensors.temperature.lowest.flatMap { lowest in
            sensors.temperature.highest.map {
                "\(Measure(lowest, .celsius).formatted) to \(Measure($0, .celsius).formatted)"
            }
        }
        return rate("heart_rate", "Heart rate", .beatsPerMinute, sensors.heartRate)
            + rate("cadence", "Cadence", .perMinute, sensors.cadence)
            + rate("power", "Power", .watt, sensors.power)
            + [
                .people("Temperature", range.map(Cell.text) ?? .empty),
                .machines(
                    "temperature_lowest_c",
                    .reading(sensors.temperature.lowest, .celsius, digits: 1)),
                .machines(
                    "temperature_highest_c",
                    .reading(sensors.temperature.highest, .celsius, digits: 1)),
            ]
    }

    private var countFacts: [Fact] {
        [
            Fact("tracks", "Tracks", only == nil ? .integer(tracks.count) : .empty),
            Fact("points", "Points", .integer(pointCount)),
            .machines("noise_points", .integer(noise.points)),
            .machines("noise_m", .metres(noise.metres)),
            .machines("noise_heights", .integer(noise.heights)),
            Fact("activity", "Activity", activity.map { .text($0) } ?? .empty),
            Fact("turns", "Turns", turns.map(Cell.integer) ?? .empty),
            isPlaces
                ? .machines("steps", .integer(steps.count))
                : Fact("steps", "Steps", .integer(steps.count)),
            .machines("step_every_m", .metres(query.every)),
            .machines("waypoints", .integer(waypoints.count)),
        ]
    }

    /// How it was measured.
    private var method: Fact {
        let speed = (query.movingSpeed * 36).rounded() / 10
        let limit = speed == speed.rounded() ? "\(Int(clamping: speed))" : "\(speed)"
        let moving = sum(\.movingTime) == nil ? "" : "; moving above \(limit) km/h"
        let climb =
            sum { $0.climb?.ascent } == nil
            ? ""
            : "; ascent by averages of \(Int(ClimbProfile.window)) m and turns of \(thresholds)"
        let steps =
            isPlaces ? "" : "; steps at least \(Int(query.every)) m apart in a straight line"
        return Fact("method", "Measured", .text("along great circles\(climb)\(moving)\(steps)"))
    }

    /// How far ways must turn up or down to count, such as "2.0 m" or "2.0 to 5.5 m".
    private var thresholds: String {
        let all = tracks.filter { $0.measures.climb != nil }.map(\.ascentThreshold)
        func text(_ metres: Double) -> String {
            let tenths = Int(clamping: (metres * 10).rounded())
            return "\(tenths / 10).\(tenths % 10)"
        }
        guard let least = all.min(), let most = all.max() else { return "" }
        return text(least) == text(most)
            ? "\(text(least)) m" : "\(text(least)) to \(text(most)) m"
    }

    /// How the tracks move, such as "walk"; nil if that is unknown.
    private var activity: String? {
        let all = Set(tracks.compactMap(\.activity))
        let names = Activity.allCases.filter(all.contains).map(\.rawValue)
        return names.isEmpty ? nil : names.listed(by: "and")
    }

    /// How often a planned way turns by 30 degrees or more; nil for a recording.
    private var turns: Int? {
        guard content == .routes else { return nil }
        return tracks.reduce(0) { $0 + $1.track.turns }
    }

    private var placeFacts: [Fact] {
        let measures = tracks.map(\.measures)
        return [
            Fact("start", "Start", .time(measures.compactMap(\.start).min())),
            Fact("end", "End", .time(measures.compactMap(\.end).max())),
            .machines(
                "start_position", .place(measures.first?.firstPoint?.coordinate), keys: .place),
            .machines("end_position", .place(measures.last?.lastPoint?.coordinate), keys: .place),
            .machines("south_deg", .degrees(box?.south)),
            .machines("west_deg", .degrees(box?.west)),
            .machines("north_deg", .degrees(box?.north)),
            .machines("east_deg", .degrees(box?.east)),
            .machines("trimmed_start_m", .metres(query.trimmedStart)),
            .machines("trimmed_end_m", .metres(query.trimmedEnd)),
            .machines("tolerance_m", .metres(query.tolerance)),
        ]
    }
}
