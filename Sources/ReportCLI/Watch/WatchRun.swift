import FeatureKit
import Networking
import ScreenHost
import SectionKit
import Synchronization

/// Runs a report with `--watch`: chooses its output, and updates it until a person quits or no
/// section changes any more.
struct WatchRun {
    let report: ReportRun
    let settings: ReportSettings
    let pace: WatchPace

    private var host: Host { report.host }

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        if settings.isForTerminal, host.terminalColumns != nil {
            return try await showOnTerminal(command, values)
        }
        let surface = host.surface(for: settings)
        let writer = ReportWriter(settings, of: report.program, on: host, report.console)
        let output: any WatchOutput
        if let file = settings.output {
            output = WatchedFile(path: file, surface: surface, writer: writer)
        } else {
            try checkIsStreamable(surface)
            output = WatchedStream(surface: surface, writer: writer)
        }
        Interruption.before(ending: host.liveWork) {
            host.shutDown()
            output.end()
        }
        return try await loop(report, output).run(command, values)
    }

    private func loop(_ report: ReportRun, _ output: any WatchOutput) -> WatchLoop {
        var loop = WatchLoop(report: report, settings: settings, pace: pace, output: output)
        if settings.watch == nil { loop.nothingChanges = nil }
        return loop
    }

    /// Checks that several reports in this format can follow each other on standard output.
    private func checkIsStreamable(_ surface: any Surface) throws(UsageError) {
        guard surface.streamed(isFirst: true) == nil else { return }
        let names = report.program.options.formats.all
            .filter { $0.surface().streamed(isFirst: true) != nil }.map(\.name)
        throw UsageError(
            "\(settings.format.name) holds one report, but --watch writes several:"
                + " use -o FILE, or --format \(names.listed(by: "or")).")
    }

    // MARK: On a terminal

    private func showOnTerminal(
        _ command: String,
        _ values: CommandValues
    ) async throws(UsageError) -> ExitCode {
        guard let device = host.screen else {
            throw UsageError(
                "--watch on a terminal needs standard input to be a terminal too: use -o FILE.")
        }
        guard let kind = host.environment["TERM"], !["", "dumb"].contains(kind) else {
            throw UsageError(
                "--watch needs a terminal that can move its cursor, but TERM is dumb or not set:"
                    + " use -o FILE.")
        }
        let deferred = DeferredOutput(host.errorOutput)
        let terminal = WatchedTerminal(
            device: device, style: host.style(for: settings), settings: settings, host: host,
            deferred: deferred, clock: try host.reportClock())
        Interruption.before(ending: host.liveWork) {
            host.shutDown()
            terminal.end()
        }
        let loop = loop(report.saying(through: deferred), terminal)
        let events = terminal.begin()
        defer {
            host.shutDown()
            terminal.end()
            deferred.release()
        }
        // A person who quits does not wait for sections.
        let end = await firstResult(
            {
                do throws(UsageError) {
                    return .over(try await loop.run(command, values))
                } catch {
                    return .refused(error)
                }
            },
            { await keys(events, terminal) })
        // After a signal, the terminal's events end, and the process must end by that signal.
        Interruption.waitIfEnding()
        switch end {
        case .over(let code): return code
        case .refused(let error): throw error
        case nil: return .success
        }
    }

    /// How a watch on a terminal ended.
    private enum End {
        case over(ExitCode)
        case refused(UsageError)
    }

    /// Handles keys and changes of the terminal's size until a key ends the watch.
    ///
    /// If there is live work, the key ends that first, and the watch ends by itself.
    private func keys(
        _ events: AsyncStream<DeviceEvent>,
        _ terminal: WatchedTerminal
    ) async -> End? {
        for await event in events {
            let end: ExitCode
            switch event {
            case .bytes(let bytes) where bytes.contains(3): end = .interrupted
            case .bytes(let bytes) where bytes == [UInt8(ascii: "q")]: end = .success
            case .bytes(let bytes) where bytes == [26]:
                terminal.suspend()
                continue
            // Control-L, as in every full-screen program.
            case .changed, .bytes([12]):
                terminal.redraw()
                continue
            case .closed:
                _ = host.liveWork.cancel()
                continue
            case .bytes, .pause: continue
            }
            if !host.liveWork.cancel() { return .over(end) }
        }
        return host.liveWork.isRunning ? await Self.never() : .over(.success)
    }

    /// Waits until the task is cancelled.
    private static func never() async -> End? {
        let (nothing, _) = AsyncStream<Never>.makeStream()
        for await _ in nothing {}
        return nil
    }
}

extension ReportRun {
    /// Returns the run with another standard error.
    fileprivate func saying(through errorOutput: some TextOutput) -> ReportRun {
        let console = Console(
            program: console.program, output: console.output, errorOutput: errorOutput)
        var opener = SourceOpener(program: program, host: host, console: console)
        opener.sessions = self.opener.sessions
        opener.pace = self.opener.pace
        opener.replacesFailures = self.opener.replacesFailures
        return ReportRun(program: program, opener: opener, host: host, console: console)
    }
}

/// Writes the latest report to a file, which is replaced at each update.
///
/// A file that was there before stays until nothing of the report fails. After that, the file is
/// what the sections show at the moment, unless the format cannot say what failed.
final class WatchedFile: WatchOutput {
    private let path: String
    private let surface: any Surface
    private let writer: ReportWriter

    /// How often the file was replaced, and how often it was kept.
    private let counts = Mutex((written: 0, kept: 0))

    init(path: String, surface: any Surface, writer: ReportWriter) {
        self.path = path
        self.surface = surface
        self.writer = writer
    }

    func show(_ report: Report, isWhole: Bool) throws {
        guard isWhole else { return }
        let holdsReport = try writer.canWrite(report, as: surface)
        if counts.withLock({ $0.written == 0 }) || !surface.namesFailures,
            let file = writer.fileToKeep(insteadOf: report)
        {
            counts.withLock { $0.kept += 1 }
            if counts.withLock({ $0.kept == 1 }) { writer.sayKept(file, insteadOf: report) }
            return
        }
        guard holdsReport else { return }
        Interruption.waitIfEnding()
        let shown = try writer.write(
            report, as: surface, to: try OutputFile(path: path).prepare())
        counts.withLock { $0.written += 1 }
        guard counts.withLock({ $0.written == 1 }) else { return }
        writer.confirm(path)
        for note in surface.notes(on: shown) { writer.console.say(note) }
        let more =
            shown.warnings.dropFirst(report.warnings.count)
            + shown.remarks.dropFirst(report.remarks.count)
        for warning in more { writer.console.say("warning: \(warning)") }
    }

    func ring() {
        if writer.host.errorIsTerminal { try? writer.host.errorOutput.write("\u{07}") }
    }

    func end() {
        TemporaryFiles.shared.removeAll()
    }
}
