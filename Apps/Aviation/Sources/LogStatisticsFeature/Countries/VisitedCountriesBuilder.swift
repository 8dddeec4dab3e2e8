import FeatureKit
package import Logbook
package import SectionKit

/// Builds the countries that somebody has visited, and provides their recipe.
package enum VisitedCountriesBuilder {
    static let name = "countries"

    /// The recipe of the countries.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "the countries that you have flown from or to, on a map",
        options: FlightSelection.options,
        examples: ["", "--year 2024", "--airline lufthansa -o countries.html"]
    ) { dependencies, options throws(UsageError) in
        VisitedCountriesSection(
            selection: try FlightSelection(options),
            presenter: Presenter(
                "The countries", from: VisitedCountriesInteractor(log: dependencies.log)))
    }
}
