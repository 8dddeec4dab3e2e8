import SectionKit

/// Builds the sections and actions of a program by name, with the dependencies of an open source.
struct OpenedRecipes: Sendable {
    /// Builds a section from the values of its options.
    let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Builds an action from the values of its options, without performing it.
    let action: @Sendable (String, OptionValues) throws(UsageError) -> any Action
}
