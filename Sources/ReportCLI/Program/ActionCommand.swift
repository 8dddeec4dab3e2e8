import SectionKit

/// The command of an action, without the type of the action's dependencies.
struct ActionCommand: Sendable {
    /// The description of the command.
    let command: CommandDescription

    /// Whether a person must confirm the action.
    let needsConfirmation: Bool

    /// Whether a person must confirm the action when its key calls it in `browse`.
    let keyNeedsConfirmation: Bool

    /// The names of the sections whose content it changes; nil if it may change any.
    let changes: [String]?

    /// Creates the command of a recipe.
    init<Dependencies>(_ recipe: ActionRecipe<Dependencies>) {
        command = recipe.command
        needsConfirmation = recipe.needsConfirmation
        keyNeedsConfirmation = recipe.keyNeedsConfirmation
        changes = recipe.changes
    }
}
