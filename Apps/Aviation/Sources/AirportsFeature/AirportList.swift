import Airports
import SectionKit

/// The airports that match a query.
struct AirportList: Equatable, Sendable {
    /// The airports of the page, in the order of the query.
    let airports: [Airport]

    /// The number of airports that match the query, on all pages.
    let matching: Int

    /// The number of all airports.
    let total: Int

    let query: AirportsQuery

    /// The countries of the query; empty for all.
    let countries: [Country]

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Converts the entities to the domain, then filters, sorts and pages the airports.
    ///
    /// - Throws: `UnknownCountry` for an unknown country in the query.
    init(_ entity: AirportsEntity, query: AirportsQuery) throws(UnknownCountry) {
        let known = Countries(entity.countries)
        let countries = try query.country.map { words throws(UnknownCountry) in
            try known.named(words)
        }
        let codes = countries.map { Set($0.map(\.code)) }
        let matching = Airport.all(entity.airports, countries: known).filter { airport in
            codes?.contains(airport.countryCode ?? "") ?? true && query.allows(airport)
        }

        let sorted = query.sort.sorted(matching, in: query.order)
        airports = Array(query.page.part(of: sorted))
        self.matching = sorted.count
        total = entity.airports.count
        self.query = query
        self.countries = countries ?? []
        warnings = entity.warnings
    }
}

extension AirportsQuery {
    /// Whether an airport matches all filters but the country.
    fileprivate func allows(_ airport: Airport) -> Bool {
        if isScheduled, !airport.isScheduled { return false }
        if let kinds, !(airport.kind.map(kinds.contains) ?? false) { return false }
        guard let search else { return true }
        let codes = [airport.iata, airport.icao, airport.ident, airport.local]
        return search.match(SearchText([airport.name, airport.city, airport.keywords] + codes))
    }
}
