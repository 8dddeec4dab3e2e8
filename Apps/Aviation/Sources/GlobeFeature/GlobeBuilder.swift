import FeatureKit
package import Logbook
package import SectionKit

/// Builds the globe, and provides its recipe.
package enum GlobeBuilder {
    static let name = "globe"

    /// The recipe of the globe.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "your flights as arcs on a globe, with your routes and airports",
        options: GlobeQuery.options,
        examples: ["--open", "--year 2023-2024", "'LH400 2023-04-07'", "--live --watch"]
    ) { dependencies, options throws(UsageError) in
        GlobeSection(
            query: try GlobeQuery(options),
            presenter: Presenter(
                "The globe",
                from: GlobeInteractor(
                    log: dependencies.log, live: try dependencies.live(options))))
    }
}
