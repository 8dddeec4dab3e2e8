import CLibrary

/// The signals that tell a program of its terminal: stop, go on, and another size.
struct JobSignals: Sendable {
    private let signals = Signals([SIGTSTP, SIGCONT, SIGWINCH])

    /// Keeps the signals from the calling thread, and from those it makes later, for ``next()``.
    init() {
        // Where nobody wants to know of these two, some systems drop them before they can be waited for.
        for number in [SIGCONT, SIGWINCH] { signal(number) { _ in } }
        signals.block()
    }

    /// Waits for the next; nil if that cannot be done.
    func next() -> Int32? {
        signals.next()
    }

    /// Stops the process, and returns when it goes on.
    ///
    /// A process that no shell could continue is not stopped by the system, and goes on at once.
    func stop() {
        let stop = Signals([SIGTSTP])
        stop.unblock()
        raise(SIGTSTP)
        stop.block()
    }

    /// Lets the system stop the process where the calling thread reads what is typed for the shell;
    /// the threads of queues are told of an error instead.
    static func stopReadersInBackground() {
        Signals([SIGTTIN]).unblock()
    }
}
