import FeatureKit
import Flights
import Geodesy
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import WorldMap

/// What is known of the range of a receiver.
struct RangeReport: Equatable, Sendable {
    /// What was kept; nil if nothing was.
    let range: ReceivedRange?

    /// How long to wait before the next load; nil if nothing is recorded.
    let refreshInterval: Duration?

    /// The warnings about the source, in plain sentences.
    var warnings: [String] = []
}

/// Why there is no range.
enum RangeError: ExplainedError, Equatable {
    /// This machine has no folder for records; the value says why.
    case noStore(String)

    /// The source does not say where the receiver is.
    case noPlace

    case store(StoreError)
    case request(RequestError)

    var summary: String {
        switch self {
        case .noStore(let reason): reason
        case .noPlace: "the source does not say where the receiver is"
        case .store(let error): error.summary
        case .request(let error): error.summary
        }
    }

    var recovery: String {
        switch self {
        case .noStore: "Set HOME or XDG_DATA_HOME to a folder, such as /home/me."
        case .noPlace:
            "Only what your own receiver hears is recorded, and readsb or dump1090 must know where it"
                + " is, from their options lat and lon. Choose it with --source receiver."
        case .store(let error): error.recovery
        case .request(let error): error.recovery
        }
    }

    var retryAfter: Duration? {
        if case .request(let error) = self { error.retryAfter } else { nil }
    }
}

extension RangeReport {
    /// The content of the section, whose table and chart are always there; without a range there is no map.
    func blocks(in units: UnitSystem) -> [Block] {
        let table = table(in: units)
        let blocks = [summary(in: units), .table(table), .chart(chart)]
        guard let range else { return blocks }
        return blocks + [.map(map(of: range, table.key))]
    }

    private func summary(in units: UnitSystem) -> Block {
        guard let far = range?.farthest.values.max(by: { $0.distance < $1.distance }),
            let center = range?.center, let distance = units.distance(far.distance).measureWords
        else {
            return .notice(
                Notice(
                    .info,
                    InlineText(
                        "Nothing is recorded yet. The option “Record” keeps what your receiver hears: run"
                            + " 'flight-report range --record --watch --source receiver'.")))
        }
        let bearing = Geodesic(from: center, to: far.position).initialBearing
        let direction = Compass(degrees: bearing)?.rawValue ?? "away"
        let time = PreciseDate(far.time, precision: .hour).formatted
        return .paragraph(
            InlineText(
                "The farthest position was \(distance) \(direction) of the receiver, on \(time)."))
    }

    /// The farthest position in each direction, from north clockwise.
    private func table(in units: UnitSystem) -> Table {
        let rows = (range?.farthest ?? [:]).sorted { $0.key < $1.key }
            .map { (sector: $0.key, far: $0.value) }
        typealias Column = TableColumn<(sector: Int, far: ReceivedRange.Farthest)>
        return Table(
            key: "range", of: rows,
            columns: [
                Column(.people("Direction")) {
                    .direction(orUnknown: Double($0.sector) * Self.width + Self.width / 2)
                },
                Column(.people("Distance", alignment: .trailing)) {
                    units.distance($0.far.distance)
                },
                Column(SectionKit.Column("time", "Time", priority: 1)) {
                    .date(PreciseDate($0.far.time, precision: .hour))
                },
                Column(.machines("direction_from_deg")) {
                    .number(Double($0.sector) * Self.width, digits: 1)
                },
                Column(.machines("direction_to_deg")) {
                    .number(Double($0.sector + 1) * Self.width, digits: 1)
                },
                Column(.machines("distance_km")) {
                    .number($0.far.distance / 1_000, digits: 2)
                },
                Column(.machines("position", keys: .place)) { .place(orUnknown: $0.far.position) },
            ])
    }

    /// The degrees of a direction.
    private static let width = 360 / Double(ReceivedRange.sectors)

    /// The aircraft in each of the last 48 hours that have any.
    private var chart: BarChart {
        let hours = (range?.hours ?? [:]).sorted { $0.key < $1.key }.suffix(48)
        return BarChart(
            key: "hours", title: "Aircraft per hour", category: Column("hour", "Hour"),
            series: [BarChart.Series("aircraft", "Aircraft", .positive)],
            bars: hours.map { hour, count in
                let time = Date(timeIntervalSince1970: Double(hour) * 3_600)
                return BarChart.Bar(.date(PreciseDate(time, precision: .hour)), [count])
            })
    }

    /// The receiver and the outline of what it has heard.
    private func map(of range: ReceivedRange, _ table: String) -> Map {
        var outline = range.farthest.sorted { $0.key < $1.key }.map { $0.value.position }
        if let first = outline.first, outline.count > 2 { outline.append(first) }
        return Map(
            key: "map", title: "Range of the receiver", on: .naturalEarth,
            points: [MapPoint(range.center, label: "receiver", tone: .pending, priority: 1)],
            lines: [MapLine([outline], path: .straight, label: "outline", tone: .positive)],
            table: table)
    }
}
