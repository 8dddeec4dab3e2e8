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

    /// The place of the query.
    let place: Place?

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Converts the entities to the domain, then filters, sorts and pages the airports.
    ///
    /// - Throws: `UnknownName` for an unknown country or place in the query.
    init(_ entity: AirportsEntity, query: AirportsQuery) throws(UnknownName) {
        let known = Countries(entity.countries)
        let airports = AirportDirectory(entity, countries: known)
        let countries = try query.countries(among: known)
        let place = try query.place(among: airports)
        let codes = countries.map { Set($0.map(\.code)) }
        let candidates = query.search.map { airports.candidates(for: $0) } ?? Array(airports)
        let matching = candidates.filter { airport in
            codes?.contains(airport.countryCode ?? "") ?? true
                && query.allows(airport, from: place)
        }

        let sorted = query.sorting.sorted(
            matching, in: query.order, from: place?.coordinate, first: query.page.end)
        self.airports = Array(query.page.part(of: sorted))
        self.matching = matching.count
        total = airports.count
        self.query = query
        self.countries = countries ?? []
        self.place = place
        warnings = entity.warnings + [place?.choice].compactMap(\.self)
    }
}

extension AirportsQuery {
    /// The sort key, or the default.
    var sorting: AirportSort { sort ?? (near == nil ? .size : .distance) }

    fileprivate func countries(among all: Countries) throws(UnknownName) -> [Country]? {
        guard let country else { return nil }
        do { return try all.named(country) } catch { throw .country(error) }
    }

    fileprivate func place(among airports: AirportDirectory) throws(UnknownName) -> Place? {
        guard let near else { return nil }
        do { return try near.place(in: airports) } catch { throw .place(error) }
    }

    /// Whether an airport matches all filters but the country.
    fileprivate func allows(_ airport: Airport, from place: Place?) -> Bool {
        if isScheduled, !airport.isScheduled { return false }
        if let kinds, !(airport.kind.map(kinds.contains) ?? false) { return false }
        if let radius, let place, !airport.isWithin(radius.metres, of: place.coordinate) {
            return false
        }
        guard let search else { return true }
        let codes = [airport.iata, airport.icao, airport.ident, airport.local]
        return search.match(SearchText([airport.name, airport.city, airport.keywords] + codes))
    }
}
