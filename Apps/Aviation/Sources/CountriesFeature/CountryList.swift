import Airports
import SectionKit

/// The countries that a query asks for, with the number of their airports.
struct CountryList: Equatable, Sendable {
    /// A country and how many airports it has.
    struct Entry: Equatable, Sendable {
        let country: Country
        var airports = 0
        var large = 0
        var scheduled = 0
    }

    /// The page of those countries asked for that have airports, in the order asked for.
    let entries: [Entry]

    /// How many countries match the query, shown or not.
    let matching: Int

    /// How many airports those have.
    let airports: Int

    /// What was asked for.
    let query: CountriesQuery

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Counts the airports of each country, then filters, sorts and pages the countries.
    ///
    /// - Throws: `UnknownCountry` for a country that there is not.
    init(_ entity: AirportsEntity, query: CountriesQuery) throws(UnknownCountry) {
        let known = Countries(entity.countries)
        let named = try query.country.map { words throws(UnknownCountry) in
            Set(try known.named(words).map(\.code))
        }
        var counts: [String: Entry] = [:]
        for airport in entity.airports {
            guard let code = airport.country, named?.contains(code) ?? true else { continue }
            var entry = counts[code] ?? Entry(country: known[code])
            entry.airports += 1
            if airport.type == "large_airport" { entry.large += 1 }
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
