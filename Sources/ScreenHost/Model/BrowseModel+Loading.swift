import SectionKit

extension BrowseModel {
    /// Loads all sections; what a screen begins with.
    mutating func start() -> [Effect] {
        page.panes.indices.flatMap { load(pane: $0, of: 0) }
    }

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
    mutating func take(_ state: Pane.State, title: String, of number: Int) {
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
    mutating func change(
        panesOf load: Int, on page: Int? = nil, _ body: (inout Pane) -> Void
    ) {
        for index in pages.indices where page == nil || page == index {
            for pane in pages[index].panes.indices where pages[index].panes[pane].load == load {
                body(&pages[index].panes[pane])
            }
        }
    }
}
