import SectionKit

/// A source that is open: where the facts are from, and what makes sections and actions of them.
///
/// It holds what the sections share; the origin outlives it.
struct OpenedSource: Sendable {
    let origin: Origin

    /// What makes its sections and actions.
    let recipes: OpenedRecipes

    /// How long to wait at least before its facts are asked for again.
    var minimumInterval = Duration.zero

    /// Forgets what could not be had, so that a section that failed can try again.
    var forgetFailures: @Sendable () -> Void = {}
}
