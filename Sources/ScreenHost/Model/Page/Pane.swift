import SectionKit

/// A section on a page: its state, and the load that fills it.
struct Pane: Sendable {
    /// The section's recipe; nil for fixed content that is not loaded.
    let recipe: CommandDescription?

    /// The value of the recipe's operand, if it has one.
    let operand: String?

    var title: String
    var isOpen: Bool
    var state: State

    /// Where a person has moved the section's map.
    var mapPosition = MapPosition()

    /// The load in progress; results of any other load are ignored.
    private(set) var load: Load?

    /// A load of the pane's section.
    struct Load: Equatable, Sendable {
        let number: Int

        /// Whether the option values are the same as before, so that the content stays if the load
        /// fails.
        let isRefresh: Bool

        /// Whether the load began automatically, and so shows no progress.
        var isAutomatic = false
    }

    /// Whether the section must be loaded again as soon as a person can see it.
    var isDue = false

    /// Whether it must be loaded again also while it is folded, since its summary is seen.
    var isOutdated = false

    /// Whether nothing says when what its section was loaded from changes, so that it is loaded again
    /// when another section says that.
    var follows = false

    /// The number of the load that ended last.
    private(set) var lastLoad: Int?

    /// The number of the load whose changes are marked; nil if none are.
    private(set) var markedLoad: Int?

    /// The number of the motion of the content; nil if it stays as it is until the next load.
    var motion: Int?

    /// The number of the task that indexes content for a search; nil if there is none.
    private(set) var indexing: Int?

    /// New content that replaces what is found once it can be searched, and the number of its load.
    private var waiting: (content: PaneContent, load: Int?)?

    /// Why the latest refresh failed; nil if it succeeded.
    private(set) var refreshError: SectionError?

    /// What the pane shows.
    enum State: Sendable {
        case loading
        case failed(SectionError)
        case shown(PaneContent)

        var isLoading: Bool {
            if case .loading = self { true } else { false }
        }
    }

    init(recipe: CommandDescription, operand: String? = nil, isOpen: Bool) {
        self.recipe = recipe
        self.operand = operand
        self.isOpen = isOpen
        title = recipe.name.withCapital
        state = .loading
    }

    /// Creates a pane with fixed content.
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

    /// Whether the content stays if the load in progress fails.
    var keepsContentOnFailure: Bool { load?.isRefresh == true && content != nil }

    /// Whether a load that was not started automatically is in progress.
    var isWaitedFor: Bool { load.map { !$0.isAutomatic } ?? false }

    var hasFailed: Bool {
        if case .failed = state { true } else { false }
    }

    /// Keeps the content and shows why the refresh failed.
    mutating func keepContent(after error: SectionError) {
        refreshError = error
    }

    /// Removes the marks of changes.
    mutating func fade() {
        guard case .shown(var content) = state, content.hasMarks else { return }
        content.forgetMarks()
        markedLoad = nil
        state = .shown(content)
    }

    /// Shows a new state; loading does not replace content.
    mutating func take(_ state: State, searching words: [[UInt8]]) {
        switch (state, self.state) {
        case (.loading, .shown): break
        case (.shown(var content), _):
            if load?.isRefresh == true, let old = self.content { content.mark(since: old) }
            indexing = nil
            if !words.isEmpty, self.content != nil, !content.isIndexed {
                waiting = (content, load?.number)
            } else {
                show(content, of: load?.number, searching: words)
            }
        default: self.state = state
        }
    }

    private mutating func show(_ content: PaneContent, of load: Int?, searching words: [[UInt8]]) {
        var content = content
        markedLoad = content.hasMarks ? load : nil
        refreshError = content.snapshot.refreshError
        content.filter(by: words)
        title = content.snapshot.title
        (motion, waiting) = (nil, nil)
        state = .shown(content)
    }

    /// Shows the content as computed for the current time; marks of changes stay.
    mutating func move(to content: PaneContent, searching words: [[UInt8]]) {
        // What is found stays until moved content can be searched.
        if !words.isEmpty, self.content?.isIndexed == true, !content.isIndexed { return }
        var content = content
        if markedLoad == nil { content.forgetMarks() }
        content.filter(by: words)
        state = .shown(content)
    }

    // MARK: Indexing

    /// Begins to index content if it cannot be searched; returns that content.
    mutating func beginIndexing(_ number: Int) -> PaneContent? {
        guard indexing == nil, let content = newestContent, !content.isIndexed else { return nil }
        indexing = number
        return content
    }

    /// Shows content that can be searched now.
    mutating func take(indexed content: PaneContent, searching words: [[UInt8]]) {
        indexing = nil
        if let waiting {
            show(content, of: waiting.load, searching: words)
        } else {
            move(to: content, searching: words)
        }
    }

    /// The content of the latest load, which may not be shown yet.
    var newestContent: PaneContent? { waiting?.content ?? content }

    /// Prepares rows for drawing.
    mutating func prepare(_ offsets: Range<Int>, ofPart part: Int) {
        guard case .shown(var content) = state else { return }
        content.prepare(offsets, ofPart: part)
        state = .shown(content)
    }

    /// Begins a load, which supersedes the one before it.
    mutating func begin(_ number: Int, _ reason: LoadReason) {
        // After a load for other values, the content belongs to the values before it.
        load = Load(
            number: number, isRefresh: reason.isRefresh && load?.isRefresh != false,
            isAutomatic: reason.isAutomatic)
        isDue = false
        isOutdated = false
        if hasFailed { state = .loading }
    }

    /// Ends the load in progress.
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

    /// Whether a search has found a row; false until its content can be searched.
    var hasFound: Bool {
        guard let content, content.isIndexed else { return false }
        return content.lists.contains { $0.count > 0 }
    }

    /// Whether a list has a column; true if the section has not loaded yet.
    func has(_ column: String) -> Bool {
        guard let content else { return true }
        return content.lists.contains { list in
            list.drawn.table.columns.contains { $0.key == column }
        }
    }
}
