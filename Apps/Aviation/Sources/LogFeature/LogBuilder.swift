import FeatureKit
package import Logbook
package import SectionKit

/// Builds the list of flights, and provides its recipe.
package enum LogBuilder {
    static let name = "list"

    /// The recipe of the list.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "your flights: those of today and planned ones, then the others",
        options: LogQuery.options,
        examples: [
            "", "--year 2024 --airport berlin", "--planned", "--search 'lufthansa new york'",
            "--sort distance --limit 10", "--flown -o flights.csv", "--planned -o flights.ics",
        ],
        isPersonal: true, hasPrivateValues: true
    ) { dependencies, options throws(UsageError) in
        LogSection(
            query: try LogQuery(options),
            presenter: Presenter(
                "The log",
                from: LogInteractor(log: dependencies.currentLog, now: dependencies.context.now)),
            isWatched: dependencies.context.isWatched, changes: dependencies.context.changes)
    }
}
