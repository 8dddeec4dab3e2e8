import Flights
import Geodesy
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization

/// Flights with what is known of them, each airport, airline and type of aircraft once.
final class LogEntryList: Sendable {
    let flights: PackedContents<LoggedFlight>
    let places: [NamedFlights.Places]

    /// What is known of each airport, airline and type; nil for unknown ones.
    let airports: [LogAirport?]
    let airlines: [LoggedAirline?]
    let types: [AircraftType?]

    /// The distances between the airports, as far as they were asked for.
    let distances = LogDistances()

    let statuses: [FlightStatus]

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - airports: the airports of the codes and names of the flights.
    ///   - airlines: the airlines that each of those of the flights may be.
    ///   - types: what is known of each type of the flights.
    ///   - now: decides whether a flight of which nobody said anything is flown.
    init(
        _ flights: NamedFlights,
        airports: FoundAirports,
        airlines: [AirlineCandidates],
        types: [AircraftType?],
        now: Date
    ) {
        self.flights = flights.flights
        var dated = DatedNames(flights, airports: airports, airlines: airlines)
        let places = flights.places.enumerated().map { index, places in
            dated.places(places, of: PackedFlight(flights.flights, at: index))
        }
        self.places = places
        self.airports = dated.airports
        self.airlines = dated.airlines
        self.types = types
        let zones = dated.airports.map { $0?.zone }
        statuses = (0..<flights.flights.count).map { index in
            Self.status(
                of: PackedFlight(flights.flights, at: index), in: zones[places[index].to],
                now: now)
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

/// The airports and airlines of flights, which have more than one place if their codes meant another
/// one at another time.
private struct DatedNames {
    private let flights: NamedFlights
    private let found: FoundAirports
    private let candidates: [AirlineCandidates]
    private let words: [AirlineWords]

    private(set) var airports: [LogAirport?]
    private(set) var airlines: [LoggedAirline?] = []

    /// Whether the date decides which airport each of the codes is.
    private let isChanged: [Bool]

    private var placesOfAirports: [Dated: Int] = [:]
    private var placesOfAirlines: [Int: [(match: AirlineMatch, place: Int)]] = [:]

    private struct Dated: Hashable {
        let place: Int
        let code: String
    }

    init(_ flights: NamedFlights, airports found: FoundAirports, airlines: [AirlineCandidates]) {
        self.flights = flights
        self.found = found
        candidates = airlines
        words = flights.airlineWords
        let codes = flights.airports.all.map { airport in
            (code: flights.names.all[airport.code], icao: flights.name(airport.icao))
        }
        airports = codes.map { found.airport($0.code, icao: $0.icao, on: nil) }
        isChanged = codes.map { code, icao in
            found.changes.has(code) || icao.map(found.changes.has) ?? false
        }
    }

    mutating func places(
        _ places: NamedFlights.Places, of flight: PackedFlight
    ) -> NamedFlights.Places {
        var places = places
        if isChanged[places.from] || isChanged[places.to] {
            let day = flight.date?.days.lowerBound
            places.from = airport(places.from, on: day)
            places.to = airport(places.to, on: day)
        }
        places.airline = places.airline.map { airline($0, of: flight) }
        return places
    }

    private mutating func airport(_ place: Int, on day: Int?) -> Int {
        guard isChanged[place] else { return place }
        let named = flights.airports.all[place]
        let (code, icao) = (flights.names.all[named.code], flights.name(named.icao))
        let then = found.changes.code(icao ?? code, on: day)
        if then == icao ?? code, icao == nil || !found.changes.has(code) { return place }
        let key = Dated(place: place, code: "\(then) \(found.changes.code(code, on: day))")
        if let known = placesOfAirports[key] { return known }
        airports.append(found.airport(code, icao: icao, on: day))
        placesOfAirports[key] = airports.count - 1
        return airports.count - 1
    }

    private mutating func airline(_ place: Int, of flight: PackedFlight) -> Int {
        let match = candidates[place].match(on: flight.date?.days)
        if let known = placesOfAirlines[place]?.first(where: { $0.match == match }) {
            return known.place
        }
        airlines.append(LoggedAirline(said: words[place].said, match: match))
        placesOfAirlines[place, default: []].append((match, airlines.count - 1))
        return airlines.count - 1
    }
}

/// The distances between airports of a log, each of which is measured once: a log has many flights
/// and few routes, and is sorted and added up by distance.
final class LogDistances: Sendable {
    private struct Route: Hashable {
        let from: Int
        let to: Int
    }

    private let known = Mutex<[Route: Double]>([:])

    /// Returns the distance of a flight over the ellipsoid, in metres; nil if a position is unknown.
    ///
    /// - Parameters:
    ///   - places: the places of its airports.
    ///   - airports: the airports of the log, always the same.
    func between(_ places: NamedFlights.Places, in airports: [LogAirport?]) -> Double? {
        let route = Route(from: places.from, to: places.to)
        return known.withLock { known in
            if let distance = known[route] { return distance }
            guard let from = airports[route.from]?.position,
                let to = airports[route.to]?.position
            else { return nil }
            let distance = from.distance(to: to)
            known[route] = distance
            return distance
        }
    }
}
