import SectionKit

/// The options that every action has besides its own and those of every report.
enum ActionOptions {
    static let dryRun = SectionOption<Bool>(
        "dry-run", letter: "n", summary: "show what would change, and change nothing")
    static let yes = SectionOption<Bool>("yes", letter: "y", summary: "do not ask whether to do it")

    /// Those of an action, in the order help lists them: one that asks can be told not to.
    static func descriptions(of action: ActionCommand) -> [OptionDescription] {
        [dryRun.description] + (action.isDestructive ? [yes.description] : [])
    }
}
