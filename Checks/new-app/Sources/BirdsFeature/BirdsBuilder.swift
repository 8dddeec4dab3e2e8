import Networking
public import SectionKit
public import FeatureKit

/// Builds the section and provides its recipe.
public enum BirdsBuilder {
    static let name = "birds"

    /// The recipe of the section: its command and its options.
    public static let recipe = SectionRecipe<FeatureDependencies>(
        name: name,
        summary: "the birds and their counts",
        options: BirdsQuery.options,
        examples: ["--at-least 10"],
        make: { dependencies, options throws(UsageError) in
            section(request: dependencies.request, query: try BirdsQuery(options))
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        query: BirdsQuery = BirdsQuery()
    ) -> BirdsSection {
        let interactor = BirdsInteractor(service: BirdsService(request: request), query: query)
        return BirdsSection(presenter: Presenter("The birds", from: interactor))
    }
}
