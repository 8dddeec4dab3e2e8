import Dispatch
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Ends the process in order when a signal asks for it.
enum Interruption {
    /// Whether a child has the terminal, so that an interrupt from the keyboard is for it alone.
    private static let isLeftToChild = Mutex(false)

    /// Lets `cleanUp` run when the process is interrupted, hung up on or terminated, before the
    /// signal ends it as it would have: with the status 128 and its number.
    ///
    /// A thread of its own waits for the signals, so that cleaning up may do whatever it must;
    /// threads that are made later leave the signals to it. One that is ignored stays so.
    static func before(_ cleanUp: @escaping @Sendable () -> Void) {
        let numbers = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
        var signals = set(of: numbers)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        DispatchQueue(label: "interruption").async {
            var signals = set(of: numbers)
            var number: Int32 = 0
            repeat {
                guard sigwait(&signals, &number) == 0 else { return }
            } while number == SIGINT && isLeftToChild.withLock(\.self)
            cleanUp()
            signal(number, SIG_DFL)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            raise(number)
        }
    }

    /// Runs a body that starts a child and waits for it; the child gets no blocked signal, and
    /// interrupts from the keyboard.
    static func leavingToChild<Result>(_ body: () -> Result) -> Result {
        isLeftToChild.withLock { $0 = true }
        var none = set(of: [])
        var mask = sigset_t()
        pthread_sigmask(SIG_SETMASK, &none, &mask)
        defer {
            pthread_sigmask(SIG_SETMASK, &mask, nil)
            isLeftToChild.withLock { $0 = false }
        }
        return body()
    }

    private static func set(of numbers: [Int32]) -> sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in numbers { sigaddset(&signals, number) }
        return signals
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        // Asked with signal(), because the handler in a sigaction is named differently everywhere.
        let handler = signal(number, SIG_IGN)
        signal(number, handler)
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
