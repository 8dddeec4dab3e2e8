import CLibrary
import Dispatch
import Synchronization

/// Ends the process in order when a signal asks for it.
enum Interruption {
    private struct State {
        /// Whether a child has the terminal, so that an interrupt from the keyboard is for it alone.
        var childHasTerminal = false

        /// Whether a signal has come that ends the process.
        var isEnding = false

        /// What runs before it does; nil until it is first given.
        var cleanUp: (@Sendable () -> Void)?
    }

    private static let state = Mutex(State())

    /// Lets `cleanUp` run when the process is interrupted, hung up on or terminated, before the
    /// signal ends it as it would have: with the status 128 and its number.
    ///
    /// A thread of its own waits for the signals, so that cleaning up may do whatever it must;
    /// threads that are made later leave the signals to it. One that is ignored stays so. What is
    /// given later takes the place of what was given before.
    static func before(_ cleanUp: @escaping @Sendable () -> Void) {
        let signals = Signals([SIGINT, SIGQUIT, SIGTERM, SIGHUP].filter { !Signals.isIgnored($0) })
        signals.block()
        let isFirst = state.withLock { state in
            defer { state.cleanUp = cleanUp }
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

    /// Returns, unless the process is about to end; call before something is written.
    ///
    /// Cleaning up ends what the report waits for, and what becomes of that is no report.
    static func waitIfEnding() {
        while state.withLock(\.isEnding) { pause() }
    }

    /// Starts a child that has the terminal, and waits for it, both in this thread.
    ///
    /// It starts with no signal blocked. While it is waited for, an interrupt from the keyboard is
    /// for it alone, and that it no longer reads is no reason to end.
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

    /// Forgets a signal that came while it was blocked.
    private static func drop(_ number: Int32) {
        var pending = sigset_t()
        guard sigpending(&pending) == 0, sigismember(&pending, number) == 1 else { return }
        _ = Signals([number]).next()
    }

    private static func ends(_ number: Int32) -> Bool {
        state.withLock { state in
            if number == SIGINT, state.childHasTerminal { return false }
            state.isEnding = true
            return true
        }
    }
}
