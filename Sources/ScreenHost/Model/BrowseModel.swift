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
    var values: OptionValues

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
        values: OptionValues
    ) {
        self.browsable = browsable
        self.look = look
        self.size = size
        self.source = source
        self.values = values
        let last = browsable.sections.count - 1
        pages = [
            Page(
                panes: browsable.sections.enumerated().map { index, recipe in
                    Pane(recipe: recipe, isOpen: index == last)
                })
        ]
    }

    /// The page in sight.
    var page: Page {
        get { pages[pages.count - 1] }
        set { pages[pages.count - 1] = newValue }
    }

    /// The lines between the title and the status line.
    var viewHeight: Int { max(1, size.rows - 2) }

    /// The columns that text may take, beside the mark of the cursor.
    var textWidth: Int { max(ScreenSize.smallest.columns, size.columns) - 2 }

    var layout: PageLayout { PageLayout(page, columns: textWidth, look: look) }

    /// The options that a key picks a value of, each once.
    var pickable: [OptionDescription] {
        var options: [OptionDescription] = []
        for option in browsable.sections.flatMap(\.options) + browsable.options
        where option.picker != nil && !options.contains(where: { $0.name == option.name }) {
            options.append(option)
        }
        return options
    }
}

/// What is to be done in the world.
enum Effect: Sendable {
    /// Load a section; the answer carries its number.
    case load(number: Int, recipe: String, OptionValues)

    /// Load a section to learn what a column of its table has.
    case count(column: String, number: Int, recipe: String, OptionValues)
    case cancel(load: Int)

    /// Open the source that the values ask for, anew if what is kept will not do.
    case open(OptionValues, anew: Bool)
    case forgetFailures
    case visit(WebLink)
    case export([SectionSnapshot], file: String, replacing: Bool)
    case suspend, quit
}

/// What happened.
enum BrowseEvent: Sendable {
    case input(Input)
    case resized(ScreenSize)

    /// A load has brought a state of its section.
    case loaded(number: Int, title: String, Pane.State)

    /// A load has brought all that it will.
    case ended(load: Int)

    /// A load has brought the values of a column, or why there are none.
    case counted(number: Int, Result<[Picker.Choice], SectionError>)
    case opened(Report.Source)
    case told(String)
    case exported(file: String, ExportOutcome)
}

extension BrowseModel {
    /// Loads all sections; what a screen begins with.
    mutating func start() -> [Effect] {
        page.panes.indices.flatMap { load(pane: $0, of: 0) }
    }

    /// Takes what happened, and tells what is to be done.
    mutating func update(_ event: BrowseEvent) -> [Effect] {
        switch event {
        case .input(let input):
            message = nil
            return take(input)
        case .resized(let size):
            self.size = size
            bringIntoSight()
        case .loaded(let number, let title, let state): take(state, title: title, of: number)
        case .ended(let number):
            change(panesOf: number) { $0.end() }
            bringIntoSight()
        case .counted(let number, let choices):
            guard case .picking(var picker) = mode, picker.load == number else { break }
            picker.take(choices)
            mode = .picking(picker)
        case .opened(let source): self.source = source
        case .told(let text): message = text.safe
        case .exported(let file, let outcome): take(outcome, file)
        }
        return []
    }

    // MARK: Loading

    /// Loads a pane with the values as they are now; the load before it is over.
    mutating func load(pane index: Int, of page: Int) -> [Effect] {
        let pane = pages[page].panes[index]
        guard let recipe = pane.recipe else { return [] }
        lastLoad += 1
        pages[page].panes[index].load = lastLoad
        if pane.hasFailed { pages[page].panes[index].state = .loading }
        var values = values
        if let operand = recipe.operand {
            values = values.setting(operand.name, to: pane.operand)
        }
        let cancel = pane.load.map { [Effect.cancel(load: $0)] } ?? []
        return cancel + [.load(number: lastLoad, recipe: recipe.name, values)]
    }

    /// Takes a state that a load has brought; nobody waits for those of an earlier one.
    private mutating func take(_ state: Pane.State, title: String, of number: Int) {
        for index in pages.indices {
            let words = pages[index].search.searchWords
            change(panesOf: number, on: index) { pane in
                pane.title = title
                pane.take(state, searching: words)
            }
        }
        goToFirstRow()
        bringIntoSight()
    }

    /// Changes the panes that wait for a load, on a page or on all.
    private mutating func change(
        panesOf load: Int, on page: Int? = nil, _ body: (inout Pane) -> Void
    ) {
        for index in pages.indices where page == nil || page == index {
            for pane in pages[index].panes.indices where pages[index].panes[pane].load == load {
                body(&pages[index].panes[pane])
            }
        }
    }

    private mutating func take(_ outcome: ExportOutcome, _ file: String) {
        switch outcome {
        case .written(let notes):
            mode = .moving
            message = (["Written to \(file.quoted)."] + notes).joined(separator: " ").safe
        case .exists:
            mode = .exporting(LineEditor(file), replacing: true)
            message = "\(file.quoted) is there already: Enter replaces it, Esc does not."
        case .failed(let reason):
            mode = .exporting(LineEditor(file), replacing: false)
            message = reason.safe
        }
    }
}
