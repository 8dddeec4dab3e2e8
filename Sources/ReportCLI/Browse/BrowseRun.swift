import Networking
import ScreenHost
import SectionEssentials
import SectionKit
import Synchronization

/// Runs `browse`: shows the sections on a screen until the user quits.
struct BrowseRun {
    /// The environment variable that names a file for key timings, for the benchmark.
    static let timingsVariable = "BROWSE_TIMINGS"

    let program: ReportProgram
    let opener: SourceOpener
    let host: Host
    let console: Console

    func run(_ values: CommandValues) async throws(UsageError) -> ExitCode {
        if values.program.text(of: ReportOptions.input.description.name) == "-" {
            throw UsageError("browse reads keys from standard input; give --input a file.")
        }
        let opened = program.sectionWithFiles(values)
        if let opened, opened.files.contains("-") {
            throw UsageError("browse reads keys from standard input; name a file instead of -.")
        }
        let settings = try host.settings(
            values.program, of: ProgramCommands.browseCommand, program)
        guard let device = host.screen else {
            throw UsageError(
                "browse needs a terminal; use 'report' instead.")
        }
        guard let kind = host.environment["TERM"], !["", "dumb"].contains(kind) else {
            throw UsageError(
                "browse needs a terminal that can move its cursor, but TERM is dumb or not set;"
                    + " use 'report' instead.")
        }
        let log = RequestLog(
            isVerbose: try ConnectionSettings(values.program, program.options).verbose,
            clock: try host.reportClock())
        var exported = TerminalStyle(ascii: settings.ascii, scheme: settings.theme)
        exported.ground = host.ground
        let exporter = ReportExporter(
            home: host.environment["HOME"],
            formats: program.options.formats,
            settings: SurfaceSettings(
                style: exported,
                zone: settings.zone,
                images: settings.images != .never, isPersonal: settings.isPersonal),
            images: ReportImages(
                settings.images, drawer: nil, scaler: host.imageScaler,
                style: DrawingStyle(TerminalStyle(), environment: [:]))
        )
        let browsable = try browsable(
            values.program, opened: opened?.name, exporter, log,
            draw: host.images(for: settings).pictureDrawing)
        let style = host.style(for: settings)

        let timings = host.environment[Self.timingsVariable].map { TimingsFile(path: $0) }
        let screen = BrowseScreen(
            browsable, style: style, zone: settings.zone, device: device,
            clock: try host.reportClock(), pause: host.pause, timings: timings?.take)
        Interruption.before {
            // Closing the connections ends the action.
            let isPerforming = screen.isPerforming
            host.shutDown()
            TemporaryFiles.shared.removeAll()
            device.close()
            if isPerforming { console.say(ActionProgress.interrupted) }
        }
        var values = try opener.opening(values)
        let theme = ReportOptions.theme.description.name
        values.program = values.program.setting(theme, to: settings.theme.rawValue)
        try await screen.run(values)
        Interruption.waitIfEnding()
        host.shutDown()
        timings?.write()
        for line in log.lines { console.say(line) }
        if screen.isPerforming { console.say(ActionProgress.interrupted) }
        return .success
    }

    private func browsable(
        _ values: OptionValues,
        opened: String?,
        _ exporter: ReportExporter,
        _ log: RequestLog,
        draw: PictureDrawing?
    ) throws(UsageError) -> Browsable {
        let browser = WebBrowser(environment: host.environment)
        let file = ConfigFile(program: program.name, environment: host.environment)
        let name = ReportOptions.theme.description.name
        // A stronger default than that of the file would replace what is kept.
        let stronger = values.defaults.first { $0.name == name && $0.place.rank < 2 }?.place.name
        let readsInput = values.text(of: ReportOptions.input.description.name) != nil
        return Browsable(
            program.hosted(by: opener, on: host, log, readsInput: readsInput),
            showing: try values.value(of: program.options.sections), opened: opened,
            fileExtensions: program.options.formats.exportExtensions,
            visit: { browser.visit($0) },
            export: { report, file, replacing, theme in
                exporter.colored(theme).export(report, to: file, replacing: replacing)
            },
            draw: draw,
            theme: .init(option: ReportOptions.theme) { theme in
                let isUntil = "The theme is \(theme.rawValue) until you leave"
                if let stronger { return "\(isUntil): \(stronger) sets another." }
                do throws(UsageError) {
                    let failure = try file.change { lines in
                        lines.set(name, to: theme.rawValue, for: nil)
                        return true
                    }
                    guard case .failed(let reason) = failure else {
                        return "The theme is now \(theme.rawValue); it is kept for the next time."
                    }
                    return "\(isUntil): \(file.shownPath) could not be written: \(reason)."
                } catch {
                    return "\(isUntil): \(error.message)"
                }
            }
        )
    }
}

/// Records key timings, one line each: microseconds, `frame` or `content`, and the key's bytes.
final class TimingsFile: Sendable {
    private let path: String
    private let lines = Mutex<[String]>([])

    init(path: String) {
        self.path = path
    }

    @Sendable func take(_ timing: KeyTiming) {
        let microseconds = Int(clamping: timing.took / .microseconds(1))
        let bytes = timing.bytes.map { String($0, radix: 16) }.joined(separator: " ")
        lines.withLock {
            $0.append("\(microseconds) \(timing.isLoad ? "content" : "frame") \(bytes)\n")
        }
    }

    func write() {
        try? OutputFile(path: path).write(lines.withLock { $0.joined() })
    }
}

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
