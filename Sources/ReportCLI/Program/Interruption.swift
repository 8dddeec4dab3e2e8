import Dispatch
import FeatureKit
import SectionCLibrary
import Synchronization

/// Cleans up before a signal ends the process.
enum Interruption {
    private struct State {
        /// Whether a child has the terminal, so that Control-C is only for the child.
        var childHasTerminal = false

        /// Whether a signal is ending the process.
        var isEnding = false

        /// The work that a signal ends instead of the process; nil until it is first set.
        var liveWork: LiveWork?

        /// Runs before the process ends; nil until it is first set.
        var cleanUp: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())

    /// Runs `cleanUp` before SIGINT, SIGQUIT, SIGTERM or SIGHUP ends the process, with the status
    /// 128 plus the signal's number.
    ///
    /// A separate thread waits for the signals, so `cleanUp` may call anything; threads created
    /// later have the signals blocked. Ignored signals stay ignored. A later call replaces the
    /// clean-up of an earlier one.
    ///
    /// - Parameter work: work that a signal other than SIGQUIT ends instead of the process, if there
    ///   is any.
    static func before(ending work: LiveWork? = nil, _ cleanUp: @escaping @Sendable () -> Void) {
        let signals = Signals([SIGINT, SIGQUIT, SIGTERM, SIGHUP].filter { !Signals.isIgnored($0) })
        signals.block()
        let isFirst = state.withLock { state in
            defer { (state.cleanUp, state.liveWork) = (cleanUp, work) }
            return state.cleanUp == nil
        }
        guard isFirst else { return }
        DispatchQueue(label: "interruption").async {
            while let number = signals.next() {
                guard ends(number) else { continue }
                state.withLock(\.cleanUp)?()
                signal(number, SIG_DFL)
                signals.unblock()
                raise(number)
            }
        }
    }

    /// Blocks forever if a signal is ending the process; call before writing output.
    ///
    /// The clean-up cancels the requests of a report, and their errors must not be shown.
    static func waitIfEnding() {
        while state.withLock(\.isEnding) { pause() }
    }

    /// Starts a child that takes over the terminal, and waits for it, both on this thread.
    ///
    /// The child starts with no signals blocked. Until it ends, Control-C does not end this
    /// process, nor does SIGPIPE if the child stops reading.
    static func runForegroundChild<Child>(
        start: () -> Child?,
        wait: (Child) -> Int32
    ) -> Int32? {
        state.withLock { $0.childHasTerminal = true }
        defer { state.withLock { $0.childHasTerminal = false } }
        let blocked = Signals([]).blockAlone()
        defer { blocked.blockAlone() }
        guard let child = start() else { return nil }

        Signals([SIGINT, SIGPIPE]).block()
        let status = wait(child)
        for number in [SIGINT, SIGPIPE] { drop(number) }
        return status
    }

    /// Discards a signal that arrived while it was blocked.
    private static func drop(_ number: Int32) {
        var pending = sigset_t()
        guard sigpending(&pending) == 0, sigismember(&pending, number) == 1 else { return }
        _ = Signals([number]).next()
    }

    private static func ends(_ number: Int32) -> Bool {
        state.withLock { state in
            if number == SIGINT, state.childHasTerminal { return false }
            if number != SIGQUIT, state.liveWork?.cancel() == true { return false }
            state.isEnding = true
            return true
        }
    }
}
