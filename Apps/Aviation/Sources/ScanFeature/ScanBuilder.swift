package import Logbook
package import SectionKit

/// Builds the section and the actions that read boarding passes, and provides their recipes.
package enum ScanBuilder {
    /// The recipes of the actions.
    package static let actions: [ActionRecipe<LogDependencies>] = []
}
