package import Networking
package import SectionEssentials
import SectionKit
import Synchronization

/// The aircraft that a receiver reports in lines, which are collected from the first load on.
package final class LineSky: SkyInput {
    /// How long the first load collects lines: most aircraft send their position twice a second,
    /// their call sign every five seconds.
    package static let firstWait = Duration.seconds(6)

    private struct State {
        var table = SBSTable()

        /// Whether a line of the format was received, even one without an aircraft.
        var isSBS = false

        /// The first line, if it is of no receiver.
        var foreignLine: String?

        /// Why the connection is down; nil while it is up.
        var failure: RequestError?

        /// Adds a line; the first one may be cut at its beginning.
        mutating func take(_ line: String, at now: Date) {
            if SBSMessage.isLine(line) {
                isSBS = true
                table.take(line, at: now)
            } else if foreignLine == nil, !line.isEmpty {
                foreignLine = line
            }
        }
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

        private static let silence =
            "The receiver has sent nothing yet; lines of BaseStation (MSG,…) are expected."

        /// Adds what the receiver sent; returns whether there is nothing to wait for.
        func take(_ event: LineEvent, at now: Date) -> Bool {
            state.withLock { state in
                switch event {
                case .connected: state.failure = nil
                case .line(let line): state.take(line, at: now)
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
                if state.table.beyond > 0 {
                    sky.warnings.append(
                        "The receiver reports more than \(SBSTable.most.grouped) aircraft; the"
                            + " others are left out.")
                }
                if !state.isSBS, let line = state.foreignLine { throw .foreign(line) }
                guard let failure = state.failure else {
                    if !state.isSBS { sky.warnings.append(Self.silence) }
                    return sky
                }
                guard !sky.aircraft.isEmpty else { throw failure }
                sky.warnings.append(
                    "The receiver is not connected: \(failure.summary). It is tried again.")
                return sky
            }
        }
    }
}

extension RequestError {
    /// The error for a line that no receiver sends.
    fileprivate static func foreign(_ line: String) -> RequestError {
        let text = line.count > 60 ? "\(line.prefix(60))…" : line
        return .advised(
            .unreadable(
                reason: "it sent \(text.quoted), and no lines of BaseStation (MSG,…)"),
            recovery: "Give the port of a receiver's BaseStation lines, usually 30003; its"
                + " aircraft.json is --source receiver.")
    }
}
