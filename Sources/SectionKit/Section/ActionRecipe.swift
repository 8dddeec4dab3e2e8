/// How a program makes an action from its options: the action's command, help and builder.
public struct ActionRecipe<Dependencies: Sendable>: Sendable {
    /// The command that performs the action; its summary begins with a verb, such as
    /// `remove a book`.
    public let command: CommandDescription

    /// The name of the command, such as `remove`.
    public var name: String { command.name }

    /// Whether something is lost by it, so that a person is asked before it is done.
    public let isDestructive: Bool

    /// The names of the sections whose content it changes; nil for any of them.
    public let changes: [String]?

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action

    /// Describes how to make an action.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil,
        isDestructive: Bool = false,
        changes: [String]? = nil,
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action
    ) {
        command = CommandDescription(
            name: name, summary: summary, options: options, examples: examples, key: key)
        self.isDestructive = isDestructive
        self.changes = changes
        builder = make
    }

    /// Makes the action; nothing is done and nothing is asked for yet.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public func make(
        _ dependencies: Dependencies,
        _ options: OptionValues
    ) throws(UsageError) -> any Action {
        try builder(dependencies, options)
    }
}
