import SectionKit
import Tracks

extension TrackReport {
    /// The tracks, each with its measures.
    ///
    /// - Parameter forPeople: whether people see it.
    func tracksTable(forPeople: Bool) -> Table {
        let units = query.units
        let files = Set(tracks.map(\.file)).count > 1
        let columns: [TableColumn<MeasuredTrack>] = [
            TableColumn(Column("number", "Track", alignment: .trailing)) { .ordinal($0.number) },
            TableColumn(Column("name", "Name")) { $0.track.name.map(Cell.text) ?? .empty },
            TableColumn(files ? Column("file", "File", priority: 6) : .machines("file")) {
                $0.file.map(Cell.text) ?? .empty
            },
            TableColumn(.people("Distance", alignment: .trailing)) {
                .measure(units.distance($0.measures.distance))
            },
            TableColumn(.machines("distance_m")) { .metres($0.measures.distance) },
            TableColumn(.people("Duration", alignment: .trailing, priority: 1)) {
                .clock($0.measures.duration)
            },
            TableColumn(.machines("duration_s")) { .seconds($0.measures.duration) },
            TableColumn(.people("Moving", alignment: .trailing, priority: 4)) {
                .clock($0.measures.movingTime)
            },
            TableColumn(.machines("moving_time_s")) { .seconds($0.measures.movingTime) },
            TableColumn(.people("Up", alignment: .trailing, priority: 2)) {
                $0.measures.climb.map { .measure(units.height($0.ascent)) } ?? .empty
            },
            TableColumn(.machines("ascent_m")) { .metres($0.measures.climb?.ascent) },
            TableColumn(.people("Down", alignment: .trailing, priority: 3)) {
                $0.measures.climb.map { .measure(units.height($0.descent)) } ?? .empty
            },
            TableColumn(.machines("descent_m")) { .metres($0.measures.climb?.descent) },
            TableColumn(.machines("highest_m")) { .metres($0.measures.elevations?.upperBound) },
            TableColumn(.machines("lowest_m")) { .metres($0.measures.elevations?.lowerBound) },
            TableColumn(Column("start", "Start", priority: 5)) { .time($0.measures.start) },
            TableColumn(.machines("end")) { .time($0.measures.end) },
            TableColumn(Column("points", "Points", alignment: .trailing, priority: 7)) {
                .integer($0.measures.pointCount)
            },
        ]
        return Table(
            key: "tracks", of: tracks,
            columns: forPeople ? columns : columns.forMachines(), titledBy: "name",
            identity: { "\($0.number)" })
    }

    /// The splits of all tracks.
    ///
    /// - Parameter forPeople: whether people see them.
    func splitsTable(forPeople: Bool) -> Table {
        let units = query.units
        let one: Column = .machines("track")
        let rows = tracks.flatMap { track in track.splits.map { (track.number, $0) } }
        let columns: [TableColumn<(Int, Split)>] = [
            TableColumn(only == nil ? Column("track", "Track", alignment: .trailing) : one) {
                .integer($0.0)
            },
            TableColumn(
                Column("split", units == .metric ? "Kilometre" : "Mile")
            ) { .ordinal($0.1.number) },
            TableColumn(.people("Distance", alignment: .trailing, priority: 3)) {
                .measure(units.distance($0.1.distance))
            },
            TableColumn(.machines("distance_m")) { .metres($0.1.distance) },
            TableColumn(.people("Time", alignment: .trailing)) { .clock($0.1.duration) },
            TableColumn(.machines("duration_s")) { .seconds($0.1.duration) },
            TableColumn(.people("Pace", alignment: .trailing, priority: 1)) {
                $0.1.speed.map { .measure(units.pace($0)) } ?? .empty
            },
            TableColumn(.machines("pace_min_km")) { .pace($0.1.speed) },
            TableColumn(.people("Up", alignment: .trailing, priority: 2)) {
                $0.1.ascent.map { .measure(units.height($0)) } ?? .empty
            },
            TableColumn(.machines("ascent_m")) { .metres($0.1.ascent) },
            TableColumn(.people("Down", alignment: .trailing, priority: 2)) {
                $0.1.descent.map { .measure(units.height($0)) } ?? .empty
            },
            TableColumn(.machines("descent_m")) { .metres($0.1.descent) },
        ]
        return Table(
            key: "splits", of: rows, columns: forPeople ? columns : columns.forMachines(),
            titledBy: "split")
    }

