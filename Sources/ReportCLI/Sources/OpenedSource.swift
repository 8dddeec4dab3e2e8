import SectionKit

/// An open source: the origin of its facts, and the recipes that build sections and actions.
///
/// It holds what the sections share; the origin outlives it.
struct OpenedSource: Sendable {
    var origin: Origin

    let recipes: OpenedRecipes

    /// The shortest time between two requests for its facts.
    var minimumInterval = Duration.zero

    /// Forgets failed requests, so that a section that failed can try again.
    var forgetFailures: @Sendable () -> Void = {}
}
