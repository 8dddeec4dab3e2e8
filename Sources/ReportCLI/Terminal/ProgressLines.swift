import ScreenHost
import Synchronization

/// Lines at the bottom of a terminal that are redrawn in place and finally erased.
final class ProgressLines: Sendable {
    private let count = Mutex(0)

    /// Draws lines over the previous ones; if those were more, erase them first.
    func draw(_ lines: [String], on output: any TextOutput) {
        guard !lines.isEmpty else { return }
        let text = lines.map { $0 + ControlSequence.eraseLineEnd + "\n" }.joined()
        count.withLock { count in
            let start = count > 0 ? ControlSequence.up(count) : ControlSequence.hideCursor
            try? output.write(start + text)
            count = lines.count
        }
    }

    /// Erases the lines; may be called from any thread.
    func erase(from output: any TextOutput) {
        count.withLock { count in
            guard count > 0 else { return }
            try? output.write(
                ControlSequence.up(count) + ControlSequence.eraseBelow + ControlSequence.showCursor)
            count = 0
        }
    }
}
