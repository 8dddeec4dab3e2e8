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

    /// Whether a person must confirm the action, because it deletes something or saves what was not
    /// typed by a person.
    public let needsConfirmation: Bool

    /// Whether a person must confirm the action when its key calls it in `browse`: it needs
    /// confirmation, or one press of a key could change more than a person sees.
    public let keyNeedsConfirmation: Bool

    /// The names of the sections whose content the action changes; nil for all sections.
    public let changes: [String]?

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action

    /// Creates a recipe.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil,
        needsConfirmation: Bool = false,
        keyNeedsConfirmation: Bool = false,
        changes: [String]? = nil,
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action
    ) {
        command = CommandDescription(
            name: name, summary: summary, options: options, examples: examples, key: key)
        self.needsConfirmation = needsConfirmation
        self.keyNeedsConfirmation = needsConfirmation || keyNeedsConfirmation
        self.changes = changes
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
