package import SectionKit
package import Walking

/// Builds the section and provides its recipe.
package enum CheckBuilder {
    static let name = "check"

    /// The recipe of the section.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name, summary: "nothing yet"
    ) { _, _ in CheckSection() }
}
