/// How a program makes a section: its command, its options, and how it is built.
///
/// ```swift
/// static let longerThan = SectionOption<Int>(
///     "longer-than", placeholder: "KM", summary: "only rivers longer than this", minimum: 0)
///
/// static let recipe = SectionRecipe<[River]>(
///     name: "rivers",
///     summary: "rivers and their lengths",
///     options: longerThan
/// ) { rivers, length in
///     RiversSection(rivers: rivers.filter { $0.length > length ?? 0 })
/// }
/// ```
public struct SectionRecipe<Dependencies: Sendable>: Sendable {
    /// The command that shows the section; `report` leaves out sections that need an operand.
    public let command: CommandDescription

    /// The name of the command and of the section, such as `launches`.
    public var name: String { command.name }

    /// Whether a section with these option values goes on by itself until it ends, such as a
    /// recording.
    ///
    /// On a terminal it is watched without `--watch`. Elsewhere the report is written once, when the
    /// section has loaded, which takes until it ends.
    public let isLive: @Sendable (OptionValues) throws(UsageError) -> Bool

    private let builder: @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section

    /// Creates a recipe whose options are read for the closure that makes the section.
    ///
    /// Help lists the options in their order; there are none if the section has none. `make` makes the
    /// section of the program's dependencies and the value of each option.
    public init<each Option: RecipeOption>(
        name: String,
        summary: String,
        options: repeat each Option,
        examples: [String] = [],
        notes: [CommandNote] = [],
        alerts: Bool = false,
        isPersonal: Bool = false,
        hasPrivateValues: Bool = false,
        makesChanges: Bool = false,
        isLive: @escaping @Sendable (OptionValues) throws(UsageError) -> Bool = {
            (_) throws(UsageError) in false
        },
        make: @escaping @Sendable (Dependencies, repeat (each Option).Passed) -> any Section
    ) {
        var descriptions: [OptionDescription] = []
        for option in repeat each options { descriptions.append(option.description) }
        self.init(
            name: name, summary: summary, options: descriptions, examples: examples, notes: notes,
            alerts: alerts, isPersonal: isPersonal, hasPrivateValues: hasPrivateValues,
            makesChanges: makesChanges, isLive: isLive
        ) { dependencies, values throws(UsageError) in
            make(dependencies, repeat try (each options).read(from: values))
        }
    }

    /// Creates a recipe that reads its options by itself, such as the many options of a query.
    ///
    /// A function as `make`, such as an initializer, declares its `throws(UsageError)` anyway.
    public init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        notes: [CommandNote] = [],
        alerts: Bool = false,
        isPersonal: Bool = false,
        hasPrivateValues: Bool = false,
        makesChanges: Bool = false,
        isLive: @escaping @Sendable (OptionValues) throws(UsageError) -> Bool = {
            (_) throws(UsageError) in false
        },
        make: @escaping @Sendable (Dependencies, OptionValues) throws(UsageError) -> any Section
    ) {
        command = CommandDescription(
            name: name, summary: summary, options: options, examples: examples, notes: notes,
            alerts: alerts, isPersonal: isPersonal, hasPrivateValues: hasPrivateValues,
            makesChanges: makesChanges)
        self.isLive = isLive
        builder = make
    }

    /// Makes the section, which does not load yet.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    public func make(
        _ dependencies: Dependencies,
        _ options: OptionValues
    ) throws(UsageError) -> any Section {
        try builder(dependencies, options)
    }
}
