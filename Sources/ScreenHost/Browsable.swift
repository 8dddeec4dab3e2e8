public import SectionKit

/// What a screen host shows: a program's sections, made from recipes, and what it may do.
///
/// The host knows recipes, blocks and keys, and nothing of what the sections are about.
public struct Browsable: Sendable {
    /// A recipe that the host may make a section of.
    public struct Recipe: Sendable {
        /// Its name.
        public let name: String

        /// The options it understands; one may be an operand.
        public let options: [OptionDescription]

        /// Takes what the host needs of a recipe.
        public init(_ recipe: CommandDescription) {
            name = recipe.name
            options = recipe.options
        }

        var operand: OptionDescription? { options.first(where: \.isOperand) }
    }

    /// An action that the host may make.
    public struct Action: Equatable, Sendable {
        /// The command that performs it; its key calls it.
        public let command: CommandDescription

        /// Whether something is lost by it, so that a person is asked before it is done.
        public let isDestructive: Bool

        /// The names of the sections whose content it changes; nil for any of them.
        public let changes: [String]?

        /// Takes what the host needs of a recipe.
        public init(
            _ command: CommandDescription,
            isDestructive: Bool = false,
            changes: [String]? = nil
        ) {
            self.command = command
            self.isDestructive = isDestructive
            self.changes = changes
        }

        var name: String { command.name }
    }

    /// The title of the screen, such as "Weather report".
    public let title: String

    /// The recipes of the first page, in their order.
    public let sections: [Recipe]

    /// The name of the section that is open at first, where the others are folded to a line; nil for
    /// the last.
    public let opened: String?

    /// The recipes that a row may open.
    public let details: [Recipe]

    /// The actions that rows and keys may call.
    public let actions: [Action]

    /// The options that say where the facts are from.
    public let options: [OptionDescription]

    /// The fileExtensions of file names that a report can be exported to.
    public let fileExtensions: [String]

    /// Opens the source that the values of the program's options ask for, anew if cached responses
    /// will not do; what is to be told meanwhile goes to the notice.
    public let open:
        @Sendable (OptionValues, _ refreshing: Bool, _ notice: @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession

    /// Opens an address in a browser; returns why it could not, in a sentence.
    public let visit: @Sendable (WebLink) -> String?

    /// Writes a report to a file.
    public let export: @Sendable (Report, _ file: String, _ replacing: Bool) -> ExportOutcome

    /// Describes what to show.
    public init(
        title: String,
        sections: [Recipe],
        opened: String? = nil,
        details: [Recipe] = [],
        actions: [Action] = [],
        options: [OptionDescription] = [],
        fileExtensions: [String] = [],
        open:
            @escaping @Sendable (OptionValues, Bool, @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession,
        visit: @escaping @Sendable (WebLink) -> String?,
        export: @escaping @Sendable (Report, String, Bool) -> ExportOutcome
    ) {
        self.title = title
        self.sections = sections
        self.opened = opened
        self.details = details
        self.actions = actions
        self.options = options
        self.fileExtensions = fileExtensions
        self.open = open
        self.visit = visit
        self.export = export
    }
}
