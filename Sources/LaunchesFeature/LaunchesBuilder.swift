import FeatureKit
import Networking
import SectionEssentials
public import SectionKit
public import SpaceXLaunches

/// Builds the launches section and provides its recipe.
public enum LaunchesBuilder {
    static let name = "launches"

    /// The recipe of the section: a command with filters, an order and pages.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "the launches: date, mission, rocket, site, outcome, links",
        options: LaunchesQuery.options,
        examples: ["--year 2020 --sort desc", "--outcome failure", "--search starlink --limit 5"],
        make: { dependencies, options throws(UsageError) in
            section(
                request: dependencies.request,
                api: dependencies.api,
                query: try LaunchesQuery(options, zone: dependencies.zone),
                now: dependencies.now,
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        api: SpaceXAPI,
        query: LaunchesQuery,
        now: Date,
        memory: FeatureMemory? = nil
    ) -> LaunchesSection {
        let interactor = LaunchesInteractor(
            service: launchesService(request, api: api, memory: memory))
        let presenter = LaunchesPresenter(interactor: interactor)
        return LaunchesSection(query: query, now: now, presenter: presenter)
    }
}
