import SectionEssentials
import SectionKit

/// The loads in progress, each a screen of one section in a task of its own.
struct LoadTasks {
    var typesetter: Typesetter
    private let names: NameCheck?
    let clock: @Sendable () -> Date
    private let pause: @Sendable (Duration) async -> Void
    let send: @Sendable (BrowseEvent) -> Void
    private let measured = MeasuredLists()
    private var tasks: [Int: Task<Void, Never>] = [:]

    /// The sections that are shown, by the number of the load, to be watched once it has ended.
    private var sections: [Int: any Section] = [:]

    /// The waits for a change of what a section was loaded from, by its name and its load.
    private var waits: [String: (load: Int, task: Task<Void, Never>)] = [:]

    private var drawing: Task<Void, Never>?

    init(
        typesetter: Typesetter,
        names: NameCheck? = nil,
        clock: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        send: @escaping @Sendable (BrowseEvent) -> Void
    ) {
        self.typesetter = typesetter
        self.names = names
        self.clock = clock
        self.pause = pause
        self.send = send
    }

    /// Loads a section and sends its states with the load's number.
    ///
    /// In a load that begins by itself, long tables keep the widths of their columns, but for the rows
    /// that are shown.
    mutating func show(_ section: any Section, number: Int, _ reason: LoadReason = .start) {
        let isAutomatic = reason.isAutomatic
        sections[number] = section
        let wait = reason == .change ? section.pauseAfterChange : .zero
        load(section, number: number, after: wait) { [typesetter, measured, send] snapshot in
            let state = { (state: Pane.State) in
                send(.loaded(number: number, title: snapshot.title, state))
            }
            switch snapshot.state {
            case .loading: state(.loading)
            case .error(let error): state(.failed(error))
            case .success(let blocks):
                let sketch = measured.content(
                    snapshot, blocks: blocks, typesetter: typesetter,
                    longerThan: isAutomatic ? MeasuredLists.longestAgain : MeasuredLists.longest)
                if let sketch {
                    state(.shown(sketch))
                    if isAutomatic { return }
                }
                // Whoever holds down a key does not wait for orders that are no longer shown.
                if Task.isCancelled { return }
                let content = PaneContent(snapshot, blocks: blocks, typesetter: typesetter)
                if Task.isCancelled { return }
                measured.keep(content)
                state(.shown(content))
            }
        }
    }

    /// Indexes content for a search, and sends it with the number.
    mutating func index(_ content: PaneContent, number: Int) {
        run(number) { [send] in
            let indexed = content.indexed()
            if !Task.isCancelled { send(.indexed(number: number, indexed)) }
        }
    }

    /// Computes content for the current time, and sends it with the motion's number.
    mutating func move(_ content: PaneContent, number: Int) {
        tasks[number] = Task { [typesetter, clock, send] in
            let moved = content.moved(to: clock(), typesetter: typesetter)
            if !Task.isCancelled { send(.moved(motion: number, moved)) }
        }
    }

    /// Draws a picture, and sends its lines.
    mutating func draw(_ request: PictureRequest, with draw: @escaping PictureDrawing) {
        drawing = Task { [send] in
            let lines = await draw(request.image, request.columns, request.rows)
            if !Task.isCancelled { send(.drawn(lines)) }
        }
    }

    /// Loads a section and counts the values of a column of its table.
    mutating func count(
        _ column: String,
        codes: [String],
        of section: any Section,
        number: Int
    ) {
        load(section, number: number, after: .zero) { [send, zone = typesetter.zone] snapshot in
            switch snapshot.state {
            case .loading: break
            case .error(let error): send(.counted(number: number, .failure(error)))
            case .success(let blocks):
                let choices = [Picker.Choice](
                    column, codes: codes, of: blocks.firstTable, in: zone)
                send(.counted(number: number, .success(choices)))
            }
        }
    }

    /// Loads a section and reads its snapshots in the load's task, so that this does not delay keys.
    private mutating func load(
        _ section: any Section,
        number: Int,
        after wait: Duration,
        reading read: @escaping @Sendable (SectionSnapshot) -> Void
    ) {
        run(number) { [clock, pause, names] in
            if wait > .zero { await pause(wait) }
            // The next change in the meantime has begun a load of its own.
            if Task.isCancelled { return }
            await Screen([section], clock: clock, movesContent: true, names: names)
                .load(showing: read)
        }
    }

    /// Runs work in a task with a number, by which it can be cancelled.
    mutating func run(_ number: Int, _ work: @escaping @Sendable () async -> Void) {
        tasks[number] = Task { [send] in
            await work()
            send(.ended(load: number))
        }
    }

    mutating func cancel(_ number: Int) {
        tasks[number]?.cancel()
    }

    /// Forgets a load that has ended, and waits for a change of what its section was loaded from.
    ///
    /// Of each section, only the latest load is watched; one that was replaced is due for nobody.
    mutating func end(_ number: Int) {
        let wasCancelled = tasks.removeValue(forKey: number)?.isCancelled ?? true
        guard let section = sections.removeValue(forKey: number), !wasCancelled,
            number > waits[section.id]?.load ?? .min
        else { return }
        waits[section.id]?.task.cancel()
        let wait = Task { [send] in
            // It goes on while nobody sees the section, until that is loaded again.
            while await section.waitForChange(), !Task.isCancelled { send(.changed(load: number)) }
            if !Task.isCancelled { send(.unwatched(load: number)) }
        }
        waits[section.id] = (number, wait)
    }

    mutating func cancelAll() {
        for task in tasks.values { task.cancel() }
        for wait in waits.values { wait.task.cancel() }
        drawing?.cancel()
    }
}

extension [Block] {
    fileprivate var firstTable: Table? { lazy.compactMap(\.table).first }
}

extension LoadTasks {
    /// Runs a step of an action and sends its result with the number.
    mutating func act(_ step: ActionStep, of action: any Action, number: Int) {
        run(number) { [send] in
            send(.acted(number: number, await action.result(of: step)))
        }
    }
}
