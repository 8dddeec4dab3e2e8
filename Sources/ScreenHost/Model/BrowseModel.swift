import SectionKit

/// The whole state of the screen.
///
/// A pure value: it handles events and returns the side effects to perform, whose results come back
/// as events.
struct BrowseModel: Sendable {
    let browsable: Browsable
    private let typesetterAtFirst: Typesetter
    private(set) var size: ScreenSize
    private(set) var source: Report.Source
    private(set) var navigator: Navigator
    private(set) var mode = BrowseMode.browsing

    /// The picture of the row under the cursor.
    private(set) var picture = DockedPicture()

    /// The message to show, until the next key.
    private(set) var message: String? {
        didSet { isNotice = false }
    }

    /// Whether the message came by itself, not as the answer to a key.
    private var isNotice = false

    init(
        _ browsable: Browsable,
        typesetter: Typesetter,
        size: ScreenSize,
        source: Report.Source,
        values: CommandValues
    ) {
        self.browsable = browsable
        typesetterAtFirst = typesetter
        self.size = size
        self.source = source
        navigator = Navigator(
            pages: PageStacks(
                first: browsable.tabs.map { Page(.first, panes: browsable.panes(of: $0)) },
                tab: browsable.openedTab),
            options: OptionChoices(browsable, values: values), tabs: browsable.tabs.map(\.title),
            details: browsable.details,
            actions: browsable.program.actions,
            fileExtension: browsable.fileExtensions.first ?? ".md")
    }

    // MARK: What is shown

    /// Formats what is shown, in the theme that was picked.
    var typesetter: Typesetter {
        var typesetter =
            navigator.options.theme.map(typesetterAtFirst.colored) ?? typesetterAtFirst
        typesetter.keyWords = KeyWords(
            program: browsable.program, tabs: browsable.tabs, tab: navigator.pages.tab,
            titles: navigator.pages.sectionTitles,
            form: mode.flow.flatMap { $0.form == nil ? nil : $0.call.action })
        return typesetter
    }

    /// What the page is from: what its sections name, if all of them name the same source.
    var shownSource: Report.Source {
        let named = page.panes.compactMap(\.content).map(\.snapshot.source)
        guard case let first?? = named.first, named.allSatisfy({ $0 == first }) else {
            return source
        }
        return first
    }

    /// The titles of the program, of the tab if there are several, and of the open pages.
    var titles: [String] {
        let tab = browsable.tabs.count > 1 ? [browsable.tabs[navigator.pages.tab].title] : []
        return [browsable.program.title] + tab + navigator.pages.path.compactMap(\.title)
    }

    /// The bar of the tabs; nil if there is one tab, or another page is open on it.
    var tabBar: TabBar? {
        guard browsable.tabs.count > 1, page.isFirst else { return nil }
        return TabBar(
            title: browsable.program.title, tabs: browsable.tabs.map(\.title),
            shown: navigator.pages.tab, columns: size.columns, style: typesetter.style)
    }

    /// The current page.
    var page: Page { navigator.pages.current }

    /// The lines of the message or the question, limited so that part of the page stays visible.
    var messageLines: [String] {
        if let plan = mode.flow?.plan {
            return plan.lines(typesetter, width: size.columns - 1, atMost: max(5, size.rows / 2))
        }
        guard let text = message ?? mode.flow.flatMap({ ActionHints(flow: $0).note }) else {
            return []
        }
        let section =
            page.panes.indices.contains(page.position.cursor.pane)
            ? page.panes[page.position.cursor.pane].recipe?.name : nil
        let speaking = typesetter.speaking(in: section)
        return Array(speaking.lines(of: text, width: size.columns - 1).prefix(5))
    }

    /// The viewport of the page: the lines between the title and the map or chart, if there is one, or the
    /// status line, which is the message and the prompt, or else the key hints.
    var viewport: Viewport {
        let count = messageLines.count
        let bottom = mode.isBrowsing ? max(1, count) : count + 1
        let height = max(1, size.rows - 1 - bottom)
        let dock = mode.showsPage ? dock(leaving: height) : nil
        return Viewport(
            columns: max(ScreenSize.smallest.columns, size.columns) - 2,
            height: height - (dock?.rows ?? 0), typesetter: typesetter, source: source,
            dock: dock)
    }

    /// What is docked below the page: as large as without a message, so that a map keeps its scale
    /// when one appears, unless too little of the page were left.
    private func dock(leaving height: Int) -> Dock? {
        let dock = { (height: Int) in
            Dock(
                page, in: size, height: height, typesetter: typesetter,
                drawsPictures: browsable.draw != nil)
        }
        let usual = dock(max(1, size.rows - 2))
        return height - (usual?.rows ?? 0) >= min(3, height) ? usual : dock(height)
    }

