import FeatureKit
package import Logbook
package import SectionKit

/// Builds the section of one trip, and provides its recipe.
package enum TripBuilder {
    static let name = "trip"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name,
        summary: "one trip: its days, flights and map, and what you wrote, with pictures",
        options: [TripName.operand.description],
        examples: ["Iceland", "Iceland -o iceland.html", "Iceland -o iceland.md"],
        isPersonal: true, hasPrivateValues: true
    ) { dependencies, options throws(UsageError) in
        TripSection(
            name: try options.required(TripName.operand),
            presenter: Presenter(
                "The trip",
                from: TripInteractor(
                    trips: dependencies.loggedTrips, photos: dependencies.photos)),
            photos: dependencies.photos)
    }
}
