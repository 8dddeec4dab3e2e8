import SectionKit
import Synchronization

/// Runs a report with `--alert`: loads it again and again until a section has an alert, and prints
/// that line and nothing else on standard output.
struct AlertRun {
    let report: ReportRun
    let settings: ReportSettings
    let alert: AlertSettings

    private var host: Host { report.host }
    private var console: Console { report.console }

    private var pace: WatchPace { settings.watch ?? .own }

    /// How waiting for an alert ended.
    private enum End: Sendable {
        case found
        case timeOver(TimeLimit)
        case nothingChanges
        case refused(UsageError)
    }

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        Interruption.before {
            host.shutDown()
            TemporaryFiles.shared.removeAll()
        }
        let output = AlertOutput()
        let readsInput = try values.program.value(of: ReportOptions.input) != nil
        let loop = WatchLoop(
            report: asking, settings: settings, pace: pace, output: output,
            nothingChanges: { names, origin in
                UnchangingContent(names: names, origin: origin, readsInput: readsInput)
                    .error(report.program.sources)
            })
        let end: End? = await firstResult(
            { await output.firstAlert().map { _ in .found } },
            {
                do throws(UsageError) {
                    _ = try await loop.run(command, values)
                    return Task.isCancelled ? nil : .nothingChanges
                } catch {
                    return .refused(error)
                }
            },
            { await waitForLimit() })
        host.shutDown()
        Interruption.waitIfEnding()
        if let line = output.first {
            if settings.notifies { notify(line) }
            return console.write("\(line)\n")
        }
        switch end {
        case .timeOver(let limit): console.say(Self.ending(after: limit, output))
        case .nothingChanges: console.say("\(command) no longer changes, and nothing matched.")
        case .refused(let error): throw error
        case .found, nil: break
        }
        return .nothingShown
    }

    /// The report with each answer from its source: neither a known nor a stale one counts.
    private var asking: ReportRun {
        var report = report
        report.opener.pace = pace
        report.opener.replacesFailures = false
        return report
    }

    /// What is said when the time of `--for` is over.
    private static func ending(after limit: TimeLimit, _ output: AlertOutput) -> String {
        guard let titles = output.titlesNeverLoaded else {
            return "no match within \(limit.words)."
        }
        // It may be over before the sections are opened.
        let names =
            titles.isEmpty ? "nothing" : titles.map { "the \($0.inSentence)" }.listed(by: "and")
        return "\(names) could not be loaded within \(limit.words)."
    }

    /// Returns when the time of `--for` is over; nil if the task is cancelled before.
    private func waitForLimit() async -> End? {
        guard let limit = alert.limit else {
            let (never, _) = AsyncStream<Never>.makeStream()
            for await _ in never {}
            return nil
        }
        await host.pause(limit.duration)
        return Task.isCancelled ? nil : .timeOver(limit)
    }

    private func notify(_ line: String) {
        let ring: @Sendable () -> Void = { [host] in
            if host.errorIsTerminal { try? host.errorOutput.write("\u{07}") }
        }
        guard let notifier = host.notifier else { return ring() }
        notifier.notify(report.program.title, [line], otherwise: ring)
    }
}

/// Content that `--alert` would wait for in vain, because it does not change by itself.
struct UnchangingContent {
    /// The names of the sections.
    let names: [String]

    let origin: Origin

    /// Whether it is from the file of `--input`.
    let readsInput: Bool

    /// The error, which says what to do instead.
    ///
    /// - Parameter sources: the sources of the program.
    func error(_ sources: [ProgramSource]) -> UsageError {
        let others = sources.filter { $0.isLive && $0.about.id != origin.about.id }
            .map { "--source \($0.about.id)" }
        let place = readsInput ? "a saved response" : "the source \(origin.about.id)"
        let again = "add --watch SECONDS to load it again."
        let advice = others.isEmpty ? again : "use \(others.listed(by: "or")), or \(again)"
        return UsageError(
            "\(names.listed(by: "and")) \(names.count == 1 ? "does" : "do") not change in \(place):"
                + " \(advice)")
    }
}

/// Shows nothing of a watched report but the first alert of a section, as soon as it loads.
final class AlertOutput: WatchOutput {
    private struct State {
        var titles: [String] = []
        var hasLoaded = false
        var first: String?
    }

    private let state = Mutex(State())
    private let alerts = AsyncStream<String>.makeStream()

    /// Returns the first alert once there is one; nil if the task is cancelled before.
    func firstAlert() async -> String? {
        await alerts.stream.first { _ in true }
    }

    /// The first alert; nil if there is none yet.
    var first: String? { state.withLock(\.first) }

    /// The titles of the sections if the source has never answered; else nil.
    var titlesNeverLoaded: [String]? { state.withLock { $0.hasLoaded ? nil : $0.titles } }

    func willLoad(_ titles: [String]) {
        state.withLock { $0.titles = titles }
    }

    /// Takes the first alert; one of content that does not change by itself only from a whole
    /// report, because the first of those is refused if nothing changes.
    func show(_ report: Report, isWhole: Bool) {
        let alert = report.sections.lazy.filter { isWhole || $0.refreshInterval != nil }
            .compactMap(\.alert).first
        state.withLock { state in
            state.hasLoaded = state.hasLoaded || report.sections.contains(where: \.isAnswered)
            state.first = state.first ?? alert
        }
        if let alert { alerts.continuation.yield(alert) }
    }

    var isDone: Bool { first != nil }
    var announcesChanges: Bool { false }

    func ring() {}
    func end() {}
}

extension SectionSnapshot {
    /// Whether the source has answered, if only that there is nothing of the name now.
    fileprivate var isAnswered: Bool {
        switch state {
        case .success: true
        case .loading: false
        case .error(let error): error.refreshInterval != nil
        }
    }
}
