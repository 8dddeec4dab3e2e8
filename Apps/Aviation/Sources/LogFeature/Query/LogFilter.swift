import Airports
import Flights
import Logbook
import SectionKit

/// Decides which flights a query selects; what it compares with is prepared once.
struct LogFilter {
    private let query: LogQuery
    private let from: NameFilter?
    private let to: NameFilter?
    private let airport: NameFilter?
    private let airline: NameFilter?

    init(_ query: LogQuery) {
        self.query = query
        from = query.from.map(NameFilter.init)
        to = query.to.map(NameFilter.init)
        airport = query.airport.map(NameFilter.init)
        airline = query.airline.map(NameFilter.init)
    }

    func allows(_ entry: LogEntry) -> Bool {
        if let years = query.years, !(entry.flight.date.map { years.contains($0.year) } ?? false) {
            return false
        }
        if let statuses = query.statuses, !statuses.contains(entry.status) { return false }
        switch query.happened {
        case .planned?: if !entry.isPlanned { return false }
        case .flown?: if !entry.isFlown { return false }
        case nil: break
        }
        if let from, !from.allows(entry.departureNames) { return false }
        if let to, !to.allows(entry.arrivalNames) { return false }
        if let airport, !airport.allows(entry.departureNames), !airport.allows(entry.arrivalNames) {
            return false
        }
        if let airline, !airline.allows(entry.airlineNames) { return false }
        return query.search.map { $0.match(SearchText(entry.texts)) } ?? true
    }
}

/// Names that a value may have, without regard to case and accents.
private struct NameFilter {
    let names: Set<String>

    init(_ names: [String]) {
        self.names = Set(names.map(\.folded))
    }

    func allows(_ names: [String?]) -> Bool {
        names.contains { name in name.map { self.names.contains($0.folded) } ?? false }
    }
}

extension LogEntry {
    fileprivate var departureNames: [String?] { [flight.departure.airport] + Self.names(of: from) }
    fileprivate var arrivalNames: [String?] { [flight.arrival.airport] + Self.names(of: to) }

    fileprivate var airlineNames: [String?] {
        [flight.airline, airline?.name, airline?.icao, airline?.iata]
    }

    private static func names(of airport: LogAirport?) -> [String?] {
        [airport?.iata, airport?.icao, airport?.city, airport?.name]
    }

    /// What a search looks in.
    fileprivate var texts: [String?] {
        let places = [from, to].flatMap { airport in Self.names(of: airport) + [airport?.country] }
        return [flight.number, flight.departure.airport, flight.arrival.airport]
            + airlineNames + places
            + [flight.registration, flight.aircraft, type?.manufacturer, type?.model, flight.note]
            + flight.codeShares
    }
}
