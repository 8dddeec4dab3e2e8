import Flights
import RecordStore
package import SectionKit

/// The values of a flight that lists and records show: who flies when, and with which result.
extension TableColumn<LogEntry> {
    /// The date of the departure, as far as it is known.
    package static let date = TableColumn(
        Column("date", "Date", alignment: .trailing, keys: .day, filteredBy: .year)
    ) { entry in entry.flight.date.map { .date($0.withoutTime.day) } ?? .empty }

    package static let number = text("number", "Flight") { $0.flight.number }

    /// The airline as it was written down, else the one that is known by the number.
    package static let airline = text("airline", "Airline", priority: 3) { $0.airline?.name }

    package static let from = text("from", "From") { $0.flight.departure.airport }
    package static let to = text("to", "To") { $0.flight.arrival.airport }

    /// The distance between the airports over the ellipsoid.
    package static let distance = TableColumn(
        .people("Distance", alignment: .trailing, priority: 1)
    ) { entry in
        entry.distance.map { .measure(Measure($0 / 1000, .kilometre)) } ?? .empty
    }

    /// The same distance for machines.
    package static let kilometres = TableColumn(.machines("distance_km")) { entry in
        entry.distance.map { .decimal($0 / 1000, digits: 1) } ?? .empty
    }

    package static let duration = TableColumn(
        Column("duration_s", "Duration", alignment: .trailing, priority: 2)
    ) { entry in entry.minutes.map { .duration($0 * 60) } ?? .empty }

    /// The delay for people, who say that a flight was early.
    package static let delay = TableColumn(
        .people("Delay", alignment: .trailing, priority: 5)
    ) { entry in
        guard let minutes = entry.delay, minutes < 0 else {
            return entry.delay.map { .duration($0 * 60) } ?? .empty
        }
        return .text("\(-minutes) min early")
    }

    /// The delay for machines, which is negative for a flight that was early.
    package static let delayInSeconds = TableColumn(.machines("delay_s")) { entry in
        entry.delay.map { .duration($0 * 60) } ?? .empty
    }

    package static let status = TableColumn(Column("status", "Status")) { .badge($0.status.badge) }

    package static let departure = time("departure", "Departure") { $0.departure }
    package static let arrival = time("arrival", "Arrival") { $0.arrival }

    package static let aircraft = text("aircraft", "Aircraft", priority: 4) {
        $0.type?.name ?? $0.type?.code ?? $0.flight.aircraft
    }

    package static let registration = text("registration", "Registration", priority: 6) {
        $0.flight.registration
    }

    package static let codeShares = text("code_shares", "Code shares", priority: 12) {
        $0.flight.codeShares.isEmpty ? nil : $0.flight.codeShares.separated(by: ", ")
    }

    package static let divertedTo = text("diverted_to", "Diverted to", priority: 12) {
        $0.flight.divertedTo
    }

    package static let photos = TableColumn(Column("photos", "Photos", priority: 12)) { entry in
        entry.flight.photos.isEmpty ? .empty : .integer(entry.flight.photos.count)
    }
}

/// The values that are nobody else's business.
extension TableColumn<LogEntry> {
    package static let seat = text("seat", "Seat", priority: 7) { $0.flight.seat }.keptPrivate

    package static let seatKind = text("seat_kind", "Kind of seat", priority: 12) {
        $0.flight.seatKind?.rawValue
    }.keptPrivate

    package static let cabin = text("class", "Class", priority: 8) { $0.flight.cabin?.rawValue }
    package static let reason = text("reason", "Reason", priority: 9) {
        $0.flight.reason?.rawValue
    }

    package static let bookingCode = text("booking_code", "Booking code", priority: 11) {
        $0.flight.bookingCode
    }.keptPrivate

    package static let note = text("note", "Note", priority: 10) { $0.flight.note }.keptPrivate
}

