import FeatureKit
package import SectionKit
package import Walking

/// Builds the section that checks files and provides its recipe.
package enum CheckBuilder {
    static let name = "check"

    /// The recipe of the section: a command with files as its operand.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name,
        summary: "what is wrong in files with tracks, and where",
        options: CheckQuery.options,
        examples: ["walk.gpx", "old/*.gpx --per-kind 20", "- --format json"],
        make: { dependencies, options throws(UsageError) in
            section(
                service: CheckService(open: dependencies.openWalk), query: try CheckQuery(options))
        }
    )

    /// Builds the section, which opens no file before it loads.
    static func section(service: CheckService, query: CheckQuery) -> CheckSection {
        let interactor = CheckInteractor(service: service)
        let presenter = Presenter("The check", from: interactor)
        return CheckSection(query: query, presenter: presenter)
    }
}
