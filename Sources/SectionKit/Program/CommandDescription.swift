/// Everything that a program says of one of its commands, which shows a section or performs an action:
/// the parser, help, completions, the manual page and the screen read it.
public struct CommandDescription: Equatable, Sendable {
    /// The name of the command, such as `launches`; that of an action may have two words, such as
    /// `watch add`.
    public let name: String

    /// What the command shows or does, in a few words without a full stop; that of an action starts
    /// with a verb, such as `remove a book`.
    public let summary: String

    /// What the button of an action and the hint of its key say: one to three words, such as
    /// `add flight`.
    public let title: String

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

    /// Where the action's key works; anywhere for a section.
    public let place: Place

    /// When a person must confirm the action; never for a section.
    public let confirmation: Confirmation

    /// The names of the sections whose content the action changes; nil for all sections.
    public let changes: [String]?

    /// Whether the section says what `--alert` waits for (``Section/alert(for:)``).
    public let alerts: Bool

    /// Whether the section shows a person's own data, such as a watch list; `report` leaves it out
    /// unless `--sections` names it.
    public let isPersonal: Bool

    /// Whether the section may show private values (``Column/keptPrivate``), such as seats, so that
    /// it takes `--personal`.
    public let hasPrivateValues: Bool

    /// Whether to load the section changes something that stays, as a sync does, so that pages which
    /// change nothing leave it out; false for an action, which is there to change something.
    public let makesChanges: Bool

    /// Where a person calls an action: hosts show its key or its button there and nowhere else, so
    /// that a key can call another action in another section.
    public enum Place: Equatable, Sendable {
        /// Anywhere, because it is about the whole program, such as undoing.
        case anywhere

        /// In a section, such as the list that it adds to.
        case section(String)

        /// On a row that offers it, in a section or below it; never without one.
        case rows(of: String)

        /// The name of the section; nil for anywhere.
        public var section: String? {
            switch self {
            case .anywhere: nil
            case .section(let name), .rows(of: let name): name
            }
        }
    }

    /// When a person must confirm an action.
    public enum Confirmation: Equatable, Sendable {
        /// It is performed at once, because it can be undone, or changes nothing.
        case never

        /// When its key calls it in `browse`, because one press of a key could change more than a
        /// person sees.
        case byKey

        /// Always, because it deletes something, or saves what was not typed by a person.
        case always
    }

    /// Creates the description of a section's command.
    package init(
        name: String,
        summary: String,
        options: [OptionDescription] = [],
        examples: [String] = [],
        notes: [CommandNote] = [],
        alerts: Bool = false,
        isPersonal: Bool = false,
        hasPrivateValues: Bool = false,
        makesChanges: Bool = false
    ) {
        self.name = name
        self.summary = summary
        title = name
        self.options = options
        self.examples = examples
        self.notes = notes
        self.alerts = alerts
        self.isPersonal = isPersonal
        self.hasPrivateValues = hasPrivateValues
        self.makesChanges = makesChanges
        key = nil
        place = .anywhere
        confirmation = .never
        changes = nil
    }

    /// Creates the description of an action's command.
    package init(
        action name: String,
        summary: String,
        title: String? = nil,
        options: [OptionDescription] = [],
        examples: [String] = [],
        key: Character? = nil,
        place: Place = .anywhere,
        confirmation: Confirmation = .never,
        changes: [String]? = nil
    ) {
        self.name = name
        self.summary = summary
        self.title = title ?? name.split(separator: " ").last.map(String.init) ?? name
        self.options = options
        self.examples = examples
        self.key = key
        self.place = place
        self.confirmation = confirmation
        self.changes = changes
        notes = []
        alerts = false
        isPersonal = false
        hasPrivateValues = false
        makesChanges = false
    }

    /// The operand, which follows the command, such as the name of a launch; nil for none.
    package var operand: OptionDescription? { options.first(where: \.isOperand) }

    /// Whether the operand must be given.
    package var needsOperand: Bool { operand.map { !$0.isValueOptional } ?? false }

    /// Whether an action of a section can be called with what the section shows: one that rows offer
    /// needs a row, such as ending what goes on, and one that begins it needs that there is none.
    package func isPossible(with content: [Block]) -> Bool {
        let all = content.compactMap(\.table)
        if all.contains(where: { $0.beginnings.contains(name) && !$0.rows.isEmpty }) {
            return false
        }
        let tables = all.filter { $0.commands.contains(name) }
        return tables.isEmpty || operand != nil || tables.contains { !$0.rows.isEmpty }
    }

    /// Whether the action may change the content of a section.
    package func mayChange(_ section: String) -> Bool { changes?.contains(section) ?? true }
}

/// A text to copy from the help of a command, such as a longer command line or a file.
public struct CommandNote: Equatable, Sendable {
    /// The heading, such as "Without a terminal:".
    public let title: String

    /// The lines, which are never wrapped; at most 78 columns wide.
    public let lines: [String]

    /// Creates a note.
    public init(_ title: String, lines: [String]) {
        self.title = title
        self.lines = lines
    }
}
