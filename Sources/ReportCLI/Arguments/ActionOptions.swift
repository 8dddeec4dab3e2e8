import SectionKit

/// The options of every action, in addition to its own and those of every report.
enum ActionOptions {
    static let dryRun = SectionOption<Bool>(
        "dry-run", letter: "n", summary: "show what would change without changing it"
    ).givenEachTime(because: "it decides whether something is changed")
    static let yes = SectionOption<Bool>(
        "yes", letter: "y", summary: "skip the confirmation prompt"
    ).givenEachTime(because: "it agrees to a change")

    /// The options that an action has, in the order help lists them; `--yes` only if it asks.
    static func descriptions(of action: CommandDescription) -> [OptionDescription] {
        [dryRun.description] + (action.confirmation == .always ? [yes.description] : [])
    }
}
