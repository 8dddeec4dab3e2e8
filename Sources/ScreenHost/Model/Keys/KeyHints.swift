import SectionKit

/// The keys that are available on a page, the most important first.
struct KeyHints {
    let page: Page
    let options: OptionChoices
    let viewport: Viewport
    let actions: [CommandDescription]

    var all: [Hint] {
        let keys = Hint("?", "keys")
        guard !page.isHelp else { return [keys, Hint("q", "back")] + search }
        let hasFailed = page.panes.contains(where: \.hasFailed)
        var hints = [keys, Hint("q", "quit")]
        if !page.isFirst { hints.append(Hint("Esc", "back")) }
        if hasFailed { hints.append(Hint("r", "retry")) }
        let target = PageTarget(of: page, in: viewport)
        let first = target.row?.table.commands.first
        let called = actions.first { $0.name == first }
        hints += enter(on: target, calling: called?.title) + search
        hints += ActionKeys(actions, on: page, in: viewport).hints(besides: called?.name)
        if viewport.map != nil { hints.append(Hint("+ -", "map")) }
        hints += picks
        hints += LinkKeys(page, in: viewport).hints
        hints.append(Hint("e", "export"))
        if !hasFailed { hints.append(Hint("r", "refresh")) }
        return hints
    }

    /// What Enter does, such as calling an action.
    private func enter(on target: PageTarget, calling called: String?) -> [Hint] {
        switch target {
        case .heading(let isOpen): [Hint("Enter", isOpen ? "fold" : "unfold")]
        case .row, .link: [Hint("Enter", called ?? "open")]
        case .nothing: []
        }
    }

    /// How the page is searched, and how to clear all filters.
    private var search: [Hint] {
        let text = page.search.text
        let hints = [Hint("/", text.isEmpty ? "search" : "search: \(text)")]
        guard page.isFirst, !options.chosen.isEmpty || options.lacksFirst else { return hints }
        return hints + [Hint("x", options.lacksFirst ? "as before" : "clear")]
    }

    /// The options that keys pick, with their values: those of the section with the cursor, and of the
    /// program.
    private var picks: [Hint] {
        options.pickable(on: page).compactMap { option in
            guard page.takesAtCursor(option) || page.isFirst && !page.takes(option),
                let picker = option.picker
            else { return nil }
            let given = options.texts(of: option).compactMap(\.self)
            let words = option.isSwitch ? "on" : given.separated(by: ", ")
            let value = given.isEmpty ? "" : ": \(words)"
            return Hint(String(picker.key), picker.title.lowercased() + value)
        }
    }
}
