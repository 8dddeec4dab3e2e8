import Flights
import Geodesy
import SectionEssentials

/// The SQL of a query, for the tables of OpenSky's history.
///
/// It is made of typed values only. The partition column, `hour` or `day` in seconds since 1970, is
/// always in it, because a query without one would read the whole table.
struct HistoryStatement: Equatable, Sendable {
    let text: String

    /// Creates a statement.
    ///
    /// - Parameters:
    ///   - query: the query.
    ///   - area: the conditions on place: the box, or that around the airport.
    ///   - airport: the ICAO code of the airport of flights; nil for any.
    init(_ query: HistoryQuery, area: GeoBox? = nil, airport: String? = nil) {
        var conditions: [String]
        let (table, columns, order): (String, [String], String)
        switch query.kind {
        case .flights:
            (table, columns, order) = ("flights_data4", PastFlightRow.columns, "firstseen")
            // A flight may be in the partition of the day of its start or of its end.
            let days = Self.partitions(
                from: query.start - 86_400, to: query.end + 86_400, size: 86_400)
            conditions = [
                "day \(days)",
                "lastseen >= \(Self.seconds(query.start))",
                "firstseen < \(Self.seconds(query.end))",
            ]
        case .states:
            (table, columns, order) = ("state_vectors_data4", PastStateRow.columns, "time")
            conditions = [
                "hour \(Self.partitions(from: query.start, to: query.end, size: 3_600))",
                "time >= \(Self.seconds(query.start))",
                "time < \(Self.seconds(query.end))",
            ]
        }
        if case .aircraft(let addresses) = query.filter {
            conditions.append("icao24 IN (\(addresses.map { Self.quoted("\($0)") }.list))")
        }
        if let airport {
            let code = Self.quoted(airport)
            conditions.append("(estdepartureairport = \(code) OR estarrivalairport = \(code))")
        }
        if let area { conditions += Self.conditions(of: area) }
        text =
            "SELECT \(columns.list) FROM \(table) WHERE \(conditions.joined(separator: " AND "))"
            + " ORDER BY \(order), icao24" + (query.limit.map { " LIMIT \($0)" } ?? "")
    }

    /// The condition on the partitions of a time, whose end is not included.
    private static func partitions(from start: Date, to end: Date, size: Int) -> String {
        let first = seconds(start).start(of: size)
        let last = (seconds(end) - 1).start(of: size)
        return first == last ? "= \(first)" : "BETWEEN \(first) AND \(last)"
    }

    private static func conditions(of box: GeoBox) -> [String] {
        let east = "lon >= \(box.west)"
        let west = "lon <= \(box.east)"
        return [
            "lat BETWEEN \(box.south) AND \(box.north)",
            box.crossesDateLine ? "(\(east) OR \(west))" : "\(east) AND \(west)",
        ]
    }

    /// A date in seconds since 1970; fractions round up, so that a start and an end stay exact.
    private static func seconds(_ date: Date) -> Int {
        Int(clamping: min(max(date.timeIntervalSince1970.rounded(.up), 0), 1e11))
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: "''") + "'"
    }
}

extension Int {
    /// The start of the partition that contains a time of 0 or later.
    fileprivate func start(of size: Int) -> Int { self - self % size }
}

extension [String] {
    fileprivate var list: String { joined(separator: ", ") }
}
