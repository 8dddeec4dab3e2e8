import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the flights section and provides its recipe.
package enum FlightsBuilder {
    static let name = "flights"

    /// The recipe of the section: a command with filters, an order and pages.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "aircraft now: flight, airline, type, country, altitude, speed, heading",
        options: FlightQuery.options,
        examples: [
            "--near JFK --radius 20nm", "--search 'lufthansa a320'",
            "--airline IBE,DL --airborne --sort altitude --limit 10",
        ],
        alerts: true,
        make: { dependencies, options throws(UsageError) in
            section(
                service: FlightListService(try dependencies.completed(options)),
                query: try FlightQuery(options)
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any FlightListInput,
        query: FlightQuery
    ) -> FlightsSection {
        let interactor = FlightsInteractor(service: service)
        let presenter = Presenter("The flights", from: interactor)
        return FlightsSection(query: query, presenter: presenter)
    }
}
