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
    /// - Throws: ``UsageError`` when the format cannot hold the report.
    func write(_ report: Report, as surface: any Surface) throws(UsageError) -> ExitCode {
        guard try canWrite(ReportShape(of: report), as: surface) else {
            _ = console.printProblems(of: report)
            return .nothingShown
        }
        let file: PreparedFile?
        do throws(OutputError) {
            file = try open()
        } catch {
            return failure(error, of: nil)
        }
        do throws(OutputError) {
            try write(report, as: surface, to: file)
        } catch {
            return failure(error, of: file)
        }
        return conclude(report, as: surface, in: file)
    }

    // MARK: - Step by step

    /// Opens the file that the report is wanted in; nil for standard output.
    ///
    /// A report may be opened before there is one: nothing is to be seen of it yet.
    func open() throws(OutputError) -> PreparedFile? {
        if let output = settings.output { return try OutputFile(path: output).prepare() }
        return settings.opens ? try pages.makeFile() : nil
    }

    /// Writes a report as a surface sets it, and nothing else.
    func write(
        _ report: Report,
        as surface: any Surface,
        to file: PreparedFile?
    ) throws(OutputError) {
        guard let file else { return try host.write(report, as: surface, paged: settings.isPaged) }
        try file.write { sink throws(OutputError) in try surface.write(report, to: &sink) }
    }

    /// Says why a report could not be written, or a file for it not be opened.
    func failure(_ error: OutputError, of file: PreparedFile?) -> ExitCode {
        let folder = settings.opens ? pages.temporaryFolder : nil
        return console.failure(error, named: settings.output ?? file?.target ?? folder)
    }

    /// Says what is to be said of a report that is written, and opens it if asked to.
    func conclude(
        _ report: Report,
        as surface: any Surface,
        in file: PreparedFile?
    ) -> ExitCode {
        if let file = settings.output { confirm(file) }
        for note in surface.notes(on: report) { console.say(note) }
        let told = console.printProblems(of: report)
        guard settings.opens, let file else { return told }
        let opened = pages.open(settings.output ?? file.target)
        return opened == .success ? told : opened
    }

    /// Tells a person who looks on that a file is written; a script knows by the exit status.
    func confirm(_ file: String) {
        guard host.errorIsTerminal else { return }
        try? console.errorOutput.write("Wrote \(file.safe).\n")
    }

    // MARK: - What can be written

    /// Refuses a format unless it holds whatever a shape allows: what is done cannot be done again
    /// for another format.
    ///
    /// - Throws: ``UsageError`` that says what to do.
    func ensureItHolds(_ shape: ReportShape, as surface: any Surface) throws(UsageError) {
        for extreme in shape.extremes { _ = try canWrite(extreme, as: surface) }
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

extension ReportWriter {
    /// Writes the reports of a program as a person wants them.
    init(
        _ settings: ReportSettings,
        of program: ReportProgram,
        on host: Host,
        _ console: Console
    ) {
        self.init(
            settings: settings, formats: program.options.formats, host: host, console: console,
            pages: PageOpener(
                program: program.name, temporaryFolder: host.temporaryFolder,
                browser: WebBrowser(environment: host.environment), console: console))
    }
}
