import Networking
public import SectionKit
public import FeatureKit

/// Builds the section and tells programs how to offer it.
public enum BirdsBuilder {
    static let name = "birds"

    /// How a program makes the section: its command, options and what help says of them.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "the birds and their counts",
        options: BirdsQuery.options,
        examples: ["--at-least 10"],
        make: { dependencies, options throws(UsageError) in
            section(request: dependencies.request, query: try BirdsQuery(options))
        }
    )

    /// Wires the section; nothing is asked for before it loads.
    static func section(
        request: any BaseRequestInput,
        query: BirdsQuery = BirdsQuery()
    ) -> BirdsSection {
        let service = BirdsService(request: request)
        let interactor = BirdsInteractor(service: service, query: query)
        return BirdsSection(presenter: BirdsPresenter(interactor: interactor))
    }
}
