import SectionKit

/// The whole state of the screen, and how what happens changes it.
///
/// A pure value: what is to be done in the world comes back as effects, and what comes of those
/// comes in as events.
struct BrowseModel: Sendable {
    let browsable: Browsable
    let typesetter: Typesetter
    private(set) var size: ScreenSize
    private(set) var source: Report.Source
    private(set) var navigator: Navigator
    private(set) var mode = BrowseMode.browsing

    /// What is to be told, until the next key.
    private(set) var message: String?

    init(
        _ browsable: Browsable,
        typesetter: Typesetter,
        size: ScreenSize,
        source: Report.Source,
        values: CommandValues
    ) {
        self.browsable = browsable
        self.typesetter = typesetter
        self.size = size
        self.source = source
        let opened =
            browsable.sections.firstIndex { $0.name == browsable.opened }
            ?? browsable.sections.count - 1
        let panes = browsable.sections.enumerated().map { index, recipe in
            Pane(recipe: recipe, isOpen: index == opened)
        }
        navigator = Navigator(
            pages: PageStack(first: Page(.first, panes: panes)),
            options: OptionChoices(browsable, values: values), details: browsable.details,
            actions: browsable.actions, ending: browsable.fileExtensions.first ?? ".md")
    }

    // MARK: What is to be seen

    /// The page in sight.
    var page: Page { navigator.pages.current }

    /// The lines of the message, or of what is asked: no more than leave something of the page in
    /// sight.
    var messageLines: [String] {
        if let plan = mode.flow?.plan {
            return plan.lines(typesetter, width: size.columns - 1, atMost: max(5, size.rows / 2))
        }
        guard let text = message ?? mode.flow.flatMap({ ActionHints(flow: $0).note }) else {
            return []
        }
        return Array(typesetter.lines(of: text, width: size.columns - 1).prefix(5))
    }

    /// What the page is seen through: the lines between the title and those at the bottom, which
    /// are the message and, where something is typed, that; or else the keys.
    var viewport: Viewport {
        let told = messageLines.count
        let bottom = mode.isBrowsing ? max(1, told) : told + 1
        return Viewport(
            columns: max(ScreenSize.smallest.columns, size.columns) - 2,
            height: max(1, size.rows - 1 - bottom), typesetter: typesetter)
    }

    /// The keys that work now, the most needed first.
    var hints: [Hint] {
        mode.flow.map { ActionHints(flow: $0).all }
            ?? KeyHints(
                page: page, options: navigator.options, viewport: viewport,
                actions: browsable.actions
            ).all
    }

    // MARK: What happens

    /// Loads all sections; what a screen begins with.
    mutating func start() -> [Effect] {
        navigator.pages.loadAll(navigator.options.values)
    }

    /// Takes what happened, and tells what is to be done.
    mutating func update(_ event: BrowseEvent) -> [Effect] {
        // Whatever has grown, shrunk or moved.
        defer { navigator.pages.current.scrollToCursor(in: viewport) }
        switch event {
        case .input(let input):
            message = nil
            return take(input)
        case .resized(let size): self.size = size
        case .loaded(let number, let title, let state):
            take(state, title: title, of: number)
            if navigator.pages.hasMarks(from: number) { return [.fade(load: number)] }
        case .ended(let number): return navigator.pages.end(number)
        case .due(let number):
            return navigator.pages.refresh(after: number, navigator.options.values)
        case .faded(let number): navigator.pages.fade(number)
        case .counted(let number, let choices):
            guard case .picking(var picker) = mode, picker.load == number else { break }
            picker.take(choices)
            mode = .picking(picker)
        case .acted(let number, let answer):
            guard case .acting(var flow) = mode, flow.number == number else { break }
            let outcome = flow.take(answer)
            return apply(navigator.follow(outcome, of: flow))
        case .opened(let source):
            self.source = source
            navigator.options.sourceDidOpen()
        case .notOpened(let reason):
            navigator.options.sourceDidFail()
            tell(reason)
        case .message(let text): tell(text)
        case .exported(let file, let outcome): take(outcome, file)
        }
        return []
    }

    private mutating func tell(_ text: String) {
        message = text.safe
    }

    private mutating func take(_ state: Pane.State, title: String?, of load: Int) {
        if case .failed(let error) = state, let pane = navigator.pages.refreshed(by: load) {
            navigator.pages.keepContent(of: load, after: error)
            if pane.load?.isAutomatic == true { return }
            return tell("\(title ?? pane.title) is as it was. \(error.message)")
        }
        navigator.pages.take(state, title: title, of: load, in: viewport)
        navigator.pages.current.goToFirstRow(in: viewport)
    }

    /// Tells what came of writing a file, or asks whether to replace one.
    private mutating func take(_ outcome: ExportOutcome, _ file: String) {
        switch outcome {
        case .written(let notes):
            mode = .browsing
            tell((["Written to \(file.quoted)."] + notes).joined(separator: " "))
        case .exists:
            mode = .exporting(ExportPrompt(file, isReplacing: true))
            tell("\(file.quoted) is there already: Enter replaces it, Esc does not.")
        case .failed(let reason):
            mode = .exporting(ExportPrompt(file, isReplacing: false))
            tell(reason)
        }
    }

    // MARK: What keys do

    private mutating func take(_ input: Input) -> [Effect] {
        switch (input, mode) {
        case (.control("c"), .acting(let flow)) where flow.asksBeforeLeaving: act(.escape, flow)
        case (.control("c"), .acting(let flow)): quit(from: flow)
        case (.control("c"), _): [.quit]
        case (.control("z"), _): [.suspend]
        case (_, .browsing): browse(input)
        case (_, .searching(let prompt)): search(input, prompt)
        case (_, .picking(let picker)): pick(input, picker)
        case (_, .exporting(let prompt)): export(input, prompt)
        case (_, .acting(let flow)): act(input, flow)
        }
    }

    private mutating func browse(_ input: Input) -> [Effect] {
        let keys = BrowseKeys(
            page: page, pickable: navigator.options.pickable, height: viewport.height)
        guard let command = keys.command(for: input) else { return [] }
        return apply(navigator.perform(command, in: viewport))
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
        tell(warning)
        return []
    }

    private mutating func apply(_ response: Navigator.Response) -> [Effect] {
        if let message = response.message { tell(message) }
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
            tell("There is nothing to write: no section that is open has come.")
        case .write(let file, let replacing):
            return [.export(page.exported, file: file, replacing: replacing)]
        }
        return []
    }
}
