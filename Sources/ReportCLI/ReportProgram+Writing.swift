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
        guard try canWrite(ReportShape(of: report), as: surface) else {
            _ = tell(of: report.sections, origin, host)
            return .nothingShown
        }
        let file: String?
        do throws(OutputError) {
            let needsPage = settings.opens && settings.output == nil
            file = needsPage ? try temporaryPage(host) : settings.output
        } catch {
            return failure(error, named: host.temporaryFolder, host)
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
            return failure(error, named: file, host)
        }
        for note in surface.notes(on: report) { say(note, host) }
        let told = tell(of: report.sections, origin, host)
        guard settings.opens, let file else { return told }
        let opened = open(file, host)
        return opened == .success ? told : opened
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
                ? ("--format", options.formats.names(holding: shape)) : ("--sections", sections)
            throw UsageError("\(obstacle): use \(option) \(values.listed(by: "or")).")
        }
    }
}
