import SectionKit

extension ReportProgram {
    /// Writes a report where it is wanted, says what is missing from it, and opens it if asked to.
    func write(
        _ report: Report,
        as surface: any Surface,
        _ settings: ReportSettings,
        _ origin: Origin,
        _ host: Host
    ) throws(UsageError) -> ExitCode {
        let text: String
        do throws(SurfaceError) {
            text = try surface.text(of: report)
        } catch {
            return try refuse(report, error, origin, host)
        }
        let file: String?
        do throws(OutputError) {
            let needsPage = settings.opens && settings.output == nil
            file = needsPage ? try temporaryPage(host) : settings.output
        } catch {
            return failure(error, named: host.temporaryFolder, host)
        }
        let output = file.map { OutputFile(path: $0) } ?? host.output(for: text, settings)
        let written = write(text, to: output, named: file, host)
        guard written == .success else { return written }
        for note in surface.notes(on: report) { say(note, host) }
        let told = tell(of: report.sections, origin, host)
        guard settings.opens, let file else { return told }
        let opened = open(file, host)
        return opened == .success ? told : opened
    }

    /// Ends without writing a report that its format cannot hold.
    private func refuse(
        _ report: Report,
        _ error: SurfaceError,
        _ origin: Origin,
        _ host: Host
    ) throws(UsageError) -> ExitCode {
        switch error {
        case .nothingLoaded:
            _ = tell(of: report.sections, origin, host)
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
