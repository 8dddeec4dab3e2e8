import FeatureKit
package import Logbook
package import SectionKit

/// Builds the section of the next flight, and provides its recipe.
package enum NextFlightBuilder {
    static let name = "next"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "your next flight, in one line",
        options: [LiveOption.option.description],
        examples: ["", "--format json", "--live"],
        isPersonal: true
    ) { dependencies, options throws(UsageError) in
        NextFlightSection(
            presenter: Presenter(
                "The log",
                from: NextFlightInteractor(
                    log: dependencies.currentLog, live: try dependencies.live(options),
                    now: dependencies.context.now)))
    }
}
