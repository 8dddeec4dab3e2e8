import SectionCLibrary
import SectionKit
import Synchronization

/// Writes report after report to standard output, each one complete.
final class WatchedStream: WatchOutput {
    private let surface: any Surface
    private let writer: ReportWriter

    private struct State {
        var isFirst = true
        var isOver = false
    }

    /// Locked while a report is written.
    private let state = Mutex(State())

    /// How long `end()` waits for a reader to take the rest of a report, in units of 10 ms.
    private static let patience = 200

    init(surface: any Surface, writer: ReportWriter) {
        self.surface = surface
        self.writer = writer
    }

    func show(_ report: Report, isWhole: Bool) throws {
        guard isWhole, try writer.canWrite(ReportShape(of: report), as: surface) else { return }
        Interruption.waitIfEnding()
        try state.withLock { state in
            guard !state.isOver, let surface = surface.streamed(isFirst: state.isFirst) else {
                return
            }
            state.isFirst = false
            try writer.host.output.write { sink throws(OutputError) in
                try surface.write(report, to: &sink)
            }
        }
    }

    func ring() {
        if writer.host.errorIsTerminal { try? writer.host.errorOutput.write("\u{07}") }
    }

    func end() {
        for _ in 0..<Self.patience {
            if state.withLockIfAvailable({ $0.isOver = true }) != nil { return }
            poll(nil, 0, 10)
        }
    }
}
