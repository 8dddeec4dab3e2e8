import FeatureKit
import Networking
import SectionEssentials
public import SectionKit
public import SpaceXLaunches

/// Builds the section of one launch and provides its recipe.
public enum LaunchDetailBuilder {
    static let name = "launch"

    static let search = SectionOption<LaunchSearch>(
        operand: "launch",
        placeholder: "NAME",
        summary: "the launch: its name or part of it, its flight number, or its id",
        accepts: "the name, the flight number or the id of a launch",
        example: "'Crew-5' or 187",
        parse: LaunchSearch.init
    ).suggesting(.rows(of: "launches"))

    /// The recipe of the section: a command whose operand is the launch.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "one launch: payloads, cores, landings, site, dates, links",
        options: search.required,
        examples: ["Crew-5", "65", "starlink 4-36 -o launch.md"],
        make: { dependencies, search in
            section(
                request: dependencies.request,
                api: dependencies.api,
                search: search,
                now: dependencies.now,
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        api: SpaceXAPI,
        search: LaunchSearch,
        now: Date,
        memory: FeatureMemory? = nil
    ) -> LaunchDetailSection {
        let service: any LaunchDetailServiceInput =
            switch api {
            case .launchLibrary: LaunchLibraryDetailService(request: request)
            case .rSpaceX:
                LaunchDetailService(
                    request: request, service: launchesService(request, api: api, memory: memory))
            }
        let interactor = LaunchDetailInteractor(service: service)
        let presenter = Presenter("The launch", from: interactor)
        return LaunchDetailSection(search: search, now: now, presenter: presenter)
    }
}
