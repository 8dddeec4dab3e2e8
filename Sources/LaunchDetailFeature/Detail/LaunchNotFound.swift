import SectionKit
import SpaceXLaunches

/// A search that matches no launch, and a suggestion.
struct LaunchNotFound: Equatable, Sendable {
    /// The search that was run.
    let search: LaunchSearch

    /// What to search for instead.
    let suggestion: LaunchSuggestion

    /// How much of the source's list was searched; nil if all of it was.
    let part: ListPart?
}
