import SectionKit
import Synchronization

/// Loads the sections of a watched report in rounds: a round ends when its sections have loaded, or
/// are late.
///
/// A section that is late goes on loading, and holds up neither its round nor the next ones.
struct WatchRounds {
    /// What happens in the course of the rounds.
    enum Event: Equatable, Sendable {
        /// The round has ended, in which the sections of these names have loaded; or they were late
        /// and have loaded now.
        case loaded([String])

        /// The next round is due, after this time.
        case due(Duration)
    }

    private enum Signal {
        case ended(section: String)
        case late
        case due(Duration)
    }

    /// The time after which a section is late.
    static let patience = Duration.seconds(10)

    private let screen: Screen
    private let pause: @Sendable (Duration) async -> Void

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

    private var limit: Task<Void, Never>?
    private var timer: Task<Void, Never>?

    private var signals: AsyncStream<Signal>.Iterator
    private let source: AsyncStream<Signal>.Continuation

    init(of screen: Screen, pause: @escaping @Sendable (Duration) async -> Void) {
        self.screen = screen
        self.pause = pause
        let (signals, source) = AsyncStream<Signal>.makeStream()
        self.signals = signals.makeAsyncIterator()
        self.source = source
    }

    /// The names of the sections that load now: between two rounds, those that are late.
    var loading: Set<String> { Set(loads.keys) }

    /// The names of the sections that load now and have shown nothing new.
    var late: Set<String> { shown.names.withLock { loading.subtracting($0) } }

    /// Begins a round with these sections, and calls `show` when one of them has something new.
    mutating func load(
        _ sections: [any Section],
        showing show: @escaping @Sendable () async -> Void
    ) {
        for section in sections {
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
        awaited = Set(sections.map(\.id))
        limit = Task { [pause, source] in
            await pause(Self.patience)
            if !Task.isCancelled { source.yield(.late) }
        }
    }

    /// Sets the time until the next round.
    mutating func wait(_ time: Duration) {
        timer = Task { [pause, source] in
            await pause(time)
            // A cancelled wait ends the watch.
            if Task.isCancelled { source.finish() } else { source.yield(.due(time)) }
        }
    }

    /// Returns what happens next; nil if the task is cancelled.
    mutating func next() async -> Event? {
        while let signal = await signals.next() {
            switch signal {
            case .due(let time): return .due(time)
            case .late:
                awaited = []
            case .ended(let section):
                loads[section] = nil
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

    /// Cancels everything.
    func end() {
        for task in Array(loads.values) + [limit, timer].compactMap(\.self) { task.cancel() }
    }
}
