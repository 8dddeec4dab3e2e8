import Flights
import Logbook
import RecordStore
import SectionKit

extension FlightRecords {
    /// The tables of the longest and shortest flights, and of the airports furthest away.
    func blocks(_ units: UnitSystem) -> [Block] {
        let flights = [
            ("Longest distance", farthest), ("Shortest distance", nearest),
            ("Longest time", longest), ("Shortest time", shortest),
        ].compactMap { title, entry in entry.map { (title, $0) } }
        let airports = [("North", north), ("South", south), ("East", east), ("West", west)]
            .compactMap { title, airport in airport.map { (title, $0) } }
        return heading("Records", over: flights.isEmpty)
            + [.table(Table(key: "records", of: flights, columns: Self.columns(units)))]
            + heading("Furthest away", over: airports.isEmpty)
            + [.table(Table(key: "extremes", of: airports, columns: Self.airportColumns))]
    }

    private func heading(_ title: String, over isEmpty: Bool) -> [Block] {
        isEmpty ? [] : [.heading(title)]
    }

    private static func columns(_ units: UnitSystem) -> [TableColumn<(String, LogEntry)>] {
        [
            .init(Column("record", "Record")) { .text($0.0) },
            .init(Column("flight", "Flight", priority: 1)) { .text(orUnknown: $0.1.flight.number) },
            .init(Column("date", "Date", priority: 2, keys: .day, filteredBy: .year)) {
                .date(orUnknown: $0.1.flight.date?.day)
            },
            .init(Column("route", "Route")) { .text($0.1.flight.route) },
            .init(.people("Distance", alignment: .trailing)) { units.distance($0.1.distance) },
            .init(.machines("distance_km")) { row in
                row.1.distance.map { .decimal($0 / 1000, digits: 1) } ?? .empty
            },
            .init(Column("duration_s", "Time", alignment: .trailing)) { row in
                row.1.minutes.map { .duration($0 * 60) } ?? .unknown
            },
            .init(.machines("id")) { .text($0.1.id.text) },
        ]
    }

    private static let airportColumns: [TableColumn<(String, LogAirport)>] = [
        .init(Column("direction", "Direction")) { .text($0.0) },
        .init(Column("code", "Code")) { .text($0.1.code) },
        .init(Column("name", "Airport")) { .text($0.1.name) },
        .init(Column("country", "Country", priority: 1)) { .text(orUnknown: $0.1.country) },
        .init(Column("position", "Position", keys: .place)) {
            .place(orUnknown: $0.1.position)
        },
    ]
}
