/// Some of the signals, to be blocked and waited for.
package struct Signals: Sendable {
    private(set) var set = sigset_t()

    /// The signals of these numbers.
    package init(_ numbers: [Int32]) {
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
    }

    /// Keeps these from the calling thread, and from those it makes later.
    package func block() {
        change(SIG_BLOCK)
    }

    /// Lets these reach the calling thread.
    package func unblock() {
        change(SIG_UNBLOCK)
    }

    /// Blocks these and no others in the calling thread; returns those that were blocked before.
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

    /// Whether the process ignores a signal, as one that was started in the background may.
    package static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        // The handler is the first field on all systems, under a name that differs.
        let handler = withUnsafeBytes(of: action) { $0.load(as: Int.self) }
        return handler == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Waits for one of these, which have to be blocked; nil if that cannot be done.
    package func next() -> Int32? {
        var set = set
        var number: Int32 = 0
        return sigwait(&set, &number) == 0 ? number : nil
    }
}
