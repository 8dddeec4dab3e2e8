/// Airports and the countries they are in, as their sources describe them.
package struct AirportsEntity: Equatable, Sendable {
    package var airports: [AirportEntity]
    package var countries: [CountryEntity]

    /// What could not be had or read, in plain sentences.
    package var warnings: [String]

    package init(
        airports: [AirportEntity] = [],
        countries: [CountryEntity] = [],
        warnings: [String] = []
    ) {
        self.airports = airports
        self.countries = countries
        self.warnings = warnings
    }
}
