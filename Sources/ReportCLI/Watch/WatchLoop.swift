import FeatureKit
import SectionKit

/// Loads the sections of a report in rounds, each section when it is due, and shows the report
/// after each round.
///
/// Each round opens the source again and builds the sections that are due again, so that they know
/// the current time and share only the responses of their round.
struct WatchLoop {
    let report: ReportRun
    let settings: ReportSettings
    let pace: WatchPace
    let output: any WatchOutput

    /// Makes the error when none of the sections of these names, from this origin, changes by
    /// itself; nil if that is none, as for a live section that is over at once.
    var nothingChanges: (@Sendable (_ names: [String], Origin) -> UsageError)? = { names, _ in
        UsageError(
            "nothing in \(names.listed(by: "and")) says how often it changes: use --watch SECONDS.")
    }

    private var host: Host { report.host }
    private var console: Console { report.console }

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        var opened = try report.open(command, values, try host.now())
        let surface = host.surface(for: settings)
        let writer = ReportWriter(settings, of: report.program, on: host, console)
        _ = try writer.canWrite(ReportShape(of: opened.sections), as: surface)
        let screen = Screen(
            opened.sections, clock: try host.reportClock(),
            reportsNotices: settings.notifies && output.announcesChanges,
            movesContent: output.movesContent)
        output.willLoad(opened.sections.map(\.title))
        var schedule = WatchSchedule(pace, minimum: opened.minimumInterval)
        warnIfSlowed(to: schedule.minimum)
        var notices = WatchNotices(
            title: report.program.title, notifier: host.notifier, output: output)
        var reported: Set<String> = []
        var isFirst = true
        while true {
            let origin = opened.origin
            let isLast = host.liveWork.hasEnded
            origin.messages.forward { [output] in output.showNews([$0]) }
            let now = try host.now()
            let made = { @Sendable [report] (sections: [SectionSnapshot]) in
                Report(
                    title: report.program.title, source: origin.about, generatedAt: now,
                    sections: sections, warnings: origin.warnings.all)
            }
            await screen.load(opened.sections) { [output] _ in
                try? output.show(made(await screen.snapshots), isWhole: false)
            }
            Interruption.waitIfEnding()
            let snapshots = await screen.snapshots
            if Task.isCancelled { return .success }
            schedule.take(opened.sections.map(\.id), of: snapshots)
            let next = isLast ? nil : schedule.next()
            if isFirst, next == nil, let nothingChanges {
                throw nothingChanges(snapshots.map(\.id), origin)
            }
            do {
                try output.show(made(snapshots), isWhole: true)
            } catch let error as UsageError {
                throw error
            } catch let error as OutputError {
                return console.failure(error, named: settings.output)
            } catch {
                return .notWritten
            }
            let lines = console.problems(of: made(snapshots))
            for line in lines where !reported.contains(line) { console.say(line) }
            reported = Set(lines)
            let news = snapshots.filter { section in
                opened.sections.contains { $0.id == section.id }
            }.flatMap(\.notices)
            for line in news { console.say(line) }
            output.showNews(news)
            notices.take(news, isLast: next == nil)
            guard let next else { return console.exitCode(of: snapshots) }
            await host.pause(next.wait)
            if Task.isCancelled { return .success }
            notices.waited(next.wait)
            do throws(UsageError) {
                opened = try report.open(command, values, try host.now(), only: next.names)
            } catch {
                // Such as a file that another program is about to replace.
                opened = opened.failing(
                    snapshots.filter { next.names.contains($0.id) }, because: error)
            }
            isFirst = false
        }
    }

    private func warnIfSlowed(to minimum: Duration) {
        guard case .every(let wanted) = pace, wanted < minimum else { return }
        console.say(
            "the servers permit an update every \(minimum.seconds) seconds;"
                + " the report is updated that often.")
    }
}

extension Duration {
    fileprivate var seconds: String { Int((self / .seconds(1)).rounded(.up)).grouped }
}
