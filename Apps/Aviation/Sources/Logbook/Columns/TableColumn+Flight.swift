import Flights
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

    /// The distance along a great circle on a sphere.
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
