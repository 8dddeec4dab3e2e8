import Essentials
import Flights
import RecordStore
import SectionKit

/// Flights with what is known of them, each airport, airline and type of aircraft once.
final class LogEntryList: Sendable {
    let flights: [Revised<LoggedFlight>]
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
        statuses = flights.flights.indices.map { index in
            let stored = flights.flights[index]
            return Self.status(
                said: stored.record.status, date: stored.record.date,
                arrival: stored.record.arrival.time, in: zones[flights.places[index].to], now: now)
        }
    }

    /// What somebody said, until the arrival is past: then landed, unless it was said to have ended
    /// otherwise.
    ///
    /// Without a known arrival, the day of the departure counts.
    private static func status(
        said status: FlightStatus?,
        date: LocalDateTime?,
        arrival: LocalDateTime?,
        in zone: DisplayZone?,
        now: Date
    ) -> FlightStatus {
        if let status, status.isFinal { return status }
        let isOver =
            zone.flatMap { arrival?.isPast(in: $0, at: now) } ?? date.map { $0.day.end <= now }
            ?? false
        return isOver ? .landed : status ?? .scheduled
    }
}
