import SectionKit
import Synchronization

/// Writes the latest report to a file, which is replaced at each update.
final class WatchedFile: WatchOutput {
    private let path: String
    private let surface: any Surface
    private let writer: ReportWriter
    private let isFirst = Mutex(true)

    init(path: String, surface: any Surface, writer: ReportWriter) {
        self.path = path
        self.surface = surface
        self.writer = writer
    }

    func show(_ report: Report, isWhole: Bool) throws {
        guard isWhole, try writer.canWrite(ReportShape(of: report), as: surface),
            writer.fileToKeep(insteadOf: report, as: surface) == nil
        else { return }
        Interruption.waitIfEnding()
        let shown = try writer.write(
            report, as: surface, to: try OutputFile(path: path).prepare())
        let wasFirst = isFirst.withLock { isFirst in
            defer { isFirst = false }
            return isFirst
        }
        guard wasFirst else { return }
        writer.confirm(path)
        for note in surface.notes(on: shown) { writer.console.say(note) }
        for warning in shown.warnings.dropFirst(report.warnings.count) {
            writer.console.say("warning: \(warning)")
        }
    }

    func ring() {
        if writer.host.errorIsTerminal { try? writer.host.errorOutput.write("\u{07}") }
    }

    func end() {
        TemporaryFiles.shared.removeAll()
    }
}
