import Airports
import Flights
import SectionEssentials
import SectionKit

/// A flight that the aircraft has made, with its airports.
struct FlownFlight: Equatable, Sendable {
    let flight: PastFlight

    /// The airports that the source estimated.
    let departure: RouteStop?
    let arrival: RouteStop?

    /// Finds the airports of flights, and puts the latest flight first.
    static func all(_ flights: [PastFlight], in airports: AirportDirectory) -> [FlownFlight] {
        func stop(_ code: String?) -> RouteStop? {
            code.map { RouteStop($0, airport: airports.airport($0)) }
        }
        return flights.sorted { $0.firstSeen > $1.firstSeen }.map {
            FlownFlight(flight: $0, departure: stop($0.departure), arrival: stop($0.arrival))
        }
    }
}

extension AirportDirectory {
    /// Returns the airport with a code of ICAO or IATA; nil if it is not known.
    func airport(_ code: String) -> Airport? {
        first { $0.icao == code } ?? first { $0.iata == code } ?? first { $0.ident == code }
    }
}

extension FlownFlight {
    /// The key of the table of past flights.
    static let tableKey = "past_flights"
}

extension [FlownFlight] {
    /// The flights of the last days under a heading; only the table, without rows, if none is known.
    var blocks: [Block] {
        if isEmpty { return [.table(table)] }
        return [
            .heading("Flights of the last days"),
            .paragraph(
                "Of the last two whole days in UTC. The airports are estimates of the source."),
            .table(table),
        ]
    }

    private var table: Table {
        Table(
            key: FlownFlight.tableKey, of: self,
            columns: [
                TableColumn(Column("call_sign", "Flight")) {
                    .text(orUnknown: $0.flight.callSign)
                },
                TableColumn(.people("From")) { .text(orUnknown: $0.departure?.words) },
                TableColumn(.people("To")) { .text(orUnknown: $0.arrival?.words) },
                TableColumn(Column("first_seen", "First seen", priority: 1)) {
                    .time($0.flight.firstSeen)
                },
                TableColumn(Column("last_seen", "Last seen", priority: 2)) {
                    .time($0.flight.lastSeen)
                },
                TableColumn(.people("Duration", priority: 3)) {
                    .text(FlightWords.duration($0.flight.duration))
                },
                TableColumn(.machines("duration_s")) {
                    .duration(Int(clamping: $0.flight.duration.rounded()))
                },
                TableColumn(.machines("departure")) { .text(orUnknown: $0.departure?.code) },
                TableColumn(.machines("departure_name")) { .text(orUnknown: $0.departure?.name) },
                TableColumn(.machines("arrival")) { .text(orUnknown: $0.arrival?.code) },
                TableColumn(.machines("arrival_name")) { .text(orUnknown: $0.arrival?.name) },
            ])
    }
}
