import SectionKit

/// A page of sections, one below another, with a cursor and a search.
struct Page: Sendable {
    let kind: Kind
    var panes: [Pane]
    var position: PagePosition
    private(set) var search = PageSearch()

    /// The text that was last looked for on a page that is not searched by its rows.
    var wanted = ""

    /// The identity of the row that the map shows.
    private var followed: String?

    /// The sections that a search has unfolded, which are folded again when it ends.
    private var unfolded: Set<Int> = []

    /// Whether a person has moved the map away from that row.
    private var hasMovedMap = false

    enum Kind: Sendable {
        /// The first page of a tab.
        case first

        /// A page about a row that was opened on another page.
        case opened(TableRow)

        /// The page that lists all keys.
        case help
    }

    init(_ kind: Kind, panes: [Pane]) {
        self.kind = kind
        self.panes = panes
        position = PagePosition(cursor: CursorPosition(pane: panes.lastIndex(where: \.isOpen) ?? 0))
    }

    var isFirst: Bool {
        if case .first = kind { true } else { false }
    }

    var isHelp: Bool {
        if case .help = kind { true } else { false }
    }

    /// The row that the page was opened from.
    var origin: TableRow? {
        if case .opened(let row) = kind { row } else { nil }
    }

    /// The title of the page, such as the name of a launch; nil for the first page.
    var title: String? {
        switch kind {
        case .first: nil
        case .opened(let row): row.title
        case .help: "Keys"
        }
    }

    /// The file name proposed for an export, without its extension.
    var exportName: String {
        let pane = panes.first(where: \.isOpen)
        return pane?.recipe?.name ?? pane?.content?.snapshot.id ?? "report"
    }

    /// The sections to export: the open ones, with the rows that are shown.
    var exported: [SectionSnapshot] {
        panes.filter(\.isOpen).compactMap { $0.content?.snapshot(found: search) }
    }

    /// Whether a section takes an option.
    func takes(_ option: OptionDescription) -> Bool {
        panes.contains { $0.takes(option) }
    }

    /// Whether the section with the cursor takes an option.
    func takesAtCursor(_ option: OptionDescription) -> Bool {
        panes.indices.contains(position.cursor.pane) && panes[position.cursor.pane].takes(option)
    }

    /// The recipe of the last section that takes an option, preferably one that has the column.
    func recipe(taking option: OptionDescription, with column: String) -> CommandDescription? {
        let panes = panes.filter { $0.takes(option) }
        return (panes.last { $0.has(column) } ?? panes.last)?.recipe
    }

    // MARK: Moving

    mutating func move(_ movement: Movement, in viewport: Viewport) {
        position.move(
            movement, on: PageLayout(self, in: viewport), height: viewport.height,
            panes: panes.count)
    }

    mutating func scrollToCursor(in viewport: Viewport) {
        position.scrollToCursor(
            on: PageLayout(self, in: viewport), height: viewport.height)
    }

    /// Moves the cursor to a visible line; returns false if it is already there.
    mutating func go(toLine line: Int, in viewport: Viewport) -> Bool {
        guard (0..<viewport.height).contains(line) else { return true }
        let layout = PageLayout(self, in: viewport)
        if let rows = layout.stickyRows(top: position.top), line < PageLayout.stickyHeight {
            position.go(to: CursorPosition(pane: rows.pane))
            return true
        }
        guard let target = layout.position(at: position.top + line) else { return true }
        guard target != position.cursor else { return false }
        position.go(to: target)
        return true
    }

    /// Moves the cursor to the first row of its section, or of the last section that has rows,
    /// unless a person has moved it; only on the first page, others are read from the top, as is a section
    /// whose rows begin below the screen.
    mutating func goToFirstRow(in viewport: Viewport) {
        guard !position.hasMoved, isFirst else { return }
        let layout = PageLayout(self, in: viewport)
        let rows = layout.segments.filter { $0.list != nil }
        let own = position.cursor.pane
        let isOwn = panes[own].load != nil || rows.contains { $0.pane == own }
        if let first = rows.first(where: { $0.pane == (isOwn ? own : rows.last?.pane) }) {
            position.cursor = CursorPosition(pane: first.pane, part: first.part)
        } else {
            position.cursor.part = CursorPosition.heading
        }
        position.top = 0
        // One or two visible rows would not be enough: the section is read from the top, unless a search
        // has found them.
        guard layout.line(of: position.cursor) + 3 > viewport.height else { return }
        if panes.count == 1 || !search.isOn { position.cursor.part = CursorPosition.heading }
        if panes.count > 1 { position.scrollToSection(on: layout, height: viewport.height) }
    }

    /// Folds or unfolds the section under the cursor.
    mutating func fold(isOpen: Bool, in viewport: Viewport) {
        let pane = position.cursor.pane
        panes[pane].isOpen = isOpen
        if !isOpen { position.cursor = CursorPosition(pane: pane) }
        position.hasMoved = true
        guard isOpen else { return }
        position.scrollToSection(
            on: PageLayout(self, in: viewport), height: viewport.height)
    }

