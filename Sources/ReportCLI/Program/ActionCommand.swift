import SectionKit

/// What a program knows of an action before it is made, whatever the action depends on.
struct ActionCommand: Sendable {
    /// The command that performs it.
    let command: CommandDescription

    /// Whether something is lost by it, so that a person is asked before it is done.
    let isDestructive: Bool

    /// The names of the sections whose content it changes; nil for any of them.
    let changes: [String]?

    /// Takes what is known of a recipe.
    init<Dependencies>(_ recipe: ActionRecipe<Dependencies>) {
        command = recipe.command
        isDestructive = recipe.isDestructive
        changes = recipe.changes
    }
}
