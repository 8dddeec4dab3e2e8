import SectionKit

/// Performs commands on the pages and on the options that fill them.
struct Navigator: Sendable {
    var pages: PageStacks
    var options: OptionChoices

    /// The titles of the tabs.
    let tabs: [String]

    /// The recipes of the sections that rows open.
    let details: [CommandDescription]

    /// The actions that rows and keys call.
    let actions: [CommandDescription]

    /// The file extension that an export proposes, such as ".md".
    let fileExtension: String

    /// The outcome of a command.
    struct Response {
        var effects: [Effect] = []

        /// The message to show.
        var message: String?

        /// The new mode; nil to keep the mode.
        var mode: BrowseMode?
    }

    /// Performs a command on the current page, shown in a viewport.
    mutating func perform(_ command: BrowseCommand, in viewport: Viewport) -> Response {
        switch command {
        case .move(let movement): pages.current.move(movement, in: viewport)
        case .open: return open(in: viewport)
        case .fold(let isOpen): return fold(isOpen: isOpen, in: viewport)
        case .press(let line):
            return pages.current.go(toLine: line, in: viewport)
                ? Response() : open(in: viewport)
        case .back: return back(in: viewport)
        case .search: return Response(mode: searchMode)
        case .clear: return clear(in: viewport)
        case .pick(let option): return pick(option, in: viewport)
        case .letter(let key): return act(key, in: viewport) ?? visit(key, in: viewport)
        case .map(let command):
            guard let map = viewport.map else { return Response(message: "No map is shown here.") }
            pages.current.move(command, on: map)
        case .refresh: return refresh()
        case .tab(let tab): return choose(tab: tab, in: viewport)
        case .export:
            let file = pages.current.exportName + fileExtension
            return Response(mode: .exporting(ExportPrompt(proposing: file)))
        case .showKeys:
            let help = HelpPage(
                tabs: tabs, page: pages.current, viewport: viewport,
                pickable: options.pickable(on: pages.current), actions: actions)
            pages.open(help.page(viewport.typesetter))
        case .quit: return Response(effects: [.quit])
        }
        return Response()
    }

    // MARK: Pages

    private mutating func choose(tab: Int, in viewport: Viewport) -> Response {
        let effects = pages.choose(tab: tab)
        pages.current.goToFirstRow(in: viewport)
        return Response(effects: effects)
    }

    /// Opens the row or link under the cursor; on a heading, folds or unfolds the section.
    private mutating func open(in viewport: Viewport) -> Response {
        switch PageTarget(of: pages.current, in: viewport) {
        case .heading(let isOpen): fold(isOpen: !isOpen, in: viewport)
        case .link(let link): visit(link)
        case .row(let row): row.link.map { visit($0) } ?? open(row, in: viewport)
        case .nothing: Response()
        }
    }

    /// Opens a page about a row: its detail section, or else all its cells.
    private mutating func open(_ row: TableRow, in viewport: Viewport) -> Response {
        if let call = actions.lazy.filter({ $0.name == row.table.commands.first })
            .compactMap(row.call).first
        {
            return begin(call)
        }
        guard let command = row.table.commands.first,
            let recipe = details.first(where: { $0.name == command }),
            recipe.operand != nil,
            let operand = row.identity
        else {
            let snapshot = SectionSnapshot(
                id: "row", title: row.title, state: .success([row.facts]))
            let content = PaneContent(
                snapshot, blocks: [row.facts], typesetter: viewport.typesetter)
            pages.open(Page(.opened(row), panes: [Pane(content)]))
            return Response()
        }
        let pane = Pane(recipe: recipe, operand: operand, isOpen: true)
        pages.open(Page(.opened(row), panes: [pane]))
        return Response(effects: pages.load(options.values) { _ in true })
    }

    /// Folds or unfolds the section under the cursor; folding the only section of a page leaves it.
    private mutating func fold(isOpen: Bool, in viewport: Viewport) -> Response {
        if !isOpen, !pages.current.isFirst, pages.current.panes.count == 1 {
            return Response(effects: pages.leave())
        }
        pages.current.fold(isOpen: isOpen, in: viewport)
        return Response()
    }

    /// The mode in which the rows of a page are searched, or else its lines.
    private var searchMode: BrowseMode {
        let page = pages.current
        return page.hidesRows
            ? .searching(SearchPrompt(page.search.text))
            : .finding(FindPrompt(page.wanted, from: page.position.cursor))
    }

    /// Clears the search, or else leaves the page.
    private mutating func back(in viewport: Viewport) -> Response {
        guard pages.current.search.text.isEmpty else {
            pages.current.search(for: "", in: viewport)
            return Response()
        }
        return Response(effects: pages.leave())
    }

    /// Retries what failed on the page; if nothing did, refreshes everything.
    private mutating func refresh() -> Response {
        let retries = pages.retry(options.values)
        guard retries.isEmpty else { return Response(effects: [.forgetFailures] + retries) }
        return Response(
            effects: [.open(options.values.program, refreshing: true)]
                + pages.loadAll(options.values, .refresh))
    }

    // MARK: Links

    /// Opens the link with a key, or says why there is none.
    private func visit(_ key: Character, in viewport: Viewport) -> Response {
        let links = LinkKeys(pages.current, in: viewport)
        if let link = links.link(for: key) { return visit(link) }
        if links.contains(key) {
            return Response(message: "This row has no link for \(key).")
        }
        let keys = ActionKeys(actions, on: pages.current, in: viewport)
        if let reason = keys.unavailability(of: key) {
            return Response(message: reason)
        }
        return Response(message: reasonForNothing(key))
    }

