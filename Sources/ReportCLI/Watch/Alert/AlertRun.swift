import SectionKit

/// Runs a report with `--alert`: loads it again and again until a section has an alert, and prints
/// that line and nothing else on standard output.
struct AlertRun {
    let report: ReportRun
    let settings: ReportSettings
    let alert: AlertSettings

    private var host: Host { report.host }
    private var console: Console { report.console }

    /// The time between two loads of a section that does not say how often it changes.
    private static let usualInterval = Duration.seconds(30)

    /// How waiting for an alert ended.
    private enum End: Sendable {
        case found(String)
        case timeOver
        case over(ExitCode)
        case refused(UsageError)
    }

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        Interruption.before {
            host.shutDown()
            TemporaryFiles.shared.removeAll()
        }
        let output = AlertOutput()
        let loop = WatchLoop(
            report: report, settings: settings, pace: settings.watch ?? .own, output: output,
            usualInterval: Self.usualInterval)
        let end: End? = await firstResult(
            { await output.first.map { .found($0) } },
            {
                do throws(UsageError) {
                    return .over(try await loop.run(command, values))
                } catch {
                    return .refused(error)
                }
            },
            { await waitForLimit() })
        host.shutDown()
        Interruption.waitIfEnding()
        switch end {
        case .found(let line):
            if settings.notifies { notify(line) }
            return console.write("\(line)\n")
        case .timeOver:
            if let limit = alert.limit { console.say("no match within \(limit.words).") }
            return .nothingShown
        case .refused(let error): throw error
        case .over, nil: return .nothingShown
        }
    }

    /// Returns when the time of `--for` is over; nil if the task is cancelled before.
    private func waitForLimit() async -> End? {
        guard let limit = alert.limit else {
            let (never, _) = AsyncStream<Never>.makeStream()
            for await _ in never {}
            return nil
        }
        await host.pause(limit.duration)
        return Task.isCancelled ? nil : .timeOver
    }

    private func notify(_ line: String) {
        let ring: @Sendable () -> Void = { [host] in
            if host.errorIsTerminal { try? host.errorOutput.write("\u{07}") }
        }
        guard let notifier = host.notifier else { return ring() }
        notifier.notify(report.program.title, [line], otherwise: ring)
    }
}
