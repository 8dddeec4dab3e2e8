import CLibrary
import Dispatch
import Synchronization

/// The terminal of this process as a screen: what it reads from and what it writes to.
///
/// It gives back all that it changes: when it is closed, and while the process is stopped. It does
/// not mind the signals that end a process; whoever does calls ``close()`` first, from any thread.
public final class TerminalDevice: ScreenDevice {
    private let input: Int32
    private let output: Int32
    private let typed: TerminalInput

    private struct State {
        /// How the terminal was before it was taken over; nil while it is not.
        var before: termios?

        /// Whether it is given back for good.
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Whoever writes holds this, so that nothing is written into a sequence.
    private let writing = Mutex<Void>(())

    /// Whoever gives the terminal back holds this, so that nobody who also wants to goes on before.
    private let givingBack = Mutex<Void>(())

    /// Names the files that the terminal is read from and written to.
    public init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
        typed = TerminalInput(input)
    }

    /// The terminal that standard input and output are; nil if they are none.
    public static func standard() -> TerminalDevice? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO)
    }

    /// Its size now, 80 columns and 24 rows if it does not tell.
    public var size: ScreenSize {
        let size = windowSize(of: output)
        return ScreenSize(columns: size.columns ?? 80, rows: size.rows ?? 24)
    }

    /// Takes the terminal over and reads from it, in threads of their own.
    ///
    /// The calling thread and those made later leave the signals of job control and of the window
    /// to one of them.
    public func open() -> AsyncStream<DeviceEvent> {
        let (events, source) = AsyncStream<DeviceEvent>.makeStream()
        let signals = JobSignals()
        let isInFront = hasTerminal
        if isInFront { takeOver() }
        DispatchQueue(label: "terminal signals").async { [self] in
            if !isInFront {
                comeToFront(signals)
                source.yield(.changed)
            }
            while let number = signals.next() {
                if number == SIGTSTP {
                    giveBack()
                    signals.stop()
                }
                if number != SIGWINCH { comeToFront(signals) }
                source.yield(.changed)
            }
        }
        DispatchQueue(label: "terminal input").async { [typed] in
            JobSignals.stopReadersInBackground()
            typed.read(to: source)
        }
        return events
    }

    /// Writes to the terminal while it is taken over; what cannot be written is lost.
    public func write(_ text: String) {
        writing.withLock { _ in
            if state.withLock({ $0.before != nil }) { try? writeAll(text, to: output) }
        }
    }

    /// Gives the terminal back for good, and takes no more of what is typed.
    public func close() {
        state.withLock { $0.isClosed = true }
        giveBack()
        typed.stop()
    }

    private func giveBack() {
        givingBack.withLock { _ in giveBackAlone() }
    }

    private func giveBackAlone() {
        let old = state.withLock { state in
            defer { state.before = nil }
            return state.before
        }
        guard var old else { return }
        // Whoever writes to a terminal that takes nothing, such as one whose window hangs, keeps
        // the lock; nobody waits for that here.
        for _ in 0..<20 {
            let isWritten: Void? = writing.withLockIfAvailable { _ in
                try? writeAll(ControlSequence.leave, to: output)
            }
            if isWritten != nil { break }
            poll(nil, 0, 10)
        }
        tcsetattr(input, TCSANOW, &old)
    }

    /// Stops the whole job, as Control-Z does elsewhere.
    public func suspend() {
        kill(0, SIGTSTP)
    }

    /// Whether the terminal is this job's now; so it is where nobody shares it out.
    private var hasTerminal: Bool {
        let group = tcgetpgrp(input)
        return group < 0 || group == getpgrp()
    }

    /// Takes the terminal over, which a shell may have changed; while the shell has it, the process
    /// is stopped.
    private func comeToFront(_ signals: JobSignals) {
        while !hasTerminal {
            // A signal that ends the process may have come too, and goes first.
            poll(nil, 0, 100)
            if !hasTerminal { signals.stop() }
        }
        takeOver()
    }

    /// Keys come one by one, unseen, and none of them means a signal.
    private func takeOver() {
        var raw = termios()
        state.withLock { state in
            guard !state.isClosed, tcgetattr(input, &raw) == 0 else { return }
            if state.before == nil { state.before = raw }
            cfmakeraw(&raw)
            tcsetattr(input, TCSANOW, &raw)
        }
        write(ControlSequence.enter)
    }
}
