/// How a program makes a section from its options: the section's command, help and builder.
public struct SectionRecipe<Dependencies: Sendable>: Sendable {
    /// The name of the command and of the section, such as `launches`.
    public let name: String

    /// What the section shows, in a few words without a full stop.
    public let summary: String

    /// The options it understands, in the order help lists them; an operand is one of them.
    public let options: [OptionDescription]

    /// Arguments that show the section at its best, such as `--year 2020`.
    public let examples: [String]

    /// What must follow the command, such as the name of a launch; a section that has one is shown
    /// by its command alone and not in a whole report.
    public var operand: OptionDescription? { options.first(where: \.isOperand) }

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section

    /// Describes how to make a section.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section
    ) {
        self.name = name
        self.summary = summary
        self.options = options
        self.examples = examples
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
