import SectionKit

/// Sections one under another, a place in them, and what is searched for.
struct Page: Sendable {
    /// What the page is about, such as the name of a launch; nil for the first page.
    let title: String?

    var panes: [Pane]

    /// Where a person is.
    var cursor: Stop

    /// The first line of the page that is in sight.
    var top = 0

    /// Whether a person has moved the cursor: until then it goes where there is something.
    var hasMoved = false

    /// What the rows must have to be shown.
    var search = ""

    /// The row that the page was opened from.
    let origin: Row?

    /// Whether it is the page that tells the keys.
    let isHelp: Bool

    /// One row of a table.
    struct Row: Sendable {
        let table: Table
        let index: Int
    }

    init(title: String? = nil, panes: [Pane], origin: Row? = nil, isHelp: Bool = false) {
        self.title = title
        self.panes = panes
        self.origin = origin
        self.isHelp = isHelp
        cursor = Stop(pane: panes.lastIndex(where: \.isOpen) ?? 0)
    }
}

/// A place in a page that the cursor can be at.
struct Stop: Equatable, Sendable {
    var pane: Int

    /// The part of the pane; its heading is -1.
    var part = Self.heading

    /// The line, or the row, of the part.
    var offset = 0

    static let heading = -1
}

/// The place of one section on a page.
struct Pane: Sendable {
    /// The recipe it is made from; nil for one that is loaded from nowhere.
    let recipe: Browsable.Recipe?

    /// What its operand is given, if it has one.
    let operand: String?

    var title: String
    var isOpen: Bool
    var state: State

    /// The number of the load under way; an answer to any other is late.
    var load: Int?

    /// What is there to see.
    enum State: Sendable {
        case loading
        case failed(SectionError)
        case shown(PaneContent)

        var isLoading: Bool {
            if case .loading = self { true } else { false }
        }
    }

    init(recipe: Browsable.Recipe, operand: String? = nil, isOpen: Bool) {
        self.recipe = recipe
        self.operand = operand
        self.isOpen = isOpen
        title = recipe.name.prefix(1).uppercased() + recipe.name.dropFirst()
        state = .loading
    }

    /// A pane that has all that it will show.
    init(_ content: PaneContent) {
        recipe = nil
        operand = nil
        title = content.snapshot.title
        isOpen = true
        state = .shown(content)
    }

    var content: PaneContent? {
        if case .shown(let content) = state { content } else { nil }
    }

    var hasFailed: Bool {
        if case .failed = state { true } else { false }
    }

    /// Takes a new state; a load that has only begun leaves what is there to see.
    mutating func take(_ state: State, searching words: [[UInt8]]) {
        switch (state, self.state) {
        case (.loading, .shown): break
        // What cannot be searched yet is worth waiting for while there is something to see.
        case (.shown(let content), .shown) where !words.isEmpty && !content.isIndexed: break
        case (.shown(var content), _):
            content.filter(by: words)
            title = content.snapshot.title
            self.state = .shown(content)
        default: self.state = state
        }
    }

    /// Takes note that the load has brought all that it will, which should be something.
    mutating func end() {
        load = nil
        guard case .loading = state else { return }
        state = .failed(
            SectionError(message: "\(title) gave no answer.", recovery: "Load it again."))
    }

    mutating func filter(by words: [[UInt8]]) {
        guard case .shown(var content) = state else { return }
        content.filter(by: words)
        state = .shown(content)
    }
}
