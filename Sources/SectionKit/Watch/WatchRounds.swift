import Synchronization

/// Loads the sections of a watched report in rounds: a round ends when its sections have loaded, or
/// are late.
///
/// A section that is late goes on loading, and holds up neither its round nor the next ones.
package struct WatchRounds {
    /// What happens in the course of the rounds.
    package enum Event: Equatable, Sendable {
        /// The round has ended, in which the sections of these names have loaded; or they were late
        /// and have loaded now.
        case loaded([String])

        /// The next round is due, after this time.
        case due(Duration)

        /// What the section of this name was loaded from has changed.
        case changed(String)

        /// Nothing tells any more whether what a section was loaded from changes.
        case unwatched
    }

    private enum Signal {
        case ended(section: String)
        case late
        case due(Duration)
        case changed(section: String)
        case unwatched(section: String, wait: Int)
    }

    /// The time after which a section is late.
    package static let patience = Duration.seconds(10)

    private let screen: Screen
    private let pause: @Sendable (Duration) async -> Void
    private let noticesChanges: Bool

    /// The tasks of the sections that load, by their names.
    private var loads: [String: Task<Void, Never>] = [:]

    /// The sections that have shown something in their present load, which has not ended yet.
    private let shown = Shown()

    private final class Shown: Sendable {
        let names = Mutex<Set<String>>([])
    }

    /// The sections that the round waits for, and those that have loaded since the last event.
    private var awaited: Set<String> = []
    private var arrived: [String] = []

    /// The waits for a change of what a section was loaded from, by its name.
    private var waits: [String: (number: Int, task: Task<Void, Never>)] = [:]
    private var lastWait = 0

    /// The sections that load, by their names, to be watched then.
    private var watched: [String: any Section] = [:]

    private var limit: Task<Void, Never>?
    private var timer: Task<Void, Never>?

    private var signals: AsyncStream<Signal>.Iterator
    private let source: AsyncStream<Signal>.Continuation

    /// Creates the rounds of a screen.
    ///
    /// - Parameters:
    ///   - screen: the sections.
    ///   - noticesChanges: whether a section is due too when what it was loaded from has changed.
    ///   - pause: waits for a time, or until the task is cancelled.
    package init(
        of screen: Screen, noticesChanges: Bool = false,
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.screen = screen
        self.pause = pause
        self.noticesChanges = noticesChanges
        let (signals, source) = AsyncStream<Signal>.makeStream()
        self.signals = signals.makeAsyncIterator()
        self.source = source
    }

    /// The names of the sections that load now: between two rounds, those that are late.
    package var loading: Set<String> { Set(loads.keys) }

    /// The names of the sections that load now and have shown nothing new.
    package var late: Set<String> { shown.names.withLock { loading.subtracting($0) } }

    /// The names of the sections that report changes.
    package var reporting: Set<String> { Set(waits.keys) }

    /// Whether something may still happen by itself, beside what ``wait(_:)`` waits for.
    package var isActive: Bool { !loads.isEmpty || !waits.isEmpty }

    /// Begins with sections that have loaded already.
    package mutating func begin(loaded sections: [any Section]) {
        // What has loaded is told before a section can say that nothing changes it, after which nothing
        // would be active.
        for section in sections { source.yield(.ended(section: section.id)) }
        for section in sections { watch(section) }
    }

    /// Begins a round with these sections, and calls `show` when one of them has something new.
    package mutating func load(
        _ sections: [any Section],
        showing show: @escaping @Sendable () async -> Void
    ) {
        for section in sections {
            watched[section.id] = section
            _ = shown.names.withLock { $0.remove(section.id) }
            loads[section.id] = Task { [screen, source, shown] in
                await screen.load([section]) { snapshot in
                    if snapshot.hasLoaded {
                        _ = shown.names.withLock { $0.insert(section.id) }
                    }
                    await show()
                }
                source.yield(.ended(section: section.id))
            }
        }
        awaited.formUnion(sections.map(\.id))
        limit?.cancel()
        limit = Task { [pause, source] in
            await pause(Self.patience)
            if !Task.isCancelled { source.yield(.late) }
        }
    }

    /// Sets the time until the next round.
    package mutating func wait(_ time: Duration) {
        timer = Task { [pause, source] in
            await pause(time)
            // A cancelled wait ends the watch.
            if Task.isCancelled { source.finish() } else { source.yield(.due(time)) }
        }
    }

    /// Returns what happens next; nil if the task is cancelled.
    package mutating func next() async -> Event? {
        while let signal = await signals.next() {
            switch signal {
            case .due(let time): return .due(time)
            case .changed(let section): return .changed(section)
            case .unwatched(let section, let wait):
                // Another load has begun a wait of its own.
                guard waits[section]?.number == wait else { continue }
                waits[section] = nil
                return .unwatched
            case .late:
                awaited = []
            case .ended(let section):
                loads[section] = nil
                if let loaded = watched.removeValue(forKey: section) { watch(loaded) }
                awaited.remove(section)
                arrived.append(section)
            }
            guard awaited.isEmpty else { continue }
            limit?.cancel()
            let loaded = arrived
            arrived = []
            return .loaded(loaded)
        }
        return nil
    }

    /// Waits until what a section was loaded from has changed, until it is loaded again.
    private mutating func watch(_ section: any Section) {
        guard noticesChanges else { return }
        lastWait += 1
        waits[section.id]?.task.cancel()
        let task = Task { [source, number = lastWait] in
            while await section.waitForChange(), !Task.isCancelled {
                source.yield(.changed(section: section.id))
            }
            if !Task.isCancelled { source.yield(.unwatched(section: section.id, wait: number)) }
        }
        waits[section.id] = (lastWait, task)
    }

    /// Cancels everything.
    package func end() {
        for task in loads.values { task.cancel() }
        for wait in waits.values { wait.task.cancel() }
        limit?.cancel()
        timer?.cancel()
    }
}

extension SectionSnapshot {
    /// Whether it has content, or an error.
    package var hasLoaded: Bool { if case .loading = state { false } else { true } }

    /// The snapshot of a section that is late: content from before says so.
    package var late: SectionSnapshot {
        guard case .success = state else { return self }
        return notRefreshed(
            because: SectionError(
                message: "It is still loading.", recovery: "It is shown when it arrives."))
    }
}
