import FeatureKit
import Networking
import SectionEssentials
public import SectionKit
public import SpaceXLaunches

/// Builds the statistics section and provides its recipe.
public enum StatisticsBuilder {
    static let name = "statistics"

    /// The recipe of the section: a command with the filters for launches.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "the statistics: launches per year, success rates, sites, records",
        options: LaunchFilter.options,
        examples: ["--year 2018-2022", "--rocket heavy", "--search 39A --format markdown"],
        make: { dependencies, options throws(UsageError) in
            section(
                request: dependencies.request,
                api: dependencies.api,
                filter: try LaunchFilter(options, zone: dependencies.zone),
                now: dependencies.now,
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        api: SpaceXAPI,
        filter: LaunchFilter = LaunchFilter(),
        now: Date,
        memory: FeatureMemory? = nil
    ) -> StatisticsSection {
        let service = launchesService(request, api: api, memory: memory)
        let interactor = StatisticsInteractor(service: service, now: now)
        let presenter = Presenter("The statistics", from: interactor)
        return StatisticsSection(filter: filter, api: api, presenter: presenter)
    }
}
