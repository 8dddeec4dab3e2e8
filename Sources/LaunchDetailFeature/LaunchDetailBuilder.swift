public import FeatureKit
import Networking
public import SectionKit
import SpaceXAPI
import SpaceXLaunches

/// Builds the section of one launch and tells programs how to offer it.
public enum LaunchDetailBuilder {
    static let name = "launch"

    static let search = SectionOption<LaunchSearch>(
        operand: "launch",
        placeholder: "NAME",
        summary: "the launch: its name or part of it, its flight number, or its id",
        accepts: "the name, the flight number or the id of a launch",
        example: "'Crew-5' or 187",
        parse: LaunchSearch.init
    )

    /// How a program makes the section: a command followed by what the launch is called.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "one launch: payloads, cores, landings, site, dates, links",
        options: [search.description],
        examples: ["Crew-5", "65", "starlink 4-36 -o launch.md"],
        make: { dependencies, options throws(UsageError) in
            section(
                request: dependencies.request,
                api: dependencies.api,
                search: try options.required(search),
                memory: dependencies.memory
            )
        }
    )

    /// Wires the section; nothing is asked for before it loads.
    static func section(
        request: any BaseRequestInput,
        api: API,
        search: LaunchSearch,
        memory: FeatureMemory? = nil
    ) -> LaunchDetailSection {
        let service: any LaunchDetailServiceInput =
            api == .launchLibrary
            ? LaunchLibraryDetailService(request: request)
            : LaunchDetailService(
                request: request, service: launchesService(request, api: api, memory: memory))
        let interactor = LaunchDetailInteractor(service: service)
        let presenter = LaunchDetailPresenter(interactor: interactor)
        return LaunchDetailSection(search: search, presenter: presenter)
    }
}
