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

    /// Creates a recipe whose options are read for the closure that makes the action.
    ///
    /// Help lists the options in their order; there are none if the action has none. `make` makes the
    /// action of the program's dependencies and the value of each option.
    ///
    /// The title is what a button of the action says; without one, the last word of the name.
    public init<each Option: RecipeOption>(
        name: String,
        summary: String,
        title: String? = nil,
        options: repeat each Option,
        examples: [String] = [],
        key: Character? = nil,
        place: CommandDescription.Place = .anywhere,
        confirmation: CommandDescription.Confirmation = .never,
        changes: [String]? = nil,
        make: @escaping @Sendable (Dependencies, repeat (each Option).Passed) -> any Action
    ) {
        var descriptions: [OptionDescription] = []
        for option in repeat each options { descriptions.append(option.description) }
        self.init(
            name: name, summary: summary, title: title, options: descriptions, examples: examples,
            key: key,
            place: place, confirmation: confirmation, changes: changes
        ) { dependencies, values throws(UsageError) in
            make(dependencies, repeat try (each options).read(from: values))
        }
    }

    /// Creates a recipe that reads its options by itself.
    ///
    /// The title is what a button of the action says; without one, the last word of the name.
    public init(
        name: String,
        summary: String,
        title: String? = nil,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil,
        place: CommandDescription.Place = .anywhere,
        confirmation: CommandDescription.Confirmation = .never,
        changes: [String]? = nil,
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Action
    ) {
        command = CommandDescription(
            action: name, summary: summary, title: title, options: options, examples: examples,
            key: key,
            place: place, confirmation: confirmation, changes: changes)
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
