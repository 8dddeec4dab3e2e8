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
            "--type large --sort elevation --limit 10",
        ],
        make: { dependencies, options throws(UsageError) in
            section(
                service: airportsService(dependencies.request, memory: dependencies.memory),
                query: try AirportsQuery(options)
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any AirportsServiceInput,
        query: AirportsQuery
    ) -> AirportsSection {
        let interactor = AirportsInteractor(service: service)
        let presenter = AirportsPresenter(interactor: interactor)
        return AirportsSection(query: query, presenter: presenter)
    }
}
