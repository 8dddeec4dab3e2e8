import SectionKit

/// The keys that work now on a page, the most needed first.
struct KeyHints {
    let page: Page
    let options: OptionChoices
    let viewport: Viewport
    let actions: [Browsable.Action]

    var all: [Hint] {
        let keys = Hint("?", "keys")
        guard !page.isOfKeys else { return [keys, Hint("q", "back")] }
        let hasFailed = page.panes.contains(where: \.hasFailed)
        var hints = [keys, Hint("q", "quit")]
        if !page.isFirst { hints.append(Hint("Esc", "back")) }
        if hasFailed { hints.append(Hint("r", "retry")) }
        let actionKeys = ActionKeys(actions, on: page, in: viewport)
        hints += target + actionKeys.hints
        if page.isFirst { hints += search + picks }
        hints += LinkKeys(page, in: viewport).hints
        hints.append(Hint("e", "export"))
        if !hasFailed { hints.append(Hint("r", "refresh")) }
        return hints
    }

    /// What Enter does.
    private var target: [Hint] {
        switch PageTarget(of: page, in: viewport) {
        case .heading(let isOpen): [Hint("Enter", isOpen ? "fold" : "unfold")]
        case .row(let row): [Hint("Enter", called(by: row) ?? "open")]
        case .link: [Hint("Enter", "open")]
        case .nothing: []
        }
    }

    /// The action that a row offers first.
    private func called(by row: TableRow) -> String? {
        actions.first { $0.name == row.table.commands.first }?.name
    }

    private var search: [Hint] {
        let text = page.search.text
        let hints = [Hint("/", text.isEmpty ? "search" : "search: \(text)")]
        return options.chosen.isEmpty ? hints : hints + [Hint("x", "all")]
    }

    /// The options that pages heed, with the values they have.
    private var picks: [Hint] {
        options.pickable.compactMap { option in
            guard let picker = option.picker else { return nil }
            let given = options.texts(of: option).compactMap(\.self)
            let value = given.isEmpty ? "" : ": \(given.joined(separator: ", "))"
            return Hint(String(picker.key), picker.title.lowercased() + value)
        }
    }
}