/// The values that only a record shows to people, and every data format has.
extension TableColumn<LogEntry> {
    /// The codes and places of both ends, for machines.
    package static let places: [TableColumn] = [
        data("airline_icao") { $0.airline?.icao }, data("airline_iata") { $0.airline?.iata },
        data("airline_match") { $0.airline?.certainty.rawValue },
        data("from_name") { $0.from?.name }, data("from_city") { $0.from?.city },
        data("from_country_code") { $0.from?.countryCode },
        data("from_country") { $0.from?.country },
        position("from") { $0.from }, data("from_source") { $0.from?.origin.rawValue },
        data("to_name") { $0.to?.name }, data("to_city") { $0.to?.city },
        data("to_country_code") { $0.to?.countryCode },
        data("to_country") { $0.to?.country },
        position("to") { $0.to }, data("to_source") { $0.to?.origin.rawValue },
        data("aircraft_code") { $0.type?.code ?? $0.flight.aircraft },
    ]

    /// The times as they were written down, on the clocks of the airports.
    package static let clocks: [TableColumn] = [
        data("date_precision") { $0.flight.date?.precision.rawValue },
        data("scheduled_departure_local") { $0.flight.departure.scheduled?.text },
        data("actual_departure_local") { $0.flight.departure.actual?.text },
        data("scheduled_arrival_local") { $0.flight.arrival.scheduled?.text },
        data("actual_arrival_local") { $0.flight.arrival.actual?.text },
    ]

    package static let gates: [TableColumn] = [
        text("departure_terminal", "Departure terminal") { $0.flight.departure.terminal },
        text("departure_gate", "Departure gate") { $0.flight.departure.gate },
        text("arrival_terminal", "Arrival terminal") { $0.flight.arrival.terminal },
        text("arrival_gate", "Arrival gate") { $0.flight.arrival.gate },
    ]

    package static let id = text("id", "ID") { $0.id.text }

    /// The number and the route, which name an event.
    package static let title = data("flight") { $0.title }

    /// Who said what is known of the flight.
    package static let origins: [TableColumn] = [
        TableColumn(Column("source", "Source")) { .text($0.flight.source.rawValue) },
        text("origin", "Imported from") { $0.flight.origin },
        id, TableColumn(.machines("revision")) { .integer($0.revision) },
    ]
}

extension TableColumn<LogEntry> {
    /// A column of a text for people and machines; nil leaves the cell empty.
    static func text(
        _ key: String,
        _ title: String,
        priority: Int = 0,
        _ value: @escaping @Sendable (LogEntry) -> String?
    ) -> TableColumn {
        TableColumn(Column(key, title, priority: priority)) { value($0).map(Cell.text) ?? .empty }
    }

    /// A column of a text for machines.
    static func data(
        _ key: String,
        _ value: @escaping @Sendable (LogEntry) -> String?
    ) -> TableColumn {
        TableColumn(.machines(key)) { value($0).map(Cell.text) ?? .empty }
    }

    /// A column of a local time for people and machines.
    static func time(
        _ key: String,
        _ title: String,
        _ value: @escaping @Sendable (LogEntry) -> LocalTime?
    ) -> TableColumn {
        TableColumn(Column(key, title, priority: 12, keys: .localTime)) {
            value($0).map(Cell.localTime) ?? .empty
        }
    }

    /// A column of a position for machines.
    static func position(
        _ key: String,
        _ value: @escaping @Sendable (LogEntry) -> LogAirport?
    ) -> TableColumn {
        TableColumn(.machines(key, keys: .place)) {
            value($0)?.position.map(Cell.place) ?? .empty
        }
    }

    /// The value of an entry as a fact, which people see only if there is one; nil if nobody sees
    /// it.
    ///
    /// Without an entry, the value is unknown.
    package func fact(of entry: LogEntry?) -> Fact? {
        let value = entry.map(cell) ?? .empty
        guard let key = column.key else {
            return value == .empty ? nil : .people(column.title ?? "", value)
        }
        let fact =
            if let title = column.title, value != .empty {
                Fact(key, title, value, keys: column.keys)
            } else {
                Fact.machines(key, value, keys: column.keys)
            }
        return column.isPrivate ? fact.keptPrivate : fact
    }
}

extension EventColumns {
    /// The events of a calendar that flights are.
    ///
    /// - Parameter details: the columns of the description.
    package static func flights(details: [String]) -> EventColumns {
        EventColumns(
            domain: "flight-log", id: "id", start: "departure", end: "arrival", day: "date",
            title: "flight", place: "from_name", cancelled: "status", details: details)
    }
}
