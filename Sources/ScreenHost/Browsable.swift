public import SectionKit

/// The sections and actions of a program, and the functions that a screen host needs to show them.
public struct Browsable: Sendable {
    /// The recipe of a section.
    public struct Recipe: Sendable {
        /// The name of the recipe.
        public let name: String

        /// The options of the recipe; one may be an operand.
        public let options: [OptionDescription]

        /// Creates a recipe from the description of its command.
        public init(_ recipe: CommandDescription) {
            name = recipe.name
            options = recipe.options
        }

        var operand: OptionDescription? { options.first(where: \.isOperand) }
    }

    /// An action of the program.
    public struct Action: Equatable, Sendable {
        /// The command of the action; the command's key calls it.
        public let command: CommandDescription

        /// Whether a person must confirm the action.
        public let needsConfirmation: Bool

        /// The names of the sections whose content the action changes; nil if it may change all.
        public let changes: [String]?

        /// Creates an action.
        public init(
            _ command: CommandDescription,
            needsConfirmation: Bool = false,
            changes: [String]? = nil
        ) {
            self.command = command
            self.needsConfirmation = needsConfirmation
            self.changes = changes
        }

        var name: String { command.name }
    }

    /// The title of the screen, such as "Weather report".
    public let title: String

    /// The recipes of the sections on the first page, in order.
    public let sections: [Recipe]

    /// The name of the section that is open at first, while the others are folded; nil for the last.
    public let opened: String?

    /// The recipes of the sections that rows open.
    public let details: [Recipe]

    /// The actions that rows and keys call.
    public let actions: [Action]

    /// The options that select the source.
    public let options: [OptionDescription]

    /// The extensions of the files that a report can be exported to, such as ".md".
    public let fileExtensions: [String]

    /// Opens the source for the values of the program's options, ignoring cached responses if it is
    /// refreshing; `notice` receives messages to show.
    public let open:
        @Sendable (OptionValues, _ refreshing: Bool, _ notice: @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession

    /// Opens a link in a browser; returns an error as a sentence, or nil.
    public let visit: @Sendable (WebLink) -> String?

    /// Writes a report to a file, replacing an existing file only if asked to.
    public let export: @Sendable (Report, _ file: String, _ replacing: Bool) -> ExportOutcome

    /// Draws the picture of a row; nil if pictures are not drawn.
    public let draw: PictureDrawing?

    /// Creates a browsable program.
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
        export: @escaping @Sendable (Report, String, Bool) -> ExportOutcome,
        draw: PictureDrawing? = nil
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
        self.draw = draw
    }
}

/// Draws a picture that is not on the web as lines of text with colours, at most so many columns
/// wide and so many lines high; returns a sentence instead if that fails.
public typealias PictureDrawing = @Sendable (Image, _ columns: Int, _ rows: Int) async -> [String]
