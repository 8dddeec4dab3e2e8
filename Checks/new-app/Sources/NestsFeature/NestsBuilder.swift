import FeatureKit
import Networking
import SectionKit

/// Builds the section and provides its recipe.
public enum NestsBuilder {
    /// The section as a command of the program.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: "nests", summary: "the nests and their counts"
    ) { dependencies in section(request: dependencies.request) }

    static func section(request: any BaseRequestInput) -> NestsSection {
        let interactor = NestsInteractor(service: NestsService(request: request))
        return NestsSection(presenter: Presenter("The nests", from: interactor))
    }
}
