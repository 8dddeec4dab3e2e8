/// How a program makes an action: its command, its options, and how it is built.
public struct ActionRecipe<Dependencies: Sendable>: Sendable {
    /// The command that performs the action; its summary starts with a verb, such as
    /// `remove a book`.
    public let command: CommandDescription

    /// The name of the command, such as `remove`, or two words such as `watch add`.
    ///
    /// The first of two words may be the name of a section without an operand, which usually lists
    /// what the action changes.
    public var name: String { command.name }

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action

    /// Creates a recipe.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil,
        confirmation: CommandDescription.Confirmation = .never,
        changes: [String]? = nil,
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action
    ) {
        command = CommandDescription(
            action: name, summary: summary, options: options, examples: examples, key: key,
            confirmation: confirmation, changes: changes)
        builder = make
    }

    /// Makes the action, which does not run yet.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public func make(
        _ dependencies: Dependencies,
        _ options: OptionValues
    ) throws(UsageError) -> any Action {
        try builder(dependencies, options)
    }
}
