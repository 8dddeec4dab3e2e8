import FeatureKit
import Networking
public import SectionKit
public import SpaceXLaunches

/// Builds the section of launch sites and provides its recipe.
public enum LaunchpadsBuilder {
    static let name = "launchpads"

    /// The recipe of the section.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "the launch sites on a map, with their launches and success rates",
        examples: ["-o sites.geojson"],
        make: { dependencies, _ in
            section(
                request: dependencies.request,
                api: dependencies.api,
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        api: SpaceXAPI,
        memory: FeatureMemory? = nil
    ) -> LaunchpadsSection {
        let service = launchesService(request, api: api, memory: memory)
        let interactor = LaunchpadsInteractor(service: service)
        return LaunchpadsSection(presenter: Presenter("The launch sites", from: interactor))
    }
}
