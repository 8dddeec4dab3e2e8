public import FeatureKit
import Networking
public import SectionKit

/// Builds the company section and tells programs how to offer it.
public enum InfoBuilder {
    static let name = "info"

    /// How a program makes the section: a command without options of its own.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "the company: founder, size, sites, valuation, people, links",
        make: { dependencies, _ in section(request: dependencies.request, api: dependencies.api) }
    )

    /// Wires the section; nothing is asked for before it loads.
    static func section(request: any BaseRequestInput, api: API) -> InfoSection {
        let service = InfoService(request: request, api: api)
        let interactor = InfoInteractor(service: service)
        return InfoSection(presenter: InfoPresenter(interactor: interactor))
    }
}
