/// A set of signals to block and wait for.
package struct Signals: Sendable {
    private(set) var set = sigset_t()

    /// Creates a set from signal numbers.
    package init(_ numbers: [Int32]) {
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
    }

    /// Blocks the signals in the calling thread, and in threads that it starts later.
    package func block() {
        change(SIG_BLOCK)
    }

    /// Unblocks the signals in the calling thread.
    package func unblock() {
        change(SIG_UNBLOCK)
    }

    /// Blocks exactly these signals in the calling thread; returns those that were blocked before.
    @discardableResult
    package func blockAlone() -> Signals {
        change(SIG_SETMASK)
    }

    @discardableResult
    private func change(_ how: Int32) -> Signals {
        var set = set
        var before = Signals([])
        pthread_sigmask(how, &set, &before.set)
        return before
    }

    /// Whether the process ignores a signal, as background processes may.
    package static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // The handler is the first field on all systems, but its name differs.
        let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for one of the signals, which must be blocked; nil if `sigwait` fails.
    package func next() -> Int32? {
        var set = set
        var number: Int32 = 0
        return sigwait(&set, &number) == 0 ? number : nil
    }
}
