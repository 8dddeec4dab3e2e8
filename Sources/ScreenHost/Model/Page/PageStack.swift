import SectionKit

/// The pages that were opened one from another, and the loads that fill them.
struct PageStack: Sendable {
    /// The pages; the last is in sight, and there is always the first.
    private(set) var all: [Page]

    /// The number of the latest load.
    private(set) var lastLoad = 0

    init(first page: Page) {
        all = [page]
    }

    /// The page in sight.
    var current: Page {
        get { all[all.count - 1] }
        set { all[all.count - 1] = newValue }
    }

    mutating func open(_ page: Page) {
        all.append(page)
    }

    /// Leaves the page for the one before; what it waits for is not waited for any more.
    mutating func leave() -> [Effect] {
        guard all.count > 1 else { return [] }
        return all.removeLast().panes.compactMap { $0.load.map { .cancel(load: $0.number) } }
    }

    // MARK: Beginning loads

    /// The number of a load that begins.
    mutating func nextLoad() -> Int {
        lastLoad += 1
        return lastLoad
    }

    /// Loads the panes of all pages that something concerns.
    mutating func loadAll(
        _ values: CommandValues,
        isRefresh: Bool = false,
        where isConcerned: (Pane) -> Bool = { _ in true }
    ) -> [Effect] {
        all.indices.flatMap { page in
            all[page].panes.indices.filter { isConcerned(all[page].panes[$0]) }.flatMap { pane in
                load(pane, of: page, values, isRefresh: isRefresh)
            }
        }
    }

    /// Loads those panes of the page in sight that something concerns.
    mutating func load(_ values: CommandValues, where isConcerned: (Pane) -> Bool) -> [Effect] {
        current.panes.indices.filter { isConcerned(current.panes[$0]) }.flatMap { pane in
            load(pane, of: all.count - 1, values, isRefresh: false)
        }
    }

    /// Loads what failed on the page in sight: the pane under the cursor, or else all that did.
    mutating func retry(_ values: CommandValues) -> [Effect] {
        let isHere = current.panes[current.position.cursor.pane].hasFailed
        let failed = current.panes.indices.filter { pane in
            current.panes[pane].hasFailed && (!isHere || pane == current.position.cursor.pane)
        }
        return failed.flatMap { load($0, of: all.count - 1, values, isRefresh: false) }
    }

    private mutating func load(
        _ pane: Int,
        of page: Int,
        _ values: CommandValues,
        isRefresh: Bool
    ) -> [Effect] {
        guard let recipe = all[page].panes[pane].recipe else { return [] }
        let superseded = all[page].panes[pane].load.map { Effect.cancel(load: $0.number) }
        let number = nextLoad()
        all[page].panes[pane].begin(number, isRefresh: isRefresh)
        let own = values[section: recipe.name]
        let values =
            recipe.operand.map { operand in
                own.setting(operand.name, to: all[page].panes[pane].operand)
            } ?? own
        return [superseded, .load(number: number, recipe: recipe.name, values)].compactMap(\.self)
    }

    // MARK: What loads bring

    /// The pane that waits for a load to bring something in place of what is there to see.
    func refreshed(by load: Int) -> Pane? {
        all.lazy.flatMap(\.panes).first { $0.load?.number == load && $0.staysOnFailure }
    }

    /// Gives a state to the pane that waits for the load; those of an earlier one are late.
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

    mutating func end(_ load: Int) {
        change(load) { page, pane in page.panes[pane].end() }
    }

    private mutating func change(_ load: Int, _ body: (inout Page, Int) -> Void) {
        for page in all.indices {
            for pane in all[page].panes.indices
            where all[page].panes[pane].load?.number == load {
                body(&all[page], pane)
            }
        }
    }
}
