import SectionKit

/// The recipes of a program with the dependencies of an open source: makes its sections and actions
/// by their names, with the values of their options.
struct OpenedRecipes: Sendable {
    /// Makes a section.
    let section: @Sendable (String, OptionValues) throws(UsageError) -> any Section

    /// Makes an action; nothing is done yet.
    let action: @Sendable (String, OptionValues) throws(UsageError) -> any Action
}
