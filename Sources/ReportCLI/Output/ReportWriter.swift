import SectionKit

/// Writes a report where it is wanted, says what is missing from it, and opens it if asked to.
struct ReportWriter {
    let settings: ReportSettings
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
        let text: String
        do throws(SurfaceError) {
            text = try surface.text(of: report)
        } catch {
            return try refuse(report, error, warnings)
        }
        let file: String?
        do throws(OutputError) {
            let needsPage = settings.opens && settings.output == nil
            file = needsPage ? try pages.makeFile() : settings.output
        } catch {
            return console.failure(error, named: pages.temporaryFolder)
        }
        let output = file.map { OutputFile(path: $0) } ?? host.output(for: text, settings)
        let written = console.write(text, to: output, named: file)
        guard written == .success else { return written }
        if let file = settings.output { confirm(file) }
        for note in surface.notes(on: report) { console.say(note) }
        let told = console.tell(of: report.sections, warnings: warnings)
        guard settings.opens, let file else { return told }
        let opened = pages.open(file)
        return opened == .success ? told : opened
    }

    /// Tells a person who looks on that a file is written; a script knows by the exit status.
    private func confirm(_ file: String) {
        guard host.errorIsTerminal else { return }
        try? console.errorOutput.write("Wrote \(file.safe).\n")
    }

    /// Ends without writing a report that its format cannot hold.
    private func refuse(
        _ report: Report,
        _ error: SurfaceError,
        _ warnings: [String]
    ) throws(UsageError) -> ExitCode {
        switch error {
        case .nothingLoaded:
            _ = console.tell(of: report.sections, warnings: warnings)
            return .nothingShown
        case .unfit(let obstacle, let sections):
            let (option, values) =
                sections.isEmpty
                ? ("--format", ReportFormat.holding(report).map(\.rawValue))
                : ("--sections", sections)
            throw UsageError("\(obstacle): use \(option) \(values.listed(by: "or")).")
        }
    }
}
