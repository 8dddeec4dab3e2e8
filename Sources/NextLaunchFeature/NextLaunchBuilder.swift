import FeatureKit
import Networking
import SectionEssentials
public import SectionKit
public import SpaceXLaunches

/// Builds the section of the next launches and provides its recipe.
public enum NextLaunchBuilder {
    static let name = "next"

    static let count = SectionOption<Int>(
        "count", placeholder: "N", summary: "show this many of the next launches", minimum: 1)

    /// The recipe of the section: a command with the number of launches as an option.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "the next launch: countdown, mission, rocket, site, webcast",
        options: count,
        examples: ["--source launch-library", "--count 5 -o next.ics"],
        make: { dependencies, count in
            section(
                request: dependencies.request,
                api: dependencies.api,
                count: count ?? 1,
                now: dependencies.now,
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        api: SpaceXAPI,
        count: Int = 1,
        now: Date,
        memory: FeatureMemory? = nil
    ) -> NextLaunchSection {
        let service = launchesService(request, api: api, memory: memory)
        let interactor = NextLaunchInteractor(service: service, now: now)
        let presenter = Presenter("The next launch", from: interactor)
        return NextLaunchSection(count: count, now: now, api: api, presenter: presenter)
    }
}
