/// A command of a program, as help and completions describe it.
public struct CommandDescription: Equatable, Sendable {
    /// The name of the command, such as `launches`; that of an action may have two words, such as
    /// `watch add`.
    public let name: String

    /// What the command shows or does, in a few words without a full stop.
    public let summary: String

    /// The options of the command, in the order help lists them, with its operand.
    public let options: [OptionDescription]

    /// Example arguments, such as `--year 2020`.
    public let examples: [String]

    /// Texts to copy that help shows after the options, such as the unit of a service.
    public let notes: [CommandNote]

    /// The key that runs the command in `browse`; nil for none.
    ///
    /// Enter also runs it on a row for which it is the first command.
    public let key: Character?

    /// Creates a description.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        notes: [CommandNote] = [],
        key: Character? = nil
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.examples = examples
        self.notes = notes
        self.key = key
    }

    /// The operand, which follows the command, such as the name of a launch; nil for none.
    public var operand: OptionDescription? { options.first(where: \.isOperand) }

    /// Whether the operand must be given.
    public var needsOperand: Bool { operand.map { !$0.isValueOptional } ?? false }
}
