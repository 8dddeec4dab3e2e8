import FeatureKit
package import Logbook
package import SectionKit

/// Builds the section of one flight, and provides its recipe.
package enum LoggedFlightBuilder {
    static let name = "show"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "one flight: times, airports, distance, seat, note, map",
        options: [LoggedFlightName.operand.description, LiveOption.option.description],
        examples: [
            "LH400", "'LH400 2024-06-14'", "FRA-JFK", "LH400 --live --watch",
            "LH400 -o flight.html --personal",
        ],
        isPersonal: true, hasPrivateValues: true
    ) { dependencies, options throws(UsageError) in
        LoggedFlightSection(
            name: try options.required(LoggedFlightName.operand),
            presenter: Presenter(
                "The flight",
                from: LoggedFlightInteractor(
                    log: dependencies.log, facts: dependencies.facts,
                    live: try dependencies.live(options))))
    }
}