    /// The available keys, the most important first.
    var hints: [Hint] {
        mode.flow.map { ActionHints(flow: $0).all }
            ?? KeyHints(
                page: page, options: navigator.options, viewport: viewport,
                actions: browsable.program.actions
            ).all
    }

    // MARK: Events

    /// Returns the effects that load all sections when the screen opens.
    mutating func start() -> [Effect] {
        navigator.pages.loadAll(navigator.options.values)
    }

    /// Handles an event and returns the effects to perform.
    mutating func update(_ event: BrowseEvent) -> [Effect] {
        let effects = take(event)
        // Any event can move, grow or shrink what is shown.
        navigator.pages.current.scrollToCursor(in: viewport)
        navigator.pages.current.prepareRows(in: viewport)
        if let map = viewport.map { navigator.pages.current.followRow(on: map) }
        return effects + navigator.pages.refreshSeen(navigator.options.values)
            + navigator.pages.startIndexing(isTyping: mode.isSearching)
            + picture.show(viewport.dock?.pictureRequest)
    }

    /// Whether an event may change what is shown; others, such as the beginning of an automatic
    /// refresh, need no new frame.
    func mayChangeScreen(_ event: BrowseEvent) -> Bool {
        switch event {
        case .due, .tick, .unwatched: false
        case .loaded(let number, _, .loading), .ended(let number):
            navigator.pages.isWaitedFor(number)
        default: true
        }
    }

    private mutating func take(_ event: BrowseEvent) -> [Effect] {
        switch event {
        case .input(let input):
            message = nil
            return take(input)
        case .resized(let size): self.size = size
        case .loaded(let number, let title, let state):
            take(state, title: title, of: number)
            return (navigator.pages.hasMarks(from: number) ? [.fade(load: number)] : [])
                + navigator.pages.startMoving()
        case .ended(let number): return navigator.pages.end(number)
        case .due(let number): navigator.pages.becomeDue(after: number)
        case .changed(let number): navigator.pages.becomeDue(afterChangeOf: number)
        case .unwatched(let number): navigator.pages.follow(number)
        case .faded(let number): navigator.pages.fade(number)
        case .tick(let motion): return navigator.pages.move(motion)
        case .moved(let motion, let content):
            return navigator.pages.take(content, of: motion, in: viewport)
        case .indexed(let number, let content):
            let effects = navigator.pages.take(indexed: content, of: number, in: viewport)
            navigator.pages.current.goToFirstRow(in: viewport)
            return effects
        case .counted(let number, let choices):
            guard case .picking(var picker) = mode, picker.load == number else { break }
            picker.take(choices)
            mode = .picking(picker)
        case .acted(let number, let answer):
            guard case .acting(var flow) = mode, flow.number == number else { break }
            let outcome = flow.take(answer)
            let inputs = flow.form?.takeTypedAhead() ?? []
            let effects = apply(navigator.follow(outcome, of: flow))
            return inputs.reduce(into: effects) { $0 += take($1) }
        case .drawn(let lines): return picture.take(lines)
        case .opened(let source):
            self.source = source
            navigator.options.sourceDidOpen()
        case .notOpened(let reason):
            navigator.options.sourceDidFail()
            show(reason)
        case .message(let text):
            if !text.isEmpty { show(text) } else if isNotice { message = nil }
            isNotice = !text.isEmpty
        case .exported(let file, let outcome): take(outcome, file)
        }
        return []
    }

    private mutating func show(_ text: String) {
        message = text.safe
    }

    private mutating func take(_ state: Pane.State, title: String?, of load: Int) {
        if case .failed(let error) = state, let pane = navigator.pages.refreshed(by: load) {
            navigator.pages.keepContent(of: load, after: error)
            if pane.load?.isAutomatic == true { return }
            return show("Could not refresh \(title ?? pane.title). \(error.message)")
        }
        navigator.pages.take(state, title: title, of: load, in: viewport)
        navigator.pages.current.goToFirstRow(in: viewport)
    }

    /// Shows the outcome of an export, or asks whether to replace the file.
    private mutating func take(_ outcome: ExportOutcome, _ file: String) {
        switch outcome {
        case .written(let notes):
            mode = .browsing
            show((["Written to \(file.quoted)."] + notes).joined(separator: " "))
        case .exists:
            mode = .exporting(ExportPrompt(file, isReplacing: true))
            show("\(file.quoted) already exists: press Enter to replace it, or Esc to cancel.")
        case .failed(let reason):
            mode = .exporting(ExportPrompt(file, isReplacing: false))
            show(reason)
        }
    }

