import SectionKit

/// The place of one section on a page.
struct Pane: Sendable {
    /// The recipe it is made from; nil for one that is loaded from nowhere.
    let recipe: Browsable.Recipe?

    /// What its operand is given, if it has one.
    let operand: String?

    var title: String
    var isOpen: Bool
    var state: State

    /// The load under way; an answer to any other is late.
    private(set) var load: Load?

    /// A load of the pane's section.
    struct Load: Equatable, Sendable {
        let number: Int

        /// Whether it brings an answer to the same values, so that what is there to see stays if
        /// nothing comes in its place.
        let isRefresh: Bool

        /// Whether it began by itself, so that nobody is told of it.
        var isAutomatic = false
    }

    /// The load that has ended last.
    private(set) var lastLoad: Int?

    /// The load whose changes are marked; nil if none are.
    private(set) var markedLoad: Int?

    /// Why the latest load brought nothing in place of what is there to see; nil if it did.
    private(set) var refreshError: SectionError?

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

    /// Whether what is there to see is kept if the load under way fails.
    var keepsContentOnFailure: Bool { load?.isRefresh == true && content != nil }

    /// Whether a person waits for a load; one that began by itself is seen when it has come.
    var isWaitedFor: Bool { load.map { !$0.isAutomatic } ?? false }

    var hasFailed: Bool {
        if case .failed = state { true } else { false }
    }

    /// Keeps what is there to see, and why nothing came in its place.
    mutating func keepContent(after error: SectionError) {
        refreshError = error
    }

    /// Marks nothing any more.
    mutating func fade() {
        guard case .shown(var content) = state, content.hasMarks else { return }
        content.forgetMarks()
        markedLoad = nil
        state = .shown(content)
    }

    /// Takes a new state; a load that has only begun leaves what is there to see.
    mutating func take(_ state: State, searching words: [[UInt8]]) {
        switch (state, self.state) {
        case (.loading, .shown): break
        // What cannot be searched yet is worth waiting for while there is something to see.
        case (.shown(let content), .shown) where !words.isEmpty && !content.isIndexed: break
        case (.shown(var content), _):
            if load?.isRefresh == true, let old = self.content { content.mark(since: old) }
            markedLoad = content.hasMarks ? load?.number : nil
            refreshError = content.snapshot.refreshError
            content.filter(by: words)
            title = content.snapshot.title
            self.state = .shown(content)
        default: self.state = state
        }
    }

    /// Begins a load, which supersedes the one before it.
    mutating func begin(_ number: Int, isRefresh: Bool, isAutomatic: Bool = false) {
        // While other values are waited for, what it shows is no answer to them.
        load = Load(
            number: number, isRefresh: isRefresh && load?.isRefresh != false,
            isAutomatic: isAutomatic)
        if hasFailed { state = .loading }
    }

    /// Takes note that the load has brought all that it will.
    mutating func end() {
        lastLoad = load?.number
        load = nil
    }

    mutating func filter(by words: [[UInt8]]) {
        guard case .shown(var content) = state else { return }
        content.filter(by: words)
        state = .shown(content)
    }

    func takes(_ option: OptionDescription) -> Bool {
        recipe?.options.contains(option) ?? false
    }

    /// Whether a list of it has a column; one that has not come may have any.
    func has(_ column: String) -> Bool {
        guard let content else { return true }
        return content.lists.contains { list in
            list.drawn.table.columns.contains { $0.key == column }
        }
    }
}
