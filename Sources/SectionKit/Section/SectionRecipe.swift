/// How a program makes a section from its options: the section's command, help and builder.
public struct SectionRecipe<Dependencies: Sendable>: Sendable {
    /// The command that shows the section; one that needs an operand is not in a whole report.
    public let command: CommandDescription

    /// The name of the command and of the section, such as `launches`.
    public var name: String { command.name }

    /// The options it understands, in the order help lists them; an operand is one of them.
    public var options: [OptionDescription] { command.options }

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section

    /// Describes how to make a section.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section
    ) {
        command = CommandDescription(
            name: name, summary: summary, options: options, examples: examples)
        builder = make
    }

    /// Makes the section; no work is done and nothing is asked for yet.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public func make(
        _ dependencies: Dependencies,
        _ options: OptionValues
    ) throws(UsageError) -> any Section {
        try builder(dependencies, options)
    }
}
