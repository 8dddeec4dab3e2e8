import SectionKit
import Synchronization

/// Writes the latest report to a file, which is replaced at each update.
///
/// A file that was there before stays until nothing of the report fails. After that, the file is
/// what the sections show at the moment, unless the format cannot say what failed.
final class WatchedFile: WatchOutput {
    private let path: String
    private let surface: any Surface
    private let writer: ReportWriter

    /// How often the file was replaced, and how often it was kept.
    private let counts = Mutex((written: 0, kept: 0))

    init(path: String, surface: any Surface, writer: ReportWriter) {
        self.path = path
        self.surface = surface
        self.writer = writer
    }

    func show(_ report: Report, isWhole: Bool) throws {
        guard isWhole else { return }
        let holdsReport = try writer.canWrite(report, as: surface)
        if counts.withLock({ $0.written == 0 }) || !surface.namesFailures,
            let file = writer.fileToKeep(insteadOf: report)
        {
            counts.withLock { $0.kept += 1 }
            if counts.withLock({ $0.kept == 1 }) { writer.sayKept(file, insteadOf: report) }
            return
        }
        guard holdsReport else { return }
        Interruption.waitIfEnding()
        let shown = try writer.write(
            report, as: surface, to: try OutputFile(path: path).prepare())
        counts.withLock { $0.written += 1 }
        guard counts.withLock({ $0.written == 1 }) else { return }
        writer.confirm(path)
        for note in surface.notes(on: shown) { writer.console.say(note) }
        let more =
            shown.warnings.dropFirst(report.warnings.count)
            + shown.remarks.dropFirst(report.remarks.count)
        for warning in more { writer.console.say("warning: \(warning)") }
    }

    func ring() {
        if writer.host.errorIsTerminal { try? writer.host.errorOutput.write("\u{07}") }
    }

    func end() {
        TemporaryFiles.shared.removeAll()
    }
}