    /// The steps over all tracks.
    var stepsTable: Table {
        let units = query.units
        let columns: [TableColumn<Step>] = [
            TableColumn(Column("step", "Step", alignment: .trailing)) { .ordinal($0.number) },
            TableColumn(.people("Distance", alignment: .trailing)) {
                .measure(units.distance($0.distance))
            },
            TableColumn(.machines("distance_m")) { .metres($0.distance) },
        ]
        return Table(
            key: "steps", of: steps,
            columns: columns + TableColumn<TrackPoint>.all(units).map { $0.of { $0.point } })
    }

    /// Whether sensors measured anything.
    private var hasReadings: Bool {
        tracks.contains { $0.track.segments.contains { $0.contains { !$0.readings.isEmpty } } }
    }

    /// The points of all tracks.
    var pointsTable: Table {
        let units = query.units
        let columns: [TableColumn<PointRow>] = [
            TableColumn(.machines("track")) { .ordinal($0.track) },
            TableColumn(.machines("segment")) { .ordinal($0.segment) },
            TableColumn(Column("point", "Point", alignment: .trailing)) { .ordinal($0.number) },
            TableColumn(.people("Distance", alignment: .trailing)) {
                .measure(units.distance($0.distance))
            },
            TableColumn(.machines("distance_m")) { .metres($0.distance) },
        ]
        return Table(
            key: "points", of: pointRows,
            columns: columns
                + (TableColumn<TrackPoint>.all(units)
                + TableColumn<TrackPoint>.sensors(forPeople: hasReadings))
                .map { $0.of { $0.point } })
    }
}

extension TableColumn<TrackPoint> {
    /// Where and when a point was recorded.
    fileprivate static func all(_ units: UnitSystem) -> [Self] {
        [
            Self(Column("position", "Position", priority: 2, keys: .place)) {
                .place($0.coordinate)
            },
            Self(.people("Elevation", alignment: .trailing, priority: 1)) {
                $0.elevation.map { .measure(units.height($0)) } ?? .empty
            },
            Self(.machines("elevation_m")) { .metres($0.elevation, digits: 2) },
            Self(Column("time", "Time")) { .time($0.time) },
        ]
    }

    /// What sensors measured at a point.
    ///
    /// - Parameter forPeople: whether people see it.
    fileprivate static func sensors(forPeople: Bool) -> [Self] {
        func column(_ key: String, _ title: String, _ priority: Int) -> Column {
            forPeople
                ? Column(key, title, alignment: .trailing, priority: priority) : .machines(key)
        }
        return [
            Self(column("heart_rate_bpm", "Heart rate", 3)) {
                .reading($0.readings.heartRate.map(Double.init), .beatsPerMinute)
            },
            Self(column("cadence_per_min", "Cadence", 4)) {
                .reading($0.readings.cadence.map(Double.init), .perMinute)
            },
            Self(column("power_w", "Power", 5)) {
                .reading($0.readings.power.map(Double.init), .watt)
            },
            Self(column("temperature_c", "Temperature", 6)) {
                .reading($0.readings.temperature, .celsius, digits: 1)
            },
        ]
    }
}

extension Array {
    /// The columns of a table that people do not see.
    fileprivate func forMachines<Row>() -> Self where Element == TableColumn<Row> {
        filter { $0.column.key != nil }.map(\.forMachines)
    }
}
