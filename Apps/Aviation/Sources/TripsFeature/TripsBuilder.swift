import FeatureKit
package import Logbook
package import SectionKit

/// Builds the list of trips, and provides its recipe.
package enum TripsBuilder {
    static let name = "trips"

    private static let year = SectionOption<YearSet>(
        "year", summary: "only trips that begin in these years")

    /// The recipe of the list.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "your trips, the newest first", options: [year.description],
        examples: ["", "--year 2023-2024", "-o trips.ics"], isPersonal: true
    ) { dependencies, options throws(UsageError) in
        TripsSection(
            years: try options.value(of: year),
            presenter: Presenter(
                "The trips", from: TripsInteractor(trips: dependencies.loggedTrips)),
            photos: dependencies.photos)
    }
}
