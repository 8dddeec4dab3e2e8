import SectionKit

extension BrowseModel {
    /// Loads all sections; what a screen begins with.
    mutating func start() -> [Effect] {
        page.panes.indices.flatMap { load(pane: $0, of: 0) }
    }

    /// Loads a pane with the values as they are now; the load before it is over.
    ///
    /// - Parameter isRefresh: whether what it shows is an answer to the same values, and stays if
    ///   nothing comes in its place.
    mutating func load(pane index: Int, of page: Int, isRefresh: Bool = false) -> [Effect] {
        let pane = pages[page].panes[index]
        guard let recipe = pane.recipe else { return [] }
        lastLoad += 1
        pages[page].panes[index].load = lastLoad
        // While other values are waited for, what it shows is no answer to them.
        pages[page].panes[index].isRefreshed =
            isRefresh && (pane.load == nil || pane.isRefreshed)
        if pane.hasFailed { pages[page].panes[index].state = .loading }
        var values = values[section: recipe.name]
        if let operand = recipe.operand {
            values = values.setting(operand.name, to: pane.operand)
        }
        let cancel = pane.load.map { [Effect.cancel(load: $0)] } ?? []
        return cancel + [.load(number: lastLoad, recipe: recipe.name, values)]
    }

    /// Takes a state that a load has brought; nobody waits for those of an earlier one.
    mutating func take(_ state: Pane.State, title: String, of number: Int) {
        if case .failed(let error) = state,
            pages.flatMap(\.panes).contains(where: { $0.load == number && $0.staysOnFailure })
        {
            message = "\(title) is as it was. \(error.message)".safe
            return
        }
        for index in pages.indices {
            let words = pages[index].search.searchWords
            change(panesOf: number, on: index) { pane in
                pane.title = title
                pane.take(state, searching: words)
            }
        }
        goToFirstRow()
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
