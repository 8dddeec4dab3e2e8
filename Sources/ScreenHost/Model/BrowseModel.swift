import SectionKit

/// The whole state of the screen, and how what happens changes it.
///
/// A pure value: what is to be done in the world comes back as effects, and what comes of those
/// comes in as events.
struct BrowseModel: Sendable {
    let browsable: Browsable
    let look: Look
    var size: ScreenSize
    var source: Report.Source
    var values: CommandValues

    /// The values of the program's options that the source was opened with.
    private var openedValues: OptionValues

    /// The pages that were opened one from another; the last is in sight.
    var pages: [Page]

    var mode = Mode.moving

    /// What is to be told, until the next key.
    var message: String?

    var lastLoad = 0

    /// What the keys do.
    enum Mode: Sendable {
        case moving
        case searching(LineEditor)
        case picking(Picker)
        case exporting(LineEditor, replacing: Bool)
    }

    init(
        _ browsable: Browsable,
        look: Look,
        size: ScreenSize,
        source: Report.Source,
        values: CommandValues
    ) {
        self.browsable = browsable
        self.look = look
        self.size = size
        self.source = source
        self.values = values
        openedValues = values.program
        let opened =
            browsable.sections.firstIndex { $0.name == browsable.opened }
            ?? browsable.sections.count - 1
        pages = [
            Page(
                panes: browsable.sections.enumerated().map { index, recipe in
                    Pane(recipe: recipe, isOpen: index == opened)
                })
        ]
    }

    /// The page in sight.
    var page: Page {
        get { pages[pages.count - 1] }
        set { pages[pages.count - 1] = newValue }
    }

    /// The lines between the title and those at the bottom.
    var viewHeight: Int { max(1, size.rows - 1 - StatusLine.height(of: self)) }

    /// The columns that text may take, beside the mark of the cursor.
    var textWidth: Int { max(ScreenSize.smallest.columns, size.columns) - 2 }

    var layout: PageLayout { PageLayout(page, columns: textWidth, look: look) }

    /// The options that a key picks a value of, each once.
    var pickable: [OptionDescription] {
        var options: [OptionDescription] = []
        for option in browsable.sections.flatMap(\.options) + browsable.options
        where option.picker != nil && !options.contains(option) {
            options.append(option)
        }
        return options
    }
}

extension BrowseModel {
    /// Takes what happened, and tells what is to be done.
    mutating func update(_ event: BrowseEvent) -> [Effect] {
        // Whatever has grown, shrunk or moved.
        defer { bringIntoSight() }
        switch event {
        case .input(let input):
            message = nil
            return take(input)
        case .resized(let size): self.size = size
        case .loaded(let number, let title, let state): take(state, title: title, of: number)
        case .ended(let number): change(panesOf: number) { $0.end() }
        case .counted(let number, let choices):
            guard case .picking(var picker) = mode, picker.load == number else { break }
            picker.take(choices)
            mode = .picking(picker)
        case .opened(let source):
            self.source = source
            openedValues = values.program
        case .notOpened(let reason):
            values.program = openedValues
            message = reason.safe
        case .told(let text): message = text.safe
        case .exported(let file, let outcome): take(outcome, file)
        }
        return []
    }
}
