package import SectionKit

/// What a screen shows of a program, and the functions that it needs for that.
package struct Browsable: Sendable {
    /// The program, and how its source is opened.
    let hosted: HostedProgram

    /// What the program says of itself.
    package var program: ProgramDescription { hosted.description }

    /// The sections of the first pages.
    let sections: [CommandDescription]

    /// The tabs, of which there is at least one; a single one has no title on the screen.
    let tabs: [ScreenTab]

    /// The name of the section that is open at first; nil for the last one of each tab.
    let opened: String?

    /// The extensions of the files that a report can be exported to, such as ".md".
    package let fileExtensions: [String]

    /// Opens a link in a browser; returns an error as a sentence, or nil.
    package let visit: @Sendable (WebLink) -> String?

    /// Writes a report to a file in a theme, replacing an existing file only if asked to.
    package let export:
        @Sendable (Report, _ file: String, _ replacing: Bool, ColorScheme) -> ExportOutcome

    /// The theme that a person can pick; nil if it stays.
    package let theme: Theme?

    /// The colours of the screen and of exports, which a key picks.
    package struct Theme: Sendable {
        /// The option of the program, whose value is the theme at first.
        package let option: SectionOption<ColorScheme>

        /// Keeps a theme for the next time, and returns a sentence about it.
        package let keep: @Sendable (ColorScheme) -> String

        /// Creates a theme.
        package init(
            option: SectionOption<ColorScheme>,
            keep: @escaping @Sendable (ColorScheme) -> String
        ) {
            self.option = option
            self.keep = keep
        }
    }

    /// Draws the picture of a row; nil if pictures are not drawn.
    package let draw: PictureDrawing?

    /// Creates a browsable program.
    ///
    /// It shows the chosen sections on one page; if none are chosen, all that need no operand, on the
    /// program's tabs. The section that is opened is open at first, instead of that of the program.
    package init(
        _ hosted: HostedProgram,
        showing chosen: [String]? = nil,
        opened: String? = nil,
        fileExtensions: [String] = [],
        visit: @escaping @Sendable (WebLink) -> String?,
        export: @escaping @Sendable (Report, String, Bool, ColorScheme) -> ExportOutcome,
        draw: PictureDrawing? = nil,
        theme: Theme? = nil
    ) {
        self.hosted = hosted
        let program = hosted.description
        let shown = chosen ?? program.parts.map(\.name)
        sections = shown.compactMap { name in program.sections.first { $0.name == name } }
        tabs = hosted.tabs(showing: chosen)
        self.opened = opened ?? (chosen == nil ? program.opened : shown.first)
        self.fileExtensions = fileExtensions
        self.visit = visit
        self.export = export
        self.draw = draw
        self.theme = theme
    }
}

extension Browsable {
    /// The sections that rows open.
    var details: [CommandDescription] { program.sections.filter { $0.operand != nil } }

    /// The index of the tab that is shown at first: that with the opened section.
    var openedTab: Int {
        tabs.firstIndex { tab in opened.map(tab.sections.contains) ?? false } ?? 0
    }

    /// Returns the panes of a tab, of which one is open: what the program opens first, what the tab is
    /// named after, or the last one.
    func panes(of tab: ScreenTab) -> [Pane] {
        let open =
            tab.sections.first { $0 == opened } ?? tab.sections.first { $0 == tab.name }
            ?? tab.sections.last
        return tab.sections.compactMap { name in
            sections.first { $0.name == name }.map {
                Pane(recipe: $0, isOpen: name == open)
            }
        }
    }
}

/// Draws a picture that is not on the web as lines of text with colours, at most so many columns
/// wide and so many lines high; returns a sentence instead if that fails.
package typealias PictureDrawing = @Sendable (Image, _ columns: Int, _ rows: Int) async -> [String]
