/// A command of a program, as help and completions describe it.
public struct CommandDescription: Equatable, Sendable {
    /// The word that calls it, such as `launches`.
    public let name: String

    /// What it shows, in a few words without a full stop.
    public let summary: String

    /// The options it understands, in the order help lists them; an operand is one of them.
    public let options: [OptionDescription]

    /// Arguments that show it at its best, such as `--year 2020`.
    public let examples: [String]

    /// The key that calls it on a screen, besides Enter on a row that offers it first; nil for
    /// none.
    public let key: Character?

    /// Describes a command.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.examples = examples
        self.key = key
    }

    /// What must follow the command, such as the name of a launch.
    public var operand: OptionDescription? { options.first(where: \.isOperand) }
}
