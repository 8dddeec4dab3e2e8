import SectionKit

/// The stacks of open pages, one for each tab, and the loads that fill the pages.
struct PageStacks: Sendable {
    /// The pages of each tab, from its first page, which is always there, to the one it shows.
    private var stacks: [[Page]]

    /// The index of the tab that is shown.
    private(set) var tab: Int

    /// The number of the latest load.
    private(set) var lastLoad = 0

    /// The place of a page.
    private struct Place: Equatable {
        let stack: Int
        let page: Int
    }

    /// Creates the stacks with the first page of each tab, of which there is at least one.
    init(first pages: [Page], tab: Int = 0) {
        stacks = pages.map { [$0] }
        self.tab = tab
    }

    /// The pages of the tab that is shown, from its first page to the current one.
    var path: [Page] { stacks[tab] }

    /// The first page of each tab.
    var firstPages: [Page] { stacks.map { $0[0] } }

    /// The titles of the sections of the first pages, by name.
    var sectionTitles: [String: String] {
        firstPages.flatMap(\.panes).reduce(into: [:]) { titles, pane in
            if let name = pane.recipe?.name { titles[name] = pane.title }
        }
    }

    /// The pages of all tabs.
    var all: [Page] { stacks.flatMap(\.self) }

    /// The current page.
    var current: Page {
        get { self[top] }
        set { self[top] = newValue }
    }

    mutating func open(_ page: Page) {
        stacks[tab].append(page)
    }

    /// Returns to the previous page and cancels the loads of the current one.
    mutating func leave() -> [Effect] {
        guard path.count > 1 else { return [] }
        return stacks[tab].removeLast().panes.compactMap {
            $0.load.map { .cancel(load: $0.number) }
        }
    }

    /// Shows a tab as it was left; the tab that is shown returns to its first page.
    mutating func choose(tab: Int) -> [Effect] {
        guard stacks.indices.contains(tab) else { return [] }
        var effects = current.isHelp ? leave() : []
        if tab == self.tab {
            while path.count > 1 { effects += leave() }
        }
        self.tab = tab
        return effects
    }

    // MARK: Places

    private var places: [Place] {
        stacks.indices.flatMap { stack in
            stacks[stack].indices.map { Place(stack: stack, page: $0) }
        }
    }

    /// The place of the current page.
    private var top: Place { Place(stack: tab, page: stacks[tab].count - 1) }

    private subscript(place: Place) -> Page {
        get { stacks[place.stack][place.page] }
        _modify { yield &stacks[place.stack][place.page] }
    }

    // MARK: Starting loads

    /// Returns a number for a new load.
    mutating func nextLoad() -> Int {
        lastLoad += 1
        return lastLoad
    }

    /// Loads the panes of all pages that meet a condition.
    mutating func loadAll(
        _ values: CommandValues,
        _ reason: LoadReason = .start,
        where isConcerned: (Pane) -> Bool = { _ in true }
    ) -> [Effect] {
        places.flatMap { page in
            self[page].panes.indices.filter { isConcerned(self[page].panes[$0]) }.flatMap { pane in
                load(pane, of: page, values, reason)
            }
        }
    }

    /// Loads the panes of the current page that meet a condition.
    mutating func load(_ values: CommandValues, where isConcerned: (Pane) -> Bool) -> [Effect] {
        current.panes.indices.filter { isConcerned(current.panes[$0]) }.flatMap { pane in
            load(pane, of: top, values, .start)
        }
    }

    /// Retries the pane under the cursor if it failed, or else all panes of the page that failed.
    mutating func retry(_ values: CommandValues) -> [Effect] {
        let isHere = current.panes[current.position.cursor.pane].hasFailed
        let failed = current.panes.indices.filter { pane in
            current.panes[pane].hasFailed && (!isHere || pane == current.position.cursor.pane)
        }
        return failed.flatMap { load($0, of: top, values, .start) }
    }

    /// Marks a pane that must be loaded again, if it has not been loaded since this load.
    mutating func becomeDue(after load: Int) {
        for page in places {
            for pane in self[page].panes.indices
            where self[page].panes[pane].lastLoad == load && self[page].panes[pane].load == nil {
                self[page].panes[pane].isDue = true
            }
        }
    }

    /// Marks the pane of this load, of which what it was loaded from has changed, and all panes that
    /// follow others: figures on a page agree.
    mutating func becomeDue(afterChangeOf load: Int) {
        guard all.contains(where: { $0.panes.contains { $0.lastLoad == load } }) else { return }
        for page in places {
            for pane in self[page].panes.indices
            where self[page].panes[pane].lastLoad == load && self[page].panes[pane].load == nil
                || self[page].panes[pane].follows
            {
                self[page].panes[pane].isDue = true
                self[page].panes[pane].isOutdated = true
            }
        }
    }

    /// Lets the pane of this load follow the changes that others report.
    mutating func follow(_ load: Int) {
        for page in places {
            for pane in self[page].panes.indices where self[page].panes[pane].lastLoad == load {
                self[page].panes[pane].follows = true
            }
        }
    }

    /// Loads the panes again automatically that must be and that a person can see: what is folded or
    /// below another page waits, but for what has changed, of which the summary is seen.
    mutating func refreshSeen(_ values: CommandValues) -> [Effect] {
        current.panes.indices
            .filter { pane in
                current.panes[pane].isDue
                    && (current.panes[pane].isOpen || current.panes[pane].isOutdated)
            }
            .flatMap { pane in
                load(pane, of: top, values, .timer)
            }
    }

