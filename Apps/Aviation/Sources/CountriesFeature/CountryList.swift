import Airports
import SectionKit

/// The countries that match a query, with the number of their airports.
struct CountryList: Equatable, Sendable {
    /// A country with the number of its airports.
    struct Entry: Equatable, Sendable {
        let country: Country
        var airports = 0
        var large = 0
        var scheduled = 0
    }

    /// The countries of the page that have airports, in the order of the query.
    let entries: [Entry]

    /// The number of countries that match the query, on all pages.
    let matching: Int

    /// The number of airports in those countries.
    let airports: Int

    let query: CountriesQuery

    /// The warnings about missing or unreadable data, in plain sentences.
    let warnings: [String]

    /// Counts the airports of each country, then filters, sorts and pages the countries.
    ///
    /// - Throws: `UnknownCountry` for an unknown country in the query.
    init(_ entity: AirportsEntity, query: CountriesQuery) throws(UnknownCountry) {
        let known = Countries(entity.countries)
        let named = try query.country.map { words throws(UnknownCountry) in
            Set(try known.named(words).map(\.code))
        }
        var counts: [String: Entry] = [:]
        for airport in Airport.all(entity.airports, countries: known) {
            guard let code = airport.countryCode, named?.contains(code) ?? true else { continue }
            var entry = counts[code] ?? Entry(country: known[code])
            entry.airports += 1
            if airport.kind == .large { entry.large += 1 }
            if airport.isScheduled { entry.scheduled += 1 }
            counts[code] = entry
        }
        let found = counts.values.filter { entry in
            guard let continents = query.continents else { return true }
            return entry.country.continent.map(continents.contains) ?? false
        }
        let sorted = query.sort.sorted(found, in: query.order)
        entries = Array(query.page.part(of: sorted))
        matching = sorted.count
        airports = found.reduce(0) { $0 + $1.airports }
        self.query = query
        warnings = entity.warnings
    }
}
