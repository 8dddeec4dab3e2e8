import SectionCLibrary

/// The signals of job control and window size: SIGTSTP, SIGCONT and SIGWINCH.
struct JobSignals: Sendable {
    private let signals = Signals([SIGTSTP, SIGCONT, SIGWINCH])

    /// Blocks the signals in the calling thread and in threads it creates later, for ``next()``.
    init() {
        // Without a handler, some systems discard these two before they can be waited for.
        for number in [SIGCONT, SIGWINCH] { signal(number) { _ in } }
        signals.block()
    }

    /// Waits for the next signal; nil if waiting fails.
    func next() -> Int32? {
        signals.next()
    }

    /// Stops the process, and returns when it continues.
    ///
    /// The system does not stop a process that no shell could continue; then this returns at once.
    func stop() {
        let stop = Signals([SIGTSTP])
        stop.unblock()
        raise(SIGTSTP)
        stop.block()
    }

    /// Lets the system stop the process when the calling thread reads from the terminal in the
    /// background; threads of dispatch queues block SIGTTIN, so reading would fail instead.
    static func stopReadersInBackground() {
        Signals([SIGTTIN]).unblock()
    }
}
