import Dispatch
import SectionCLibrary
import Synchronization

/// The terminal of the process as a screen device.
///
/// It restores the terminal when it is closed and while the process is stopped. It does not handle
/// the signals that end a process; a handler of such a signal must call ``close()`` first, from any
/// thread.
package final class TerminalDevice: ScreenDevice {
    private let input: Int32
    private let output: Int32
    private let typed: TerminalInput

    private struct State {
        /// The settings of the terminal before it was taken over; nil while it is not.
        var before: termios?

        /// Whether the device is closed.
        var isClosed = false
    }

    private let state = Mutex(State())

    /// Held while writing, so that control sequences are not interleaved.
    private let writing = Mutex<Void>(())

    /// Held while restoring the terminal, so that a second caller waits until that is done.
    private let givingBack = Mutex<Void>(())

    /// Creates a device that reads and writes the file descriptors of a terminal.
    ///
    /// - Parameters:
    ///   - input: the descriptor that keys are read from.
    ///   - output: the descriptor that is drawn to.
    ///   - isRemote: whether the terminal is at the other end of a network, which may split the
    ///     sequence of a key. An escape alone then counts as the Escape key after 50 ms. The
    ///     sequences of a local terminal arrive whole, so it is 10 ms there, as in tmux 3.5.
    package init(input: Int32, output: Int32, isRemote: Bool = false) {
        self.input = input
        self.output = output
        typed = TerminalInput(input, patience: .milliseconds(isRemote ? 50 : 10))
    }

    /// The terminal of standard input and output; nil if one of them is not a terminal.
    ///
    /// - Parameter isRemote: whether it is at the other end of a network.
    package static func standard(isRemote: Bool = false) -> TerminalDevice? {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { return nil }
        return TerminalDevice(input: STDIN_FILENO, output: STDOUT_FILENO, isRemote: isRemote)
    }

    /// The current size; 80 columns and 24 rows if the terminal does not report it.
    package var size: ScreenSize {
        let size = windowSize(of: output)
        return ScreenSize(columns: size.columns ?? 80, rows: size.rows ?? 24)
    }

    /// Takes over the terminal and reads from it on threads of its own.
    ///
    /// Blocks the signals of job control and window size in the calling thread and in threads it
    /// creates later; one of the device's threads handles them.
    package func open() -> AsyncStream<DeviceEvent> {
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

    /// Writes text to the terminal while it is taken over; errors are ignored.
    package func write(_ text: String) {
        writing.withLock { _ in
            if state.withLock({ $0.before != nil }) { try? writeAll(text, to: output) }
        }
    }

    /// Restores the terminal and stops reading input.
    package func close() {
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
        // A thread that writes to a terminal that does not read, such as a hanging window, keeps
        // the lock, so do not wait for it for long.
        for _ in 0..<20 {
            let isWritten: Void? = writing.withLockIfAvailable { _ in
                try? writeAll(ControlSequence.leave, to: output)
            }
            if isWritten != nil { break }
            poll(nil, 0, 10)
        }
        tcsetattr(input, TCSANOW, &old)
    }

    /// Stops the whole job, as Control-Z does in other programs.
    package func suspend() {
        kill(0, SIGTSTP)
    }

    /// Whether the process is in the foreground, or the terminal has no job control.
    private var hasTerminal: Bool {
        let group = tcgetpgrp(input)
        return group < 0 || group == getpgrp()
    }

    /// Takes over the terminal, whose settings a shell may have changed; stops the process while it
    /// is in the background.
    private func comeToFront(_ signals: JobSignals) {
        while !hasTerminal {
            // A signal that ends the process may also be pending, and goes first.
            poll(nil, 0, 100)
            if !hasTerminal { signals.stop() }
        }
        takeOver()
    }

    /// Switches the terminal to raw mode: no line buffering, echo or signal keys.
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

/// Reads what is typed on a terminal, until it is stopped.
final class TerminalInput: Sendable {
    private let file: Int32
    private let patience: Duration

    /// Interrupts the wait for the next key, which would otherwise be lost to the next reader.
    private let end = try? WakeupPipe()

    /// - Parameter patience: how long the rest of a sequence may take; so long an escape alone waits
    ///   until it counts as the Escape key.
    init(_ file: Int32, patience: Duration) {
        self.file = file
        self.patience = patience
    }

    /// Sends events until the input ends or is stopped; blocks the calling thread.
    func read(to events: AsyncStream<DeviceEvent>.Continuation) {
        while let bytes = next() {
            events.yield(.bytes(bytes))
            if !hasMore { events.yield(.pause) }
        }
        events.yield(.closed)
        events.finish()
    }

    /// Stops reading and leaves further input to other readers; may be called from any thread.
    func stop() {
        end?.signal()
    }

    /// Waits for bytes; nil when the input has ended or reading was stopped.
    private func next() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while let ready = end?.ready([file]) {
            guard ready[0] else { continue }
            let count = SectionCLibrary.read(file, &buffer, buffer.count)
            if count > 0 { return Array(buffer[..<count]) }
            if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
        }
        return nil
    }

    /// Whether more bytes follow immediately, as the rest of a sequence does.
    private var hasMore: Bool {
        end?.ready([file], within: patience) == [true]
    }
}
