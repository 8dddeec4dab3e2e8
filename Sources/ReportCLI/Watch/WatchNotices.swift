import SectionKit

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
