import ScreenHost
import SectionKit

/// Writes what a screen shows to a file, in the format that the file's name asks for.
struct ReportExporter: Sendable {
    /// The folder that `~` stands for.
    let home: String?

    /// What sets a report in a format.
    let surface: @Sendable (ReportFormat) -> any Surface

    func export(_ report: Report, to file: String, replacing: Bool) -> ExportOutcome {
        let home = file.hasPrefix("~/") ? home : nil
        let path = home.map { $0 + file.dropFirst() } ?? file
        let output = OutputFile(path: path)
        if output.exists {
            // What is no file may keep its writer waiting, and the whole screen with it.
            guard output.isFile else { return .failed("\(file.quoted) is no file to replace.") }
            guard replacing else { return .exists }
        }
        do {
            let surface = surface(try ReportFormat.named(path, otherwise: ""))
            try output.write(try surface.text(of: report))
            return .written(notes: surface.notes(on: report))
        } catch let error as UsageError {
            return .failed(error.message)
        } catch SurfaceError.unfit(let obstacle, _) {
            let fewer = report.sections.count > 1 ? "fold all sections but one, or " : ""
            return .failed("\(obstacle); \(fewer)name another format.")
        } catch SurfaceError.nothingLoaded {
            return .failed("There is nothing to write yet.")
        } catch OutputError.failed(let reason) {
            return .failed("\(file.quoted) could not be written: \(reason).")
        } catch {
            return .failed("\(file.quoted) could not be written.")
        }
    }
}
