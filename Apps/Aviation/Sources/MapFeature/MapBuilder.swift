import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the map section and provides its recipe.
package enum MapBuilder {
    static let name = "map"

    /// The recipe of the section: a command with the filters of the flights.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "flights or airports on a map, each aircraft pointing where it flies",
        options: MapQuery.options,
        examples: [
            "--near JFK --radius 20nm", "--show airports --country Spain",
            "--show both --box 36,-10,44,4",
        ],
        make: { dependencies, options throws(UsageError) in
            section(
                flights: FlightListService(try dependencies.completed(options)),
                airports: airportsService(
                    dependencies.request, memory: dependencies.context.memory),
                runways: RunwaysService(request: dependencies.request),
                query: try MapQuery(options)
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        flights: any FlightListInput,
        airports: any AirportsServiceInput,
        runways: any RunwaysInput,
        query: MapQuery
    ) -> MapSection {
        let interactor = MapInteractor(
            flights: flights, airports: airports, runways: runways)
        return MapSection(query: query, presenter: Presenter("The map", from: interactor))
    }
}
