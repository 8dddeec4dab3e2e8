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

    /// One of several first pages, which a key shows.
    public struct Tab: Equatable, Sendable {
        /// The title of the tab, such as "Profile".
        public let title: String

        /// The names of its sections, in order.
        public let sections: [String]

        /// Creates a tab.
        public init(_ title: String, sections: [String]) {
            self.title = title
            self.sections = sections
        }
    }

    /// The title of the screen, such as "Weather report".
    public let title: String

    /// The recipes of the sections on the first pages.
    public let sections: [Recipe]

    /// The tabs, of which there is at least one; a single one has no title on the screen.
    public let tabs: [Tab]

    /// The name of the section that is open at first, while the others of its tab are folded; on
    /// other tabs, and if nil, the last one is open.
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

    /// Writes a report to a file in a theme, replacing an existing file only if asked to.
    public let export:
        @Sendable (Report, _ file: String, _ replacing: Bool, ColorScheme) -> ExportOutcome

    /// The theme that a person can pick; nil if it stays.
    public let theme: Theme?

    /// The colours of the screen and of exports, which a key picks.
    public struct Theme: Sendable {
        /// The option of the program, whose value is the theme at first.
        public let option: SectionOption<ColorScheme>

        /// Keeps a theme for the next time, and returns a sentence about it.
        public let keep: @Sendable (ColorScheme) -> String

        /// Creates a theme.
        public init(
            option: SectionOption<ColorScheme>,
            keep: @escaping @Sendable (ColorScheme) -> String
        ) {
            self.option = option
            self.keep = keep
        }
    }

    /// Draws the picture of a row; nil if pictures are not drawn.
    public let draw: PictureDrawing?

    /// Creates a browsable program.
    ///
    /// Sections of none of the tabs are not shown, and tabs with none of the sections are left out;
    /// without tabs all sections are on one page.
    public init(
        title: String,
        sections: [Recipe],
        tabs: [Tab] = [],
        opened: String? = nil,
        details: [Recipe] = [],
        actions: [Action] = [],
        options: [OptionDescription] = [],
        fileExtensions: [String] = [],
        open:
            @escaping @Sendable (OptionValues, Bool, @escaping @Sendable (String) -> Void)
            throws(UsageError) -> BrowseSession,
        visit: @escaping @Sendable (WebLink) -> String?,
        export: @escaping @Sendable (Report, String, Bool, ColorScheme) -> ExportOutcome,
        draw: PictureDrawing? = nil,
        theme: Theme? = nil
    ) {
        self.title = title
        self.sections = sections
        let shown = tabs.compactMap { tab in
            let names = tab.sections.filter { name in sections.contains { $0.name == name } }
            return names.isEmpty ? nil : Tab(tab.title, sections: names)
        }
        self.tabs = shown.isEmpty ? [Tab(title, sections: sections.map(\.name))] : shown
        self.opened = opened
        self.details = details
        self.actions = actions
        self.options = options
        self.fileExtensions = fileExtensions
        self.open = open
        self.visit = visit
        self.export = export
        self.draw = draw
        self.theme = theme
    }
}

extension Browsable {
    /// The index of the tab that is shown at first: that with the opened section.
    var openedTab: Int {
        tabs.firstIndex { tab in opened.map(tab.sections.contains) ?? false } ?? 0
    }

    /// Returns the panes of a tab, of which one is open.
    func panes(of tab: Tab) -> [Pane] {
        let open = tab.sections.first { $0 == opened } ?? tab.sections.last
        return tab.sections.compactMap { name in
            sections.first { $0.name == name }.map { Pane(recipe: $0, isOpen: name == open) }
        }
    }
}

/// Draws a picture that is not on the web as lines of text with colours, at most so many columns
/// wide and so many lines high; returns a sentence instead if that fails.
public typealias PictureDrawing = @Sendable (Image, _ columns: Int, _ rows: Int) async -> [String]