    private mutating func load(
        _ pane: Int,
        of page: Place,
        _ values: CommandValues,
        _ reason: LoadReason
    ) -> [Effect] {
        guard let recipe = self[page].panes[pane].recipe else { return [] }
        let superseded = self[page].panes[pane].load.map { Effect.cancel(load: $0.number) }
        let number = nextLoad()
        self[page].panes[pane].begin(number, reason)
        let own = values[section: recipe.name]
        let values =
            if let operand = recipe.operand, let value = self[page].panes[pane].operand {
                own.setting(operand.name, to: value)
            } else {
                own
            }
        let load = Effect.load(number: number, recipe: recipe.name, values, reason)
        return [superseded, load].compactMap(\.self)
    }

    // MARK: Load results

    /// Whether a person waits for a load: it shows progress, or the first content.
    func isWaitedFor(_ load: Int) -> Bool {
        all.contains { page in
            page.panes.contains { pane in
                pane.load?.number == load && (pane.isWaitedFor || pane.content == nil)
            }
        }
    }

    /// The pane that a load refreshes, if it keeps its content when the load fails.
    func refreshed(by load: Int) -> Pane? {
        all.lazy.flatMap(\.panes).first { $0.load?.number == load && $0.keepsContentOnFailure }
    }

    /// Shows a state in the pane that is waiting for the load; states of superseded loads are
    /// ignored.
    mutating func take(
        _ state: Pane.State,
        title: String?,
        of load: Int,
        in viewport: Viewport
    ) {
        change(load) { page, pane in
            if let title { page.panes[pane].title = title }
            page.take(state, of: pane, in: viewport)
        }
    }

    /// Keeps the content of the pane that is waiting for the load, and shows why it failed.
    mutating func keepContent(of load: Int, after error: SectionError) {
        change(load) { page, pane in page.panes[pane].keepContent(after: error) }
    }

    /// Ends a load; returns an effect if its section refreshes automatically.
    mutating func end(_ load: Int) -> [Effect] {
        var effects: [Effect] = []
        change(load) { page, pane in
            page.panes[pane].end()
            if let interval = page.panes[pane].newestContent?.snapshot.refreshInterval {
                let wait = page.panes[pane].refreshError?.retryAfter ?? .zero
                effects.append(.wait(load: load, max(interval, wait)))
            }
        }
        return effects
    }

    /// Whether a pane marks the changes of a load.
    func hasMarks(from load: Int) -> Bool {
        all.contains { page in
            page.panes.contains { $0.markedLoad == load }
        }
    }

    /// Removes the marks of a load's changes, unless a later load has replaced them.
    mutating func fade(_ load: Int) {
        for page in places {
            for pane in self[page].panes.indices where self[page].panes[pane].markedLoad == load {
                self[page].panes[pane].fade()
            }
        }
    }

    // MARK: Moving content

    /// Starts to move new content that moves.
    mutating func startMoving() -> [Effect] {
        var effects: [Effect] = []
        for page in places {
            for pane in self[page].panes.indices where self[page].panes[pane].motion == nil {
                guard let content = self[page].panes[pane].content, content.snapshot.isMoving else {
                    continue
                }
                let number = nextLoad()
                self[page].panes[pane].motion = number
                effects.append(.tick(motion: number))
            }
        }
        return effects
    }

    /// Returns the effect that moves content, or that waits while nobody sees it; none if other
    /// content has replaced it.
    func move(_ motion: Int) -> [Effect] {
        guard let (page, pane) = place(where: { $0.motion == motion }) else { return [] }
        let isVisible = page == top && self[page].panes[pane].isOpen
        guard isVisible, let content = self[page].panes[pane].content else {
            return [.tick(motion: motion)]
        }
        return [.move(motion: motion, content)]
    }

    /// Shows moved content, unless other content has replaced it; nil ends the motion.
    mutating func take(
        _ content: PaneContent?,
        of motion: Int,
        in viewport: Viewport
    ) -> [Effect] {
        guard let (page, pane) = place(where: { $0.motion == motion }) else { return [] }
        guard let content else {
            self[page].panes[pane].motion = nil
            return []
        }
        self[page].move(pane, to: content, in: viewport)
        return [.tick(motion: motion)]
    }

    // MARK: Indexing content

    /// Starts to index what is searched and has no index yet: the pages with a search, and the
    /// current one while a search is typed.
    mutating func startIndexing(isTyping: Bool) -> [Effect] {
        var effects: [Effect] = []
        for page in places
        where self[page].search.isOn || isTyping && page == top {
            for pane in self[page].panes.indices {
                guard let content = self[page].panes[pane].beginIndexing(lastLoad + 1) else {
                    continue
                }
                effects.append(.index(number: nextLoad(), content))
            }
        }
        return effects
    }

    /// Shows indexed content, unless other content has replaced it.
    mutating func take(
        indexed content: PaneContent,
        of number: Int,
        in viewport: Viewport
    ) -> [Effect] {
        guard let (page, pane) = place(where: { $0.indexing == number }) else { return [] }
        let marked = self[page].panes[pane].markedLoad
        self[page].take(indexed: content, of: pane, in: viewport)
        let mark = self[page].panes[pane].markedLoad
        return (mark == marked ? [] : mark.map { [.fade(load: $0)] } ?? []) + startMoving()
    }

    private func place(where isMeant: (Pane) -> Bool) -> (page: Place, pane: Int)? {
        for page in places {
            if let pane = self[page].panes.firstIndex(where: isMeant) {
                return (page, pane)
            }
        }
        return nil
    }

    private mutating func change(_ load: Int, _ body: (inout Page, Int) -> Void) {
        for page in places {
            for pane in self[page].panes.indices
            where self[page].panes[pane].load?.number == load {
                body(&self[page], pane)
            }
        }
    }
}
