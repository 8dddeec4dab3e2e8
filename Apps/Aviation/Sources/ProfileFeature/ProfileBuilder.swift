import FeatureKit
package import Logbook
package import SectionKit

/// Builds the profile and its action, and provides their recipes.
package enum ProfileBuilder {
    static let name = "profile"
    static let clear = "clear"

    private static let count = SectionOption<Int>(
        operand: "flights", placeholder: "COUNT",
        summary: "the number of flights in your log, to confirm that you mean it",
        accepts: "a number", example: "25"
    ) { Int($0).flatMap { $0 >= 0 ? $0 : nil } }

    /// The recipe of the profile.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "what your flights add up to, and what is kept where",
        examples: [""], isPersonal: true, hasPrivateValues: true
    ) { dependencies, _ in
        ProfileSection(
            presenter: Presenter("The profile", from: interactor(dependencies)),
            changes: dependencies.context.changes)
    }

    /// The recipes of the actions.
    package static let actions = [clearing]

    private static let clearing = ActionRecipe<LogDependencies>(
        name: clear, summary: "delete your whole log with its history", title: "delete everything",
        options: [count.description], examples: ["25 --dry-run"], confirmation: .always
    ) { dependencies, options throws(UsageError) in
        ClearLog(
            flights: try options.required(count), interactor: interactor(dependencies))
    }

    private static func interactor(_ dependencies: LogDependencies) -> ProfileInteractor {
        ProfileInteractor(
            log: dependencies.log, records: dependencies.kept, sync: dependencies.sync,
            folder: try? dependencies.context.dataFolder(), theme: dependencies.theme)
    }
}
