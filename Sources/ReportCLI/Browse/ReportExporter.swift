import ScreenHost
import SectionKit

/// Writes what a screen shows to a file, in the format that the file's name asks for.
struct ReportExporter: Sendable {
    /// The folder that `~` stands for.
    let home: String?

    /// The formats that the name of a file may ask for.
    let formats: ReportFormats

    let settings: SurfaceSettings

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
            let format = try formats.format(ofFile: path, otherwise: "")
            let surface = format.surface(settings)
            try surface.check(ReportShape(of: report))
            try output.write { sink throws(OutputError) in
                try surface.write(report, to: &sink)
            }
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
