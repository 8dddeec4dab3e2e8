import Networking
public import SectionKit
public import FeatureKit

/// Builds the section and tells programs how to offer it.
public enum NestsBuilder {
    static let name = "nests"

    /// How a program makes the section: a command without options of its own.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "the nests and their counts",
        make: { dependencies, _ in section(request: dependencies.request) }
    )

    /// Wires the section; nothing is asked for before it loads.
    static func section(request: any BaseRequestInput) -> NestsSection {
        let service = NestsService(request: request)
        let interactor = NestsInteractor(service: service)
        return NestsSection(presenter: NestsPresenter(interactor: interactor))
    }
}
