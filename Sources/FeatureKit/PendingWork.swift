import Dispatch
import Synchronization

/// Work that is done before the program ends if it is interrupted, such as cancelling a query on a
/// server.
///
/// ```swift
/// return try await server.pending.run(
///     { () async throws(HistoryError) in
///         try await collect(statement, query)
///     }, ifCancelled: cancel)
/// ```
public final class PendingWork: Sendable {
    private struct Work {
        let cleanUp: @Sendable () async -> Void
        var task: Task<Void, Never>?
    }

    private struct State {
        var number = 0
        var works: [Int: Work] = [:]
    }

    private let state = Mutex(State())

    /// Creates a record without work.
    public init() {}

    /// Runs `body`; if its task is cancelled or the program is interrupted meanwhile, it also runs
    /// `cleanUp`, once and uncancelled.
    public func run<Value, Failure: Error>(
        _ body: () async throws(Failure) -> Value,
        ifCancelled cleanUp: @escaping @Sendable () async -> Void
    ) async throws(Failure) -> Value {
        let number = state.withLock { state in
            state.number += 1
            state.works[state.number] = Work(cleanUp: cleanUp)
            return state.number
        }
        let result: Result<Value, Failure>
        do throws(Failure) {
            result = .success(try await body())
        } catch {
            result = .failure(error)
        }
        if Task.isCancelled { await start(number)?.value }
        state.withLock { $0.works[number] = nil }
        return try result.get()
    }

    /// Starts all clean-ups, and blocks until they are done or the time is over.
    package func finish(within time: Duration) {
        let tasks = state.withLock { Array($0.works.keys) }.compactMap(start)
        guard !tasks.isEmpty else { return }
        let done = DispatchSemaphore(value: 0)
        Task.detached {
            for task in tasks { await task.value }
            done.signal()
        }
        _ = done.wait(timeout: .now() + time / .seconds(1))
    }

    /// Starts a clean-up unless it was started before; nil if its work is over.
    private func start(_ number: Int) -> Task<Void, Never>? {
        state.withLock { state in
            guard let work = state.works[number] else { return nil }
            let task = work.task ?? Task.detached { await work.cleanUp() }
            state.works[number]?.task = task
            return task
        }
    }
}
