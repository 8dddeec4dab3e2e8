import Essentials
import Flights
import RecordStore
import SectionKit

/// Flights with what is known of them, each airport, airline and type of aircraft once.
final class LogEntryList: Sendable {
    let flights: PackedContents<LoggedFlight>
    let places: [NamedFlights.Places]

    /// What is known of each code or name; nil for unknown ones.
    let airports: [LogAirport?]
    let airlines: [Airline?]
    let types: [AircraftType?]

    let statuses: [FlightStatus]

    /// Creates a list.
    ///
    /// - Parameter now: decides whether a flight of which nobody said anything is flown.
    init(
        _ flights: NamedFlights,
        airports: [LogAirport?],
        airlines: [Airline?],
        types: [AircraftType?],
        now: Date
    ) {
        self.flights = flights.flights
        places = flights.places
        self.airports = airports
        self.airlines = airlines
        self.types = types
        let zones = airports.map { $0?.zone }
        statuses = (0..<flights.flights.count).map { index in
            Self.status(
                of: PackedFlight(flights.flights, at: index),
                in: zones[flights.places[index].to], now: now)
        }
    }

    /// What somebody said, until the arrival is past: then landed, unless it was said to have ended
    /// otherwise.
    ///
    /// Without a known arrival, the day of the departure counts.
    private static func status(
        of flight: PackedFlight,
        in zone: DisplayZone?,
        now: Date
    ) -> FlightStatus {
        let status = flight.status
        if let status, status.isFinal { return status }
        let isOver =
            zone.flatMap { flight.arrival.time?.isPast(in: $0, at: now) }
            ?? flight.date.map { $0.day.end <= now }
            ?? false
        return isOver ? .landed : status ?? .scheduled
    }
}
