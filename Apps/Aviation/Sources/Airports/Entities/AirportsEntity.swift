/// Airports and their countries, as the sources describe them.
package struct AirportsEntity: Equatable, Sendable {
    package var airports: AirportEntities
    package var countries: [CountryEntity]
    package var cities: CityTable

    /// The warnings about missing or unreadable data, in plain sentences.
    package var warnings: [String]

    package init(
        airports: AirportEntities = [],
        countries: [CountryEntity] = [],
        cities: CityTable = CityTable(),
        warnings: [String] = []
    ) {
        self.airports = airports
        self.countries = countries
        self.cities = cities
        self.warnings = warnings
    }
}
