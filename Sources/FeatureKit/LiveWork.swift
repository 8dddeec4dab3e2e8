import Synchronization

/// Work that goes on by itself until a person ends it, such as a recording.
///
/// When a person first asks the program to stop, with Control-C, `q` on a watched terminal, or a
/// signal, the work is cancelled instead, and the program ends with what the work has left. When
/// asked again, it ends at once.
///
/// ```swift
/// live.add(task)
/// ```
public final class LiveWork: Sendable {
    private struct State {
        var running: [Task<Void, Never>] = []

        /// Whether those that run were cancelled.
        var isEnding = false
    }

    private let state = Mutex(State())

    /// Creates a record without work.
    public init() {}

    /// Adds work that has begun; it is forgotten when it ends.
    public func add(_ task: Task<Void, Never>) {
        state.withLock { state in
            state.running.append(task)
            state.isEnding = false
        }
        Task {
            await task.value
            state.withLock { $0.running.removeAll { $0 == task } }
        }
    }

    /// Whether work goes on or is ending.
    package var isRunning: Bool { state.withLock { !$0.running.isEmpty } }

    /// Whether all work was cancelled and has ended, so that what loads now is the last of it.
    package var hasEnded: Bool { state.withLock { $0.isEnding && $0.running.isEmpty } }

    /// Cancels all work that goes on; returns false if none does, or if it was cancelled before.
    package func cancel() -> Bool {
        let running: [Task<Void, Never>] = state.withLock { state in
            guard !state.isEnding, !state.running.isEmpty else { return [] }
            state.isEnding = true
            return state.running
        }
        for task in running { task.cancel() }
        return !running.isEmpty
    }
}
