package import Essentials
package import Networking
import Synchronization

/// The aircraft that a receiver reports in lines, which are collected from the first load on.
package final class LineSky: SkyInput {
    /// How long the first load collects lines: most aircraft send their position twice a second,
    /// their call sign every five seconds.
    package static let firstWait = Duration.seconds(6)

    private struct State {
        var table = SBSTable()

        /// Why the connection is down; nil while it is up.
        var failure: RequestError?
    }

    private struct Work {
        var reader: Task<Void, Never>?
        var firstWait: Task<Void, Never>?
    }

    private let lines: any LineStreamInput
    private let clock: @Sendable () -> Date
    private let pause: @Sendable (Duration) async -> Void
    private let state = Shared()
    private let work = Mutex(Work())

    /// Creates a collector, which connects at the first load.
    ///
    /// - Parameters:
    ///   - lines: the lines of the receiver.
    ///   - clock: the present time.
    ///   - pause: waits, unless it is cancelled.
    package init(
        _ lines: any LineStreamInput,
        clock: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.lines = lines
        self.clock = clock
        self.pause = pause
    }

    deinit {
        work.withLock { work in
            work.reader?.cancel()
            work.firstWait?.cancel()
        }
    }

    /// Returns all aircraft; the selection is not used.
    ///
    /// The first load waits some seconds for lines.
    ///
    /// - Throws: the reason if there is no connection, and no aircraft was heard before.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        await begin().value
        if Task.isCancelled { throw .cancelled }
        let now = clock()
        return try state.sky(at: now)
    }

    /// Starts to collect, unless that was done; returns the wait of the first load.
    private func begin() -> Task<Void, Never> {
        work.withLock { work in
            if let wait = work.firstWait { return wait }
            let (lines, clock, pause, state) = (lines, clock, pause, state)
            let wait = Task { await pause(Self.firstWait) }
            work.firstWait = wait
            work.reader = Task {
                for await event in lines {
                    // Without a connection there is nothing to wait for.
                    if state.take(event, at: clock()) { wait.cancel() }
                }
            }
            return wait
        }
    }

    /// What the reader and the loads share, so that the reader does not hold the collector.
    private final class Shared: Sendable {
        private let state = Mutex(State())

        /// Adds what the receiver sent; returns whether there is nothing to wait for.
        func take(_ event: LineEvent, at now: Date) -> Bool {
            state.withLock { state in
                switch event {
                case .connected: state.failure = nil
                case .line(let line): state.table.take(line, at: now)
                case .failed(let error, _):
                    state.failure = error
                    return true
                }
                return false
            }
        }

        func sky(at now: Date) throws(RequestError) -> Sky {
            try state.withLock { state throws(RequestError) in
                state.table.forgetOld(at: now)
                var sky = state.table.sky(at: now)
                sky.refreshInterval = Sky.receiverInterval
                guard let failure = state.failure else { return sky }
                guard !sky.aircraft.isEmpty else { throw failure }
                sky.warnings.append(
                    "The receiver is not connected: \(failure.summary). It is tried again.")
                return sky
            }
        }
    }
}
