package import Networking

/// A country as the table describes it, with its ISO 3166-1 code; a missing value is nil.
package struct CountryEntity: Equatable, Sendable {
    package var code: String
    package var alpha3: String?
    package var name: String
    package var continent: String?
    package var currencies: String?
    package var aliases: String?

    package init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

extension Resource where Value == KeyedTable<CountryEntity> {
    /// The table of countries: OurAirports' `countries.csv` with alpha-3 codes, currencies
    /// separated by spaces, and other names separated by `|`.
    package static var countries: Self {
        .keyedCSV(of: .countries, called: "countries") { header in
            let code = header.column("code")
            let alpha3 = header.column(ifPresent: "alpha3")
            let name = header.column("name")
            let continent = header.column("continent")
            let currencies = header.column(ifPresent: "currencies")
            let aliases = header.column(ifPresent: "aliases")
            return { row in
                guard let code = row.text(code), let name = row.text(name) else { return nil }
                var country = CountryEntity(code: code, name: name)
                country.alpha3 = row.text(alpha3)
                country.continent = row.text(continent)
                country.currencies = row.text(currencies)
                country.aliases = row.text(aliases)
                return country
            }
        }
    }
}

extension Endpoint {
    package static let countries = Endpoint("/countries.csv")
}
