import Airports
import Flights
import Logbook
import SectionEssentials
import SectionKit

/// What the flown flights of a log add up to.
struct LogStatistics: Equatable, Sendable {
    let selection: FlightSelection
    let totals: FlightTotals

    /// The numbers of flights that are not counted.
    let planned: Int
    let cancelled: Int

    let airports: Ranking
    let countries: Ranking
    let continents: Ranking
    let airlines: Ranking
    let types: Ranking
    let registrations: Ranking
    let routes: Ranking
    let dates: DateCounts
    let words: WordCounts
    let records: FlightRecords
    let emissions: EmissionEstimate

    /// The times between the flights of journeys, in minutes.
    let layovers: [Int]

    /// The comparison with the year before; nil unless one year is asked for.
    let comparison: YearComparison?

    let notice: String?
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Counts the flights of a selection.
    ///
    /// - Parameter mergesAirlines: whether an airline counts as the one that it became.
    init(
        _ log: Log, _ selection: FlightSelection, mergesAirlines: Bool = false, now: Date
    ) {
        var ofAllYears = selection
        ofAllYears.years = nil
        let all = ofAllYears.entries(of: log.entries)
        let entries = FlightSelection(years: selection.years).entries(of: all)
        let flown = entries.filter(\.isFlown).map(CountedFlight.init)
        self.selection = selection
        totals = FlightTotals(flown)
        cancelled = entries.count { $0.status == .cancelled }
        planned = entries.count - flown.count - cancelled
        airports = Ranking(flown, by: \.airportNames)
        countries = Ranking(flown, by: \.countryNames)
        continents = Ranking(flown, by: \.continentNames)
        airlines = Ranking(flown) { $0.airlineNames(areMerged: mergesAirlines) }
        types = Ranking(flown, by: \.typeNames)
        registrations = Ranking(flown) { $0.flight.registration.map { [($0, nil)] } ?? [] }
        routes = Ranking(flown) { [($0.undirectedRoute, nil)] }
        dates = DateCounts(flown.map(\.entry))
        words = WordCounts(flown.map(\.entry))
        records = FlightRecords(flown)
        emissions = EmissionEstimate(flown)
        let between = Layover.all(in: log.entries.filter(\.isFlown))
        layovers = flown.compactMap { between[$0.entry.id]?.minutes }
        comparison = YearComparison(all, years: selection.years, now: now)
        notice = log.notice
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension LogEntry {
    /// The airports, of which each counts once.
    fileprivate var airportNames: [(code: String, name: String?)] {
        [(from, flight.departure), (to, flight.arrival)].map { airport, end in
            (airport?.code ?? end.airport, airport?.name)
        }
    }

    fileprivate var countryNames: [(code: String, name: String?)] {
        [from, to].compactMap { airport in airport?.countryCode.map { ($0, airport?.country) } }
    }

    fileprivate var continentNames: [(code: String, name: String?)] {
        [from, to].compactMap { airport in
            airport?.continent.map { ($0.rawValue, $0.name) }
        }
    }

    fileprivate func airlineNames(areMerged: Bool) -> [(code: String, name: String?)] {
        if areMerged, let successor = airline?.known?.successor {
            return [(successor.icao, successor.name)]
        }
        return airline.map { [($0.key, $0.known?.name ?? $0.words)] } ?? []
    }

    fileprivate var typeNames: [(code: String, name: String?)] {
        (type?.code ?? flight.aircraft).map { [($0, type?.name ?? flight.aircraft)] } ?? []
    }

    /// The route, which is the same in both directions.
    fileprivate var undirectedRoute: String {
        let ends = [
            from?.code ?? flight.departure.airport, to?.code ?? flight.arrival.airport,
        ]
        return ends.sorted().joined(separator: "–")
    }
}
