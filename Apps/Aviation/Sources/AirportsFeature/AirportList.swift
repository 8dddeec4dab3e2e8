import Airports
import SectionKit

/// The airports that a query asks for.
struct AirportList: Equatable, Sendable {
    /// The page of airports asked for, in the order asked for.
    let airports: [Airport]

    /// How many airports match the query, on this page or not.
    let matching: Int

    /// How many airports there are to find.
    let total: Int

    /// What was asked for.
    let query: AirportsQuery

    /// The countries asked for; empty for all.
    let countries: [Country]

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Takes the meaning out of what the source says, then filters, sorts and pages the airports.
    ///
    /// - Throws: `UnknownCountry` for a country that there is not.
    init(_ entity: AirportsEntity, query: AirportsQuery) throws(UnknownCountry) {
        let known = Countries(entity.countries)
        let countries = try query.country.map { words throws(UnknownCountry) in
            try known.named(words)
        }
        let codes = countries.map { Set($0.map(\.code)) }
        let matching = entity.airports.lazy
            .filter { codes?.contains($0.country ?? "") ?? true }
            .map { Airport($0, countries: known) }
            .filter(query.allows)

        let sorted = query.sort.sorted(Array(matching), in: query.order)
        airports = Array(query.page.part(of: sorted))
        self.matching = sorted.count
        total = entity.airports.count
        self.query = query
        self.countries = countries ?? []
        warnings = entity.warnings
    }
}

extension AirportsQuery {
    /// Whether an airport is what is asked for, wherever it is.
    fileprivate func allows(_ airport: Airport) -> Bool {
        if isScheduled, !airport.isScheduled { return false }
        if let kinds, !(airport.kind.map(kinds.contains) ?? false) { return false }
        guard let search else { return true }
        let codes = [airport.iata, airport.icao, airport.ident, airport.local]
        return search.match(SearchText([airport.name, airport.city, airport.keywords] + codes))
    }
}