    /// Why a key does nothing on the current page.
    private func reasonForNothing(_ key: Character) -> String {
        let places = actions.filter { $0.key == key }.compactMap(\.place.section)
        guard options.isKeyOfFirstPage(key) || !places.isEmpty else {
            return "No such key; press ? for a list of keys."
        }
        guard pages.current.isFirst else {
            return "That key works only on the first page; press Esc to return to it."
        }
        let tab = pages.firstPages.firstIndex { page in
            options.pickable(on: page).contains { $0.picker?.key == key }
                || page.panes.contains { pane in
                    pane.recipe.map { places.contains($0.name) } ?? false
                }
        }
        return tab.map { "That key works only on \(tabs[$0]); press \($0 + 1) to go there." }
            ?? "No such key; press ? for a list of keys."
    }

    private func visit(_ link: WebLink) -> Response {
        Response(effects: [.visit(link)], message: "Opening \(link.url)")
    }

    // MARK: Options

    /// Opens the picker of an option, or switches to the other of two values.
    private mutating func pick(_ option: OptionDescription, in viewport: Viewport) -> Response {
        if let other = options.toggled(option) {
            return Response(effects: set(option, to: other.value, in: viewport))
        }
        let current = options.text(of: option)
        guard let column = option.picker?.column,
            let recipe = pages.current.recipe(taking: option, with: column)
        else { return Response(mode: .picking(Picker(option, current: current, load: nil))) }
        // Without this option, to count the rows of all values.
        let load = pages.nextLoad()
        let values = options.values[section: recipe.name].setting(option.name, to: nil)
        return Response(
            effects: [
                .count(
                    column: column, codes: option.picker?.codes ?? [], number: load,
                    recipe: recipe.name, values)
            ],
            mode: .picking(Picker(option, current: current, load: load)))
    }

    /// Sets the value of an option, and loads the sections that take it.
    mutating func set(
        _ option: OptionDescription,
        to value: String?,
        in viewport: Viewport
    ) -> [Effect] {
        guard options.set(option, to: value) else { return [] }
        if option.isOperand { pages.current.unfold(taking: option) }
        if options.isThemeOption(option) {
            // Lists are drawn in the theme that they were loaded in.
            return [.restyle] + loadAll(in: viewport) { _ in true }
        }
        let isSourceOption = options.isSourceOption(option)
        return (isSourceOption ? [.open(options.values.program, refreshing: false)] : [])
            + loadAll(in: viewport) { isSourceOption || $0.takes(option) }
    }

    /// Clears all filters, or goes back to those with which the screen began.
    private mutating func clear(in viewport: Viewport) -> Response {
        let before = options.chosen
        options.clear()
        let chosen = before + options.chosen
        return Response(
            effects: loadAll(in: viewport) { pane in chosen.contains(where: pane.takes) })
    }

    private mutating func loadAll(
        in viewport: Viewport,
        where isConcerned: (Pane) -> Bool
    ) -> [Effect] {
        pages.current.forgetPlace(in: viewport)
        return pages.loadAll(options.values, where: isConcerned)
    }
}

extension Navigator {
    /// Calls the available action with a key; nil if there is none.
    mutating func act(_ key: Character, in viewport: Viewport) -> Response? {
        let keys = ActionKeys(actions, on: pages.current, in: viewport)
        return keys.call(for: key).map { begin($0) }
    }

    /// Begins an action: opens its form, plans it, or performs it.
    mutating func begin(_ call: ActionCall) -> Response {
        // The cursor follows the row when it moves.
        if call.row != nil { pages.current.position.hasMoved = true }
        let flow = ActionFlow(call)
        return follow(.stepping(flow.firstStep, call.given), of: flow)
    }

    /// Applies the outcome of an input or of a step to an action.
    ///
    /// - Parameter awaited: the number of the step that was running before.
    mutating func follow(
        _ outcome: ActionFlow.Outcome,
        of flow: ActionFlow,
        awaited: Int? = nil
    ) -> Response {
        var response = Response(mode: .acting(flow))
        if let awaited, flow.number == nil { response.effects = [.cancel(load: awaited)] }
        switch outcome {
        case .staying, .unused: break
        case .message(let text): response.message = text
        case .stepping(let step, let values):
            var flow = flow
            let number = pages.nextLoad()
            flow.number = number
            response.mode = .acting(flow)
            response.effects.append(
                .act(step, number: number, action: flow.call.action.name, values))
        case .leaving(let text):
            response.message = text
            response.mode = .browsing
        case .done(let words):
            response.message = words
            response.mode = .browsing
            response.effects += finish(flow.call)
        }
        return response
    }

    /// Loads the sections that a performed action changes, and leaves the page of a row that it may
    /// have removed.
    private mutating func finish(_ call: ActionCall) -> [Effect] {
        let isOrigin = pages.current.origin.map { $0.identity == call.row?.identity } ?? false
        let left = call.action.confirmation != .never && isOrigin ? pages.leave() : []
        return left
            + pages.loadAll(options.values, .change) { pane in
                pane.recipe.map { call.action.mayChange($0.name) } ?? true
            }
    }
}
