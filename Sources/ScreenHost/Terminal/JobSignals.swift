#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The signals that tell a program of its terminal: stop, go on, and another size.
struct JobSignals: Sendable {
    private static let numbers = [SIGTSTP, SIGCONT, SIGWINCH]

    /// Keeps the signals from the calling thread, and from those it makes later, for ``next()``.
    init() {
        // Where nobody wants to know of these two, some systems drop them before they can be waited for.
        for number in [SIGCONT, SIGWINCH] { signal(number) { _ in } }
        var signals = Self.set(of: Self.numbers)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Waits for the next; nil if that cannot be done.
    func next() -> Int32? {
        var signals = Self.set(of: Self.numbers)
        var number: Int32 = 0
        return sigwait(&signals, &number) == 0 ? number : nil
    }

    /// Stops the process, and returns when it goes on.
    ///
    /// A process that no shell could continue is not stopped by the system, and goes on at once.
    func stop() {
        var signals = Self.set(of: [SIGTSTP])
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(SIGTSTP)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Lets the system stop the process where the calling thread reads what is typed for the shell;
    /// the threads of queues are told of an error instead.
    static func stopReadersInBackground() {
        var signals = set(of: [SIGTTIN])
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }
}
