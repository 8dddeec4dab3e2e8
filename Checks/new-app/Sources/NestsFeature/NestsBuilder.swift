import Networking
public import SectionKit
public import FeatureKit

/// Builds the section and provides its recipe.
public enum NestsBuilder {
    static let name = "nests"

    /// The recipe of the section: a command without options of its own.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "the nests and their counts",
        make: { dependencies, _ in section(request: dependencies.request) }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(request: any BaseRequestInput) -> NestsSection {
        let interactor = NestsInteractor(service: NestsService(request: request))
        return NestsSection(presenter: Presenter("The nests", from: interactor))
    }
}
