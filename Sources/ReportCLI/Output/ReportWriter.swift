import SectionKit

/// Writes a report where it is wanted, says what is missing from it, and opens it if asked to.
struct ReportWriter {
    let settings: ReportSettings

    /// The formats that there are, for who asks for one that cannot hold the report.
    let formats: ReportFormats

    let host: Host
    let console: Console
    let pages: PageOpener

    /// Writes a report as a surface sets it.
    ///
    /// - Parameter warnings: what happened to its requests, told when it is written.
    /// - Throws: ``UsageError`` when the format cannot hold the report.
    func write(
        _ report: Report,
        as surface: any Surface,
        warnings: [String]
    ) throws(UsageError) -> ExitCode {
        guard try canWrite(ReportShape(of: report), as: surface) else {
            _ = console.tell(of: report.sections, warnings: warnings)
            return .nothingShown
        }
        let file: String?
        do throws(OutputError) {
            let needsPage = settings.opens && settings.output == nil
            file = needsPage ? try pages.makeFile() : settings.output
        } catch {
            return console.failure(error, named: pages.temporaryFolder)
        }
        do throws(OutputError) {
            if let file {
                try OutputFile(path: file).write { sink throws(OutputError) in
                    try surface.write(report, to: &sink)
                }
            } else {
                try host.write(report, as: surface, paged: settings.isPaged)
            }
        } catch {
            if settings.output == nil, let file { pages.remove(file) }
            return console.failure(error, named: file)
        }
        if let file = settings.output { confirm(file) }
        for note in surface.notes(on: report) { console.say(note) }
        let told = console.tell(of: report.sections, warnings: warnings)
        guard settings.opens, let file else { return told }
        let opened = pages.open(file)
        return opened == .success ? told : opened
    }

    /// Tells a person who looks on that a file is written; a script knows by the exit status.
    func confirm(_ file: String) {
        guard host.errorIsTerminal else { return }
        try? console.errorOutput.write("Wrote \(file.safe).\n")
    }

    /// Whether a report of a shape can be written; not where what was to be written is missing.
    ///
    /// - Throws: ``UsageError`` that says what to do where a format cannot hold such reports.
    func canWrite(
        _ shape: ReportShape,
        as surface: any Surface
    ) throws(UsageError) -> Bool {
        do throws(SurfaceError) {
            try surface.check(shape)
            return true
        } catch {
            guard case .unfit(let obstacle, let sections) = error else { return false }
            let (option, values) =
                sections.isEmpty
                ? ("--format", formats.names(holding: shape)) : ("--sections", sections)
            throw UsageError("\(obstacle): use \(option) \(values.listed(by: "or")).")
        }
    }
}
