import Flights
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Finds which flights of a list are in a log; each flight of the log matches at most one.
///
/// Its work grows with the number of flights, not with its square.
struct FlightMatcher {
    /// What a flight has to do with the log.
    enum Match: Equatable, Sendable {
        /// The log has it, with the same content.
        case same(Int)

        /// The log has it by its ID, but with other content.
        case changed(Int)

        /// The log has a flight of the same route, at most a day apart.
        case similar(Int)

        /// The log does not have it.
        case none

        /// The place of the flight in the log; nil if the log does not have it.
        var place: Int? {
            switch self {
            case .same(let place), .changed(let place), .similar(let place): place
            case .none: nil
            }
        }
    }

    let log: [Revised<LoggedFlight>]
    let airports: FoundAirports

    /// Returns the match of each flight.
    func matches(of flights: [ReadFlight]) -> [Match] {
        var matches = [Match](repeating: .none, count: flights.count)
        var isFree = [Bool](repeating: true, count: log.count)
        func match<Key: Hashable>(
            _ known: (Revised<LoggedFlight>) -> Key?,
            _ keys: (ReadFlight) -> [Key],
            _ result: (Int, Int) -> Match
        ) {
            var places: [Key: [Int]] = [:]
            for place in log.indices.reversed() where isFree[place] {
                if let key = known(log[place]) { places[key, default: []].append(place) }
            }
            if places.isEmpty { return }
            for (number, flight) in flights.enumerated() where matches[number] == .none {
                for key in keys(flight) {
                    guard let place = places[key]?.popLast() else { continue }
                    isFree[place] = false
                    matches[number] = result(number, place)
                    break
                }
            }
        }
        let sameOrChanged = { (number: Int, place: Int) -> Match in
            flights[number].flight.content == log[place].record.content
                && flights[number].flight.airline.mayBe(log[place].record.airline)
                ? .same(place) : .changed(place)
        }
        match({ $0.id }, { [$0.id].compactMap(\.self) }, sameOrChanged)
        match({ $0.record.origin }, { [$0.flight.origin].compactMap(\.self) }, sameOrChanged)
        match({ $0.record.content }, { [$0.flight.content] }, sameOrChanged)
        match(
            { key(of: $0.record, day: 0) },
            { flight in
                [0, -1, 1].compactMap { key(of: flight.flight, day: $0) }
            }
        ) { .similar($1) }
        return matches
    }

    /// The route between cities with a day before or after that of the departure.
    private func key(of flight: LoggedFlight, day: Int) -> RouteDay? {
        guard let date = flight.date else { return nil }
        let isDay = date.precision == .day || date.precision == .minute
        if day != 0, !isDay { return nil }
        return RouteDay(
            from: city(flight.departure, date), to: city(flight.arrival, date),
            day: isDay ? date.withoutTime.adding(days: day) : date)
    }

    /// The city of an airport, so that flights to another airport of it are found too; else its
    /// code.
    private func city(_ end: FlightEnd, _ date: LocalDateTime) -> String {
        guard let airport = airports.airport(of: end, on: date) else {
            return end.airport.uppercased()
        }
        return airport.cityKey ?? airport.code
    }

    private struct RouteDay: Hashable {
        let from: String
        let to: String
        let day: LocalDateTime
    }
}

extension LoggedFlight {
    /// All fields as one text, without where the flight was imported from, and without its airline and
    /// codes of ICAO, which some files name in more detail than others.
    var content: String {
        let others = ["source", "origin", "airline", "airline_icao", "airline_iata"]
        var flight = self
        (flight.departure.icao, flight.arrival.icao) = (nil, nil)
        return JSONValue.object(flight.members.filter { !others.contains($0.key) }).text()
    }
}

extension NamedAirline? {
    /// Whether nothing that both say of the airline differs.
    func mayBe(_ other: NamedAirline?) -> Bool {
        guard let self, let other else { return true }
        return [(self.name, other.name), (self.icao, other.icao), (self.iata, other.iata)]
            .allSatisfy { one, other in one == nil || other == nil || one == other }
    }
}