    /// Unfolds the section that takes an operand, and moves the cursor there.
    mutating func unfold(taking operand: OptionDescription) {
        guard let pane = panes.firstIndex(where: { $0.takes(operand) }) else { return }
        panes[pane].isOpen = true
        position = PagePosition(cursor: CursorPosition(pane: pane))
    }

    // MARK: Map

    /// Enlarges, reduces or moves the map of the section under the cursor.
    mutating func move(_ command: MapCommand, on dock: MapDock) {
        if case .move = command { hasMovedMap = true }
        panes[position.cursor.pane].mapPosition = dock.position(after: command)
    }

    /// Moves the map so that it shows the row under the cursor, unless a person has moved it away
    /// since that row was selected.
    mutating func followRow(on dock: MapDock) {
        if dock.chosen != followed { hasMovedMap = false }
        followed = dock.chosen
        if !hasMovedMap { panes[position.cursor.pane].mapPosition = dock.positionShowingRow }
    }

    // MARK: Loading

    /// Shows a new state of a section; the row under the cursor, known by its identity, stays
    /// selected and at the same line of the screen.
    mutating func take(_ state: Pane.State, of pane: Int, in viewport: Viewport) {
        let words = search.words
        changeRows(of: pane, in: viewport) { $0.take(state, searching: words) }
    }

    /// Shows the content of a section as computed for the current time, like ``take(_:of:in:)``.
    mutating func move(_ pane: Int, to content: PaneContent, in viewport: Viewport) {
        let words = search.words
        changeRows(of: pane, in: viewport) { $0.move(to: content, searching: words) }
    }

    /// Shows the content of a section that can be searched now, like ``take(_:of:in:)``.
    mutating func take(indexed content: PaneContent, of pane: Int, in viewport: Viewport) {
        let words = search.words
        changeRows(of: pane, in: viewport) { $0.take(indexed: content, searching: words) }
        if unfoldFound() { goToFirstRow(in: viewport) }
    }

    /// Prepares the visible rows for drawing; what is not shown is not made.
    mutating func prepareRows(in viewport: Viewport) {
        let visible = position.top..<position.top + viewport.height
        for segment in PageLayout(self, in: viewport).segments where segment.list != nil {
            let lines = segment.lines.clamped(to: visible)
            if lines.isEmpty { continue }
            let offsets = lines.lowerBound - segment.start..<lines.upperBound - segment.start
            panes[segment.pane].prepare(offsets, ofPart: segment.part)
        }
    }

    private mutating func changeRows(
        of pane: Int,
        in viewport: Viewport,
        _ change: (inout Pane) -> Void
    ) {
        let isHere = pane == position.cursor.pane && position.hasMoved
        let chosen = isHere ? PageTarget(of: self, in: viewport).row?.identity : nil
        let before = chosen.map { _ in PageLayout(self, in: viewport).line(of: position.cursor) }
        change(&panes[pane])
        guard let chosen, let before, let content = panes[pane].content,
            let moved = content.position(of: chosen, near: position.cursor)
        else { return }
        position.cursor = moved
        // At the top of the page nothing scrolls.
        guard position.top > 0 else { return }
        position.top += PageLayout(self, in: viewport).line(of: moved) - before
    }

    /// Forgets the cursor's position because other rows replace the current ones, unless the row
    /// under the cursor has an identity by which it can be found again.
    mutating func forgetPlace(in viewport: Viewport) {
        search.start = nil
        if PageTarget(of: self, in: viewport).row?.identity == nil { position.hasMoved = false }
    }

    // MARK: Searching

    /// Shows only the rows that contain all words of a text, and selects the first.
    ///
    /// Without words all rows are shown again; the cursor stays on the row that was selected, or
    /// else returns to where the search began.
    mutating func search(for text: String, in viewport: Viewport) {
        let isChosen = position.hasMoved || (search.isOn && search.start == nil)
        guard search.change(to: text, from: position) else { return }
        let chosen = isChosen ? PageTarget(of: self, in: viewport).row : nil
        for pane in panes.indices { panes[pane].filter(by: search.words) }
        unfoldFound()
        if search.isOn {
            position.hasMoved = false
            goToFirstRow(in: viewport)
        } else if let chosen {
            position.cursor.offset = chosen.index
        } else if let start = search.start {
            (position.cursor, position.hasMoved) = (start.cursor, start.hasMoved)
            if !panes[position.cursor.pane].isOpen { position.cursor.part = CursorPosition.heading }
        }
        guard !search.isOn else { return }
        // The section of a row that was chosen stays as it is.
        for pane in unfolded where pane != position.cursor.pane { panes[pane].isOpen = false }
        unfolded = []
    }

    /// Unfolds the sections with found rows if no unfolded one has any; returns whether it did.
    @discardableResult private mutating func unfoldFound() -> Bool {
        guard search.isOn,
            panes.allSatisfy({ !$0.isOpen || ($0.content?.isIndexed != false && !$0.hasFound) })
        else { return false }
        let found = panes.indices.filter { panes[$0].hasFound }
        for pane in found { panes[pane].isOpen = true }
        unfolded.formUnion(found)
        return !found.isEmpty
    }
}
