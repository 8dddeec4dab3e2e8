import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the section of past flights and provides its recipe.
package enum HistoryBuilder {
    static let name = "history"

    /// The recipe of the section: a command whose operand is what to list.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "past flights or states, from OpenSky's history",
        options: HistoryQuery.options,
        examples: [
            "flights --from 2026-07-01 --airport EDDF --source opensky",
            "states --from 2026-07-01T12:00Z --aircraft 3c6444 --source opensky -o track.csv",
        ],
        make: { dependencies, options throws(UsageError) in
            section(dependencies, query: try HistoryQuery(options))
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        _ dependencies: AviationDependencies,
        query: HistoryQuery
    ) -> HistorySection {
        let service = HistoryService(
            server: dependencies.history,
            airports: airportsService(dependencies.request, memory: dependencies.context.memory))
        let interactor = HistoryInteractor(service: service)
        let presenter = Presenter("The history", from: interactor)
        return HistorySection(query: query, presenter: presenter)
    }
}
