import SectionKit

/// The keys that are available on a page, the most important first.
struct KeyHints {
    let page: Page
    let options: OptionChoices
    let viewport: Viewport
    let actions: [Browsable.Action]

    var all: [Hint] {
        let keys = Hint("?", "keys")
        guard !page.isHelp else { return [keys, Hint("q", "back")] }
        let hasFailed = page.panes.contains(where: \.hasFailed)
        var hints = [keys, Hint("q", "quit")]
        if !page.isFirst { hints.append(Hint("Esc", "back")) }
        if hasFailed { hints.append(Hint("r", "retry")) }
        hints += target
        if viewport.map != nil { hints.append(Hint("+ -", "map")) }
        if page.isFirst { hints += search + picks }
        hints += LinkKeys(page, in: viewport).hints
        hints.append(Hint("e", "export"))
        if !hasFailed { hints.append(Hint("r", "refresh")) }
        return hints
    }

    /// What Enter does, and the keys of the actions.
    private var target: [Hint] {
        let target = PageTarget(of: page, in: viewport)
        let first = target.row?.table.commands.first
        let called = actions.first { $0.name == first }?.name
        let enter: [Hint] =
            switch target {
            case .heading(let isOpen): [Hint("Enter", isOpen ? "fold" : "unfold")]
            case .row, .link: [Hint("Enter", called ?? "open")]
            case .nothing: []
            }
        return enter + ActionKeys(actions, on: page, in: viewport).hints(besides: called)
    }

    private var search: [Hint] {
        let text = page.search.text
        let hints = [Hint("/", text.isEmpty ? "search" : "search: \(text)")]
        return options.chosen.isEmpty ? hints : hints + [Hint("x", "clear")]
    }

    /// The options that keys pick, with their values.
    private var picks: [Hint] {
        options.pickable(on: page).compactMap { option in
            guard let picker = option.picker else { return nil }
            let given = options.texts(of: option).compactMap(\.self)
            let value = given.isEmpty ? "" : ": \(given.separated(by: ", "))"
            return Hint(String(picker.key), picker.title.lowercased() + value)
        }
    }
}
