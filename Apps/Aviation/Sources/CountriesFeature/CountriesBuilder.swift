import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the countries section and provides its recipe.
package enum CountriesBuilder {
    static let name = "countries"

    /// The recipe of the section: a command with filters, an order and a limit.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "countries: number of airports, large and scheduled, currency",
        options: CountriesQuery.options,
        examples: ["--limit 10", "--continent europe --sort name", "--country norway,sweden,dk"],
        make: { dependencies, options throws(UsageError) in
            section(
                service: airportsService(dependencies.request, memory: dependencies.context.memory),
                query: try CountriesQuery(options),
                source: dependencies.airportSource
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any AirportsServiceInput,
        query: CountriesQuery,
        source: Report.Source? = nil
    ) -> CountriesSection {
        let interactor = CountriesInteractor(service: service)
        let presenter = Presenter("The countries", from: interactor)
        return CountriesSection(query: query, source: source, presenter: presenter)
    }
}
