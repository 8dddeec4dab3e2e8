import ScreenHost
import SectionKit

/// Writes the content of a screen to a file, in the format of its extension.
struct ReportExporter: Sendable {
    /// The home folder, for `~`.
    let home: String?

    /// The formats to choose from.
    let formats: ReportFormats

    var settings: SurfaceSettings

    /// Shows the pictures of the report.
    let images: ReportImages

    /// Returns the same for other colours.
    func colored(_ theme: ColorScheme) -> ReportExporter {
        var exporter = self
        exporter.settings.style.scheme = theme
        return exporter
    }

    func export(_ report: Report, to file: String, replacing: Bool) -> ExportOutcome {
        let home = file.hasPrefix("~/") ? home : nil
        let path = home.map { $0 + file.dropFirst() } ?? file
        let output = OutputFile(path: path)
        do {
            let format = try formats.exportFormat(ofFile: path)
            if output.exists {
                // Writing to a pipe or a device could block the screen.
                guard output.isFile else {
                    return .failed("\(file.quoted) is not a regular file.")
                }
                guard replacing else { return .exists }
            }
            let surface = format.surface(settings)
            try surface.check(ReportShape(of: report))
            let file = try output.prepare()
            let shown = try images.shown(in: report, as: format, to: file)
            try file.write { sink throws(OutputError) in try surface.write(shown, to: &sink) }
            let warnings = shown.warnings.dropFirst(report.warnings.count)
            let notes = surface.notes(on: shown) + warnings + shown.remarks
            return .written(notes: notes.map(\.withCapital))
        } catch let error as UsageError {
            return .failed(error.message)
        } catch SurfaceError.unfit(let obstacle, _) {
            let fewer = report.sections.count > 1 ? "fold all sections but one, or " : ""
            return .failed("\(obstacle); \(fewer)choose another format.")
        } catch SurfaceError.nothingLoaded {
            return .failed("There is nothing to write yet.")
        } catch OutputError.failed(let reason) {
            return .failed("\(file.quoted) could not be written: \(reason).")
        } catch {
            return .failed("\(file.quoted) could not be written.")
        }
    }
}
