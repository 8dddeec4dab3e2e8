import Logbook
import RecordStore
import SectionKit

/// The routes and airports of flights.
struct Globe: Equatable, Sendable {
    /// The routes, those with the most flights first.
    let routes: [GlobeRoute]

    /// The airports, those with the most visits first.
    let airports: [GlobeAirport]

    let flown: Int
    let planned: Int

    /// The flights that stand out.
    let focus: [LogEntry]

    /// The names of airports whose position is unknown, so that their flights are not shown.
    let unplaced: [String]

    /// Where flights are now; nil if nobody was to be asked, or has answered.
    var live: LivePositions?

    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Collects the flights of a selection that are flown or planned.
    init(_ log: Log, _ selection: FlightSelection, focus: [LogEntry]) {
        var filter = SelectionFilter(selection)
        var routes: [String: GlobeRoute] = [:]
        var airports: [String: GlobeAirport] = [:]
        var unplaced: Set<String> = []
        var (flown, planned) = (0, 0)
        let chosen = Set(focus.map(\.id))
        for entry in log.entries
        where chosen.contains(entry.id) || entry.status != .cancelled && filter.allows(entry) {
            guard let route = GlobeRoute(entry) else {
                unplaced.formUnion(entry.unplaced)
                continue
            }
            let isFocus = chosen.contains(entry.id)
            if entry.isFlown { flown += 1 } else { planned += 1 }
            routes[route.name, default: route].add(entry, isFocus: isFocus)
            for airport in Set([route.one.code, route.other.code]) {
                let known = airport == route.one.code ? route.one : route.other
                airports[airport, default: GlobeAirport(airport: known)]
                    .add(entry, isFocus: isFocus)
            }
        }
        self.routes = routes.values.sorted {
            ($0.flown, $0.planned, $1.name) > ($1.flown, $1.planned, $0.name)
        }
        self.airports = airports.values.sorted {
            ($0.visits, $1.airport.code) > ($1.visits, $0.airport.code)
        }
        (self.flown, self.planned, self.focus) = (flown, planned, focus)
        self.unplaced = unplaced.sorted()
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension GlobeAirport {
    fileprivate mutating func add(_ entry: LogEntry, isFocus: Bool) {
        if entry.isFlown { visits += 1 }
        self.isFocus = self.isFocus || isFocus
    }
}

extension LogEntry {
    /// The names of its airports whose position is unknown.
    fileprivate var unplaced: [String] {
        [
            from?.position == nil ? flight.departure.airport : nil,
            to?.position == nil ? flight.arrival.airport : nil,
        ].compactMap(\.self)
    }
}
