import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the airports section and provides its recipe.
package enum AirportsBuilder {
    static let name = "airports"

    /// The recipe of the section: a command with filters, an order and pages.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "airports: code, name, city, country, type, elevation",
        options: AirportsQuery.options,
        examples: [
            "--country Spain --scheduled", "--search 'london heathrow'",
            "--type large --sort elevation --limit 10", "--near 'new york' --radius 50km",
            "--all --country IS --type heliport",
        ],
        make: { dependencies, options throws(UsageError) in
            let isAll = try options.value(of: AllAirports.option) ?? false
            return section(
                service: try dependencies.airports(isAll: isAll),
                query: try AirportsQuery(options),
                source: isAll ? AllAirports.source : dependencies.airportSource
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any AirportsServiceInput,
        query: AirportsQuery,
        source: Report.Source? = nil
    ) -> AirportsSection {
        let interactor = AirportsInteractor(service: service)
        let presenter = Presenter("The airports", from: interactor)
        return AirportsSection(query: query, source: source, presenter: presenter)
    }
}
