import FeatureKit
package import Logbook
package import SectionKit

/// Builds the statistics, and provides their recipe.
package enum LogStatisticsBuilder {
    static let name = "statistics"

    /// The recipe of the statistics.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name,
        summary: "what your flights add up to: distance, hours, airports, airlines, records",
        options: LogStatisticsQuery.options,
        examples: ["", "--year 2024 --units imperial", "--top 3 --co2"]
    ) { dependencies, options throws(UsageError) in
        LogStatisticsSection(
            query: try LogStatisticsQuery(options),
            presenter: Presenter(
                "The statistics",
                from: LogStatisticsInteractor(
                    log: dependencies.log, now: dependencies.context.now)))
    }
}
