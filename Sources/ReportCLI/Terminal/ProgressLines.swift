import ScreenHost
import Synchronization

/// The last lines on a terminal, which are drawn over again and again and at last taken away.
final class ProgressLines: Sendable {
    private let count = Mutex(0)

    /// Draws lines over those that were drawn before; erase those first if they were more.
    func draw(_ lines: [String], on output: any TextOutput) {
        guard !lines.isEmpty else { return }
        let text = lines.map { $0 + ControlSequence.eraseLineEnd + "\n" }.joined()
        count.withLock { count in
            let start = count > 0 ? ControlSequence.up(count) : ControlSequence.hideCursor
            try? output.write(start + text)
            count = lines.count
        }
    }

    /// Takes the lines away; may be called from any thread.
    func erase(from output: any TextOutput) {
        count.withLock { count in
            guard count > 0 else { return }
            try? output.write(
                ControlSequence.up(count) + ControlSequence.eraseBelow + ControlSequence.showCursor)
            count = 0
        }
    }
}
