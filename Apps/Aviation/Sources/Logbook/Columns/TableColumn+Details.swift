import Flights
import RecordStore
package import SectionKit

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
