import Logbook
import SectionKit

/// Decides which flights of a log a query selects.
///
/// Flights of a list share airports, airlines and types of aircraft: each is compared once.
struct LogFilter {
    private let query: LogQuery
    private var list: ObjectIdentifier?
    private var from: NameFilter?
    private var to: NameFilter?
    private var airport: NameFilter?
    private var airline: NameFilter?
    private var search: LogSearch?

    init(_ query: LogQuery) {
        self.query = query
        from = query.from.map(NameFilter.init)
        to = query.to.map(NameFilter.init)
        airport = query.airport.map(NameFilter.init)
        airline = query.airline.map(NameFilter.init)
        search = query.search.map(LogSearch.init)
    }

    mutating func allows(_ entry: LogEntry) -> Bool {
        if entry.listID != list {
            // Another list has other places.
            self = LogFilter(query)
            list = entry.listID
        }
        if let years = query.years, !(entry.flight.date.map { years.contains($0.year) } ?? false) {
            return false
        }
        if let statuses = query.statuses, !statuses.contains(entry.status) { return false }
        switch query.happened {
        case .planned?: if !entry.isPlanned { return false }
        case .flown?: if !entry.isFlown { return false }
        case nil: break
        }
        let places = entry.places
        if from?.allows(entry.departureNames, at: places.from) == false { return false }
        if to?.allows(entry.arrivalNames, at: places.to) == false { return false }
        if airport?.allows(entry.departureNames, at: places.from) == false,
            airport?.allows(entry.arrivalNames, at: places.to) == false
        {
            return false
        }
        if airline?.allows(entry.airlineNames, at: places.airline) == false { return false }
        return search?.finds(entry) ?? true
    }
}

/// Names that a value may have, without regard to case and accents.
private struct NameFilter {
    private let allowed: Set<String>
    private var answers = PlaceAnswers()

    init(_ names: [String]) {
        allowed = Set(names.map(\.folded))
    }

    /// Whether one of the names of the value at a place is allowed; false without a value.
    mutating func allows(_ names: @autoclosure () -> [String?], at place: Int?) -> Bool {
        guard let place else { return false }
        return answers.answer(at: place) { [allowed] in
            names().contains { $0.map { allowed.contains($0.folded) } ?? false }
        }
    }
}
