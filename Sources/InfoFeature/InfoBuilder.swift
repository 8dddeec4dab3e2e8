import FeatureKit
import Networking
public import SectionKit
public import SpaceXLaunches

/// Builds the company section and provides its recipe.
public enum InfoBuilder {
    static let name = "info"

    /// The recipe of the section: a command without options of its own.
    public static let recipe = SectionRecipe<SpaceXDependencies>(
        name: name,
        summary: "the company: founder, size, sites, valuation, people, links",
        make: { dependencies, _ in section(request: dependencies.request, api: dependencies.api) }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(request: any BaseRequestInput, api: SpaceXAPI) -> InfoSection {
        let service = InfoService(request: request, api: api)
        let interactor = InfoInteractor(service: service)
        return InfoSection(presenter: InfoPresenter(interactor: interactor))
    }
}
