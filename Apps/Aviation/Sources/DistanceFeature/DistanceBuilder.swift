import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the section of distances and provides its recipe.
package enum DistanceBuilder {
    static let name = "distance"

    /// The recipe of the section: a command with two or more places as its operand.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "the distance between places: length, direction, time at a speed",
        options: DistanceQuery.options,
        examples: ["LHR JFK", "SYD SIN LHR --speed 900km/h", "'new york' london --units metric"],
        make: { dependencies, options throws(UsageError) in
            let isAll = try options.value(of: AllAirports.option) ?? false
            return section(
                service: try dependencies.airports(isAll: isAll),
                query: try DistanceQuery(options),
                source: isAll ? AllAirports.source : dependencies.airportSource
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any AirportsServiceInput,
        query: DistanceQuery,
        source: Report.Source? = nil
    ) -> DistanceSection {
        let interactor = DistanceInteractor(service: service)
        let presenter = Presenter("The distance", from: interactor)
        return DistanceSection(query: query, source: source, presenter: presenter)
    }
}
