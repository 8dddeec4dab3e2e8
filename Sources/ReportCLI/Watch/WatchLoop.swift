import FeatureKit
import SectionEssentials
import SectionKit

/// Loads the sections of a report, each when it is due, and shows the report after each round.
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
            movesContent: output.movesContent, names: NameCheck(of: report.program.description))
        output.willLoad(opened.sections.map(\.title))
        var schedule = WatchSchedule(pace, minimum: opened.minimumInterval)
        warnIfSlowed(to: schedule.minimum)
        var notices = WatchNotices(
            title: report.program.title, notifier: host.notifier, console: console, output: output)
        var isFirst = true
        var due: WatchSchedule.Round?
        var rounds = WatchRounds(of: screen, pause: host.pause)
        defer { rounds.end() }
        var round = try begin(opened, on: screen, in: &rounds)
        while let event = await rounds.next() {
            switch event {
            case .due(let wait):
                guard let names = due?.names else { continue }
                due = nil
                notices.waited(wait)
                do throws(UsageError) {
                    opened = try report.open(command, values, try host.now(), only: names)
                } catch {
                    // Such as a file that another program is about to replace.
                    let old = await screen.snapshots.filter { names.contains($0.id) }
                    opened.sections = old.map { UnopenedSection(of: $0, because: error.message) }
                }
                round = try begin(opened, on: screen, in: &rounds)
            case .changed, .unwatched: continue
            case .loaded(let names):
                Interruption.waitIfEnding()
                let snapshots = await screen.snapshots
                let late = rounds.late
                let sections = snapshots.map { late.contains($0.id) ? $0.late : $0 }
                if Task.isCancelled { return .success }
                schedule.take(names, of: sections)
                let isWaiting = due != nil
                if !isWaiting, !round.isLast { due = schedule.next() }
                // What is late in the last round is waited for, since nothing comes after it.
                let isOver = due == nil && rounds.loading.isEmpty
                if isFirst, isOver, let nothingChanges {
                    throw nothingChanges(sections.map(\.id), opened.origin)
                }
                let report = round.report(sections)
                do {
                    // If nothing has come, only a terminal shows what is late.
                    try output.show(report, isWhole: !names.isEmpty)
                } catch let error as UsageError {
                    throw error
                } catch let error as OutputError {
                    return console.failure(error, named: settings.output)
                } catch {
                    return .notWritten
                }
                if output.isDone { return .success }
                notices.take(report, loaded: names, isLast: isOver)
                if isOver { return console.exitCode(of: sections) }
                isFirst = isFirst && names.isEmpty
                if !isWaiting, let due { rounds.wait(due.wait) }
            }
        }
        return .success
    }

    /// A round in which sections load.
    private struct Round {
        /// Whether work that a person ends has ended, so that what loads is the last of it.
        let isLast: Bool

        /// Makes the report of the sections as they are.
        let report: @Sendable ([SectionSnapshot]) -> Report
    }

    /// Begins a round, in which what has loaded is shown at once, if the output can.
    private func begin(
        _ opened: ReportRun.OpenedSections,
        on screen: Screen,
        in rounds: inout WatchRounds
    ) throws(UsageError) -> Round {
        let (origin, now) = (opened.origin, try host.now())
        origin.messages.forward { [output] in output.showNews([$0]) }
        let report = { @Sendable [report] (sections: [SectionSnapshot]) in
            Report(
                title: report.program.title, source: origin.about, generatedAt: now,
                sections: sections, warnings: origin.warnings.all, remarks: origin.remarks.all)
        }
        let isLast = host.liveWork.hasEnded
        rounds.load(opened.sections) { [output] in
            try? output.show(report(await screen.snapshots), isWhole: false)
        }
        return Round(isLast: isLast, report: report)
    }

    private func warnIfSlowed(to minimum: Duration) {
        guard case .every(let wanted) = pace, wanted < minimum else { return }
        console.say(
            "the servers permit an update every \(minimum.seconds) seconds;"
                + " the report is updated that often.")
    }
}

extension Duration {
    fileprivate var seconds: String { Int(clamping: (self / .seconds(1)).rounded(.up)).grouped }
}

/// Says what is new after each round: problems and changes on standard error, and changes in
/// notifications, with a minimum time between them.
///
/// Each notification lists the changes since the last one.
struct WatchNotices {
    let title: String
    let notifier: (any Notifier)?
    let console: Console
    let output: any WatchOutput

    /// The problems of the last report, which are not said again while they last.
    private var reported: Set<String> = []

    private var pending: [String] = []

    /// The time since the last notification; at first long enough to send one at once.
    private var since = WatchNotices.pause

    /// The minimum time between two notifications.
    static let pause = Duration.seconds(10)

    /// The maximum number of changes in a notification.
    private static let most = 4

    init(
        title: String, notifier: (any Notifier)?, console: Console, output: any WatchOutput
    ) {
        self.title = title
        self.notifier = notifier
        self.console = console
        self.output = output
    }

    /// Says what is new in a report.
    ///
    /// - Parameters:
    ///   - names: the sections that have loaded since the last report.
    ///   - isLast: whether this is the last report, so that changes are sent at once.
    mutating func take(_ report: Report, loaded names: [String], isLast: Bool) {
        let late = report.sections.filter { if case .loading = $0.state { true } else { false } }
        let lines = late.map { "\($0.title) is still loading." } + console.problems(of: report)
        for line in lines where !reported.contains(line) { console.say(line) }
        reported = Set(lines)
        let changes = report.sections.filter { names.contains($0.id) }.flatMap(\.notices)
        for line in changes { console.say(line) }
        output.showNews(changes)
        send(changes, isLast: isLast)
    }

    private mutating func send(_ notices: [String], isLast: Bool) {
        pending += notices
        guard !pending.isEmpty, isLast || since >= Self.pause else { return }
        var lines = Array(pending.prefix(Self.most))
        if pending.count > lines.count {
            lines.append("And \((pending.count - lines.count).grouped) more.")
        }
        (pending, since) = ([], .zero)
        guard let notifier else { return output.ring() }
        notifier.notify(title, lines) { [output] in output.ring() }
    }

    /// Advances the time since the last notification.
    mutating func waited(_ time: Duration) {
        since += time
    }
}
