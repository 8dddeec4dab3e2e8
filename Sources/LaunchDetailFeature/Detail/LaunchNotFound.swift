import SectionKit
import SpaceXLaunches

/// A search for one launch that found none, and what may help.
struct LaunchNotFound: Equatable, Sendable {
    /// What was asked for.
    let search: LaunchSearch

    /// What comes near.
    let suggestion: LaunchSuggestion

    /// How much of the source's list was searched; nil for all of it.
    let part: ListPart?
}
