import SectionKit

/// Writes a report to its destination, prints its warnings and errors, and opens it if wanted.
struct ReportWriter {
    let settings: ReportSettings

    /// The formats of the program, for the error if one cannot hold the report.
    let formats: ReportFormats

    let host: Host
    let console: Console
    let pages: PageOpener

    /// Writes a report with a surface, and opens it if wanted.
    ///
    /// - Parameter canBeRepeated: whether the same command can make the report again; if not, what
    ///   there is of it replaces an existing file.
    /// - Throws: ``UsageError`` if the format cannot hold the report.
    func write(
        _ report: Report,
        as surface: any Surface,
        canBeRepeated: Bool = true
    ) throws(UsageError) -> ExitCode {
        let holdsReport = try canWrite(report, as: surface)
        if let file = fileToKeep(insteadOf: report, canBeRepeated: canBeRepeated) {
            let code = console.printProblems(of: report)
            sayKept(file, insteadOf: report)
            return holdsReport || code == .notWritten ? code : .nothingShown
        }
        guard holdsReport else {
            return console.printProblems(of: report) == .notWritten ? .notWritten : .nothingShown
        }
        let file: PreparedFile?
        do throws(OutputError) {
            file = try open()
        } catch {
            return failure(error, of: nil)
        }
        do throws(OutputError) {
            let report = try write(report, as: surface, to: file)
            return conclude(report, as: surface, in: file)
        } catch {
            return failure(error, of: file)
        }
    }

    // MARK: - Step by step

    /// Opens the file for the report; nil for standard output.
    ///
    /// The file may be opened before the report is made; it only appears once it is written.
    func open() throws(OutputError) -> PreparedFile? {
        if let output = settings.output { return try OutputFile(path: output).prepare() }
        return settings.opens ? try pages.makeFile() : nil
    }

    /// Writes a report with a surface and the pictures that its format shows, and returns it with
    /// warnings about the pictures that are not shown.
    func write(
        _ report: Report,
        as surface: any Surface,
        to file: PreparedFile?
    ) throws(OutputError) -> Report {
        let report = try host.images(for: settings).shown(
            in: report, as: settings.format, to: file)
        if let file {
            try file.write { sink throws(OutputError) in
                try surface.write(report, to: &sink)
                try report.sections.checkRows()
            }
        } else if !(host.showsErrors(of: settings) && report.sections.areOneError) {
            try host.write(report, as: surface, paged: settings.isPaged)
            try report.sections.checkRows()
        }
        return report
    }

    /// Prints why a report could not be written or its file not be opened.
    func failure(_ error: OutputError, of file: PreparedFile?) -> ExitCode {
        let folder = settings.opens ? pages.temporaryFolder : nil
        return console.failure(error, named: settings.output ?? file?.target ?? folder)
    }

    /// Prints the warnings and errors of a written report, and opens it if wanted.
    func conclude(
        _ report: Report,
        as surface: any Surface,
        in file: PreparedFile?
    ) -> ExitCode {
        if let file = settings.output, report.sections.contains(where: \.isLoaded) {
            confirm(file)
        }
        for note in surface.notes(on: report) { console.say(note) }
        let code = console.printProblems(
            of: report, shown: host.showsErrors(of: settings))
        guard settings.opens, let file else { return code }
        let opened = pages.open(settings.output ?? file.target)
        return opened == .success ? code : opened
    }

    /// Prints on a terminal that a file was written; scripts check the exit status.
    func confirm(_ file: String) {
        guard host.errorIsTerminal else { return }
        try? console.errorOutput.write("Wrote \(file.safe).\n")
    }

    /// The existing file that a report does not replace, because a part of it failed; nil if there is
    /// none.
    ///
    /// - Parameter canBeRepeated: whether the report can be made again; if not, only one that failed
    ///   altogether leaves the file as it is.
    func fileToKeep(insteadOf report: Report, canBeRepeated: Bool = true) -> String? {
        let sections = report.sections
        guard let output = settings.output,
            canBeRepeated
                ? sections.contains(where: { !$0.isLoaded || $0.isPartial })
                : !sections.contains(where: \.isLoaded)
        else { return nil }
        return OutputFile(path: output).hasContent ? output : nil
    }

    /// Says that a file was not replaced by a report, and how to get what there is of it.
    func sayKept(_ file: String, insteadOf report: Report) {
        let reason =
            report.sections.contains(where: \.isLoaded)
            ? ", because a part of the report is missing; remove it first to get the rest." : "."
        console.say("\(file.safe) was not replaced\(reason)")
    }

    // MARK: - What can be written

    /// Checks that a format can hold every report of a shape, before a change that cannot be
    /// repeated for another format.
    ///
    /// - Throws: ``UsageError`` with the formats that can.
    func ensureFormatHolds(_ shape: ReportShape, as surface: any Surface) throws(UsageError) {
        for extreme in shape.extremes { _ = try canWrite(extreme, as: surface) }
    }

    /// Whether a report can be written; false if nothing of it has loaded, or only what the format does
    /// not hold.
    ///
    /// - Throws: ``UsageError`` with the formats or sections to use if the format could not hold it even
    ///   if it were whole.
    func canWrite(_ report: Report, as surface: any Surface) throws(UsageError) -> Bool {
        do throws(UsageError) {
            return try canWrite(ReportShape(of: report), as: surface)
        } catch {
            if report.sections.contains(where: \.isPartial) { return false }
            throw error
        }
    }

    /// Whether a report of a shape can be written; false if nothing of it has loaded.
    ///
    /// - Throws: ``UsageError`` with the formats or sections to use if the format cannot hold it.
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
            throw UsageError("\(obstacle); use \(option) \(values.few(by: "or")).")
        }
    }
}

extension ReportWriter {
    /// Creates the writer of a program's reports.
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

extension [SectionSnapshot] {
    /// Checks that the rows that were written could all be read; call after writing.
    ///
    /// - Throws: the failure of the first table with rows that could not.
    func checkRows() throws(OutputError) {
        for section in self {
            guard case .success(let blocks) = section.state else { continue }
            for case .table(let table) in blocks {
                if let reason = table.rows.failure { throw .failed(reason: reason) }
            }
        }
    }
}

/// Opens a report in the web browser, as an HTML file.
struct PageOpener {
    /// The program's name, for temporary files.
    let program: String

    /// The folder for temporary files.
    let temporaryFolder: String

    let browser: WebBrowser
    let console: Console

    /// Creates a temporary file for a page; it is not removed, so that the browser can read it.
    func makeFile() throws(OutputError) -> PreparedFile {
        try PreparedFile(new: "\(temporaryFolder)/\(program)", ending: ".html")
    }

    /// Whether a page can be opened; prints the reason if not.
    func canOpen() -> Bool {
        guard let obstacle = browser.obstacle else { return true }
        console.say("the report could not be opened: \(obstacle.reason).")
        return false
    }

    /// Opens a page in the browser, or prints where the page is and why it was not opened.
    func open(_ page: String) -> ExitCode {
        do throws(WebBrowser.Failure) {
            try browser.show(page)
            return .success
        } catch {
            console.say("the report is in '\(page)', but \(error.reason).")
            return .notWritten
        }
    }
}