    // MARK: Inputs

    private mutating func take(_ input: Input) -> [Effect] {
        switch (input, mode) {
        case (.control("c"), .acting(let flow)) where flow.asksBeforeLeaving: act(.escape, flow)
        case (.control("c"), .acting(let flow)): quit(from: flow)
        case (.control("c"), _): [.quit]
        case (.control("z"), _): [.suspend]
        case (_, .browsing): browse(input)
        case (_, .searching(let prompt)): search(input, prompt)
        case (_, .finding(let prompt)): find(input, prompt)
        case (_, .picking(let picker)): pick(input, picker)
        case (_, .exporting(let prompt)): export(input, prompt)
        case (_, .acting(let flow)): act(input, flow)
        }
    }

    private mutating func browse(_ input: Input) -> [Effect] {
        let keys = BrowseKeys(
            page: page, pickable: navigator.options.pickable(on: page),
            tabs: browsable.tabs.count, height: viewport.height)
        guard let command = tab(at: input) ?? keys.command(for: input) else { return [] }
        return apply(navigator.perform(command, in: viewport))
    }

    /// The command that shows the tab under the mouse; nil if none is pressed.
    private func tab(at input: Input) -> BrowseCommand? {
        guard case .press(row: 0, let column) = input else { return nil }
        return tabBar?.tab(atColumn: column).map { .tab($0) }
    }

    private mutating func act(_ input: Input, _ flow: ActionFlow) -> [Effect] {
        var flow = flow
        let awaited = flow.number
        let outcome = flow.take(input, in: viewport)
        if case .unused = outcome, let movement = Movement(input, height: viewport.height) {
            navigator.pages.current.move(movement, in: viewport)
        }
        return apply(navigator.follow(outcome, of: flow, awaited: awaited))
    }

    private mutating func quit(from flow: ActionFlow) -> [Effect] {
        var flow = flow
        guard let warning = flow.warnBeforeQuitting() else { return [.quit] }
        mode = .acting(flow)
        show(warning)
        return []
    }

    private mutating func apply(_ response: Navigator.Response) -> [Effect] {
        if let message = response.message { show(message) }
        if let mode = response.mode { self.mode = mode }
        return response.effects
    }

    private mutating func search(_ input: Input, _ prompt: SearchPrompt) -> [Effect] {
        var prompt = prompt
        switch prompt.take(input) {
        case .search(let text):
            mode = .searching(prompt)
            navigator.pages.current.search(for: text, in: viewport)
        case .keep:
            navigator.pages.current.position.hasMoved = true
            mode = .browsing
        case .clear:
            navigator.pages.current.search(for: "", in: viewport)
            mode = .browsing
        case .leave: mode = .browsing
        case .unused:
            if let movement = Movement(input, height: viewport.height) {
                navigator.pages.current.move(movement, in: viewport)
            }
        }
        return []
    }

    private mutating func find(_ input: Input, _ prompt: FindPrompt) -> [Effect] {
        var prompt = prompt
        let outcome = prompt.take(input)
        mode = .browsing
        switch outcome {
        case .find(let text):
            mode = .finding(prompt)
            find(text, from: prompt.start)
        case .keep(let text): find(text, from: prompt.start)
        case .next(let text): find(text, from: page.position.cursor, isNext: true)
        case .cancel: navigator.pages.current.position.go(to: prompt.start)
        case .unused: mode = .finding(prompt)
        }
        return []
    }

    private mutating func find(_ text: String, from start: CursorPosition, isNext: Bool = false) {
        let isFound = navigator.pages.current.find(
            text, from: start, isNext: isNext, in: viewport)
        if !isFound, text.nonBlank != nil { show("No line of this page has “\(text)”.") }
    }

    private mutating func pick(_ input: Input, _ picker: Picker) -> [Effect] {
        var picker = picker
        let cancel = picker.load.map { [Effect.cancel(load: $0)] } ?? []
        switch picker.take(input, height: viewport.height) {
        case .choosing:
            mode = .picking(picker)
            return []
        case .leave:
            mode = .browsing
            return cancel
        case .choose(let value):
            mode = .browsing
            return cancel + navigator.set(picker.option, to: value, in: viewport)
        }
    }

    private mutating func export(_ input: Input, _ prompt: ExportPrompt) -> [Effect] {
        var prompt = prompt
        switch prompt.take(input) {
        case .typing: mode = .exporting(prompt)
        case .leave: mode = .browsing
        case .write where page.exported.isEmpty:
            show("Nothing to export: no open section has loaded.")
        case .write(let file, let replacing):
            return [.export(page.exported, file: file, replacing: replacing)]
        }
        return []
    }
}
