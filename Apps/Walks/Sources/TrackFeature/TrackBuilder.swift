import FeatureKit
package import SectionKit
package import Walking

/// Builds the section of recorded tracks and provides its recipe.
package enum TrackBuilder {
    static let name = "track"

    /// The recipe of the section: a command whose operands are files.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name,
        summary: "distance, times, ascent, profile and splits of recorded tracks",
        options: TrackQuery.options,
        examples: [
            "walk.gpx",
            "walk.gpx --trim-start 200 --trim-end 200 -o shared.gpx",
            "*.gpx -o tracks.csv",
        ],
        make: { dependencies, options throws(UsageError) in
            section(
                dependencies, query: try TrackQuery(options, isOnScreen: dependencies.showsNewest))
        }
    )

    /// Builds the section, which opens no file before it loads.
    static func section(_ dependencies: WalkDependencies, query: TrackQuery) -> TrackSection {
        let service = TrackService(
            open: dependencies.openWalk, demo: dependencies.demo,
            newestWalk: { await dependencies.newestWalk() }, memory: dependencies.context.memory)
        let interactor = TrackInteractor(service: service)
        let presenter = Presenter("The track", from: interactor)
        return TrackSection(
            query: query, zone: dependencies.context.displayZone ?? .utc, presenter: presenter)
    }
}
