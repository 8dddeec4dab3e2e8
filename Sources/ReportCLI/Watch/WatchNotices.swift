import SectionKit

/// Tells a person of changes, not more often than one wants to be told.
///
/// Each change is a line on standard error; messages beside the terminal gather what has changed
/// since the last of them.
struct WatchNotices {
    let title: String
    let notifier: (any Notifier)?
    let output: any WatchOutput

    private var pending: [String] = []

    /// How long ago the last message was; long ago, if there was none.
    private var since = WatchNotices.pause

    /// The time between two messages, at least.
    static let pause = Duration.seconds(10)

    /// How many changes a message has, at most.
    private static let most = 4

    init(title: String, notifier: (any Notifier)?, output: any WatchOutput) {
        self.title = title
        self.notifier = notifier
        self.output = output
    }

    /// Takes the changes that a round has brought.
    ///
    /// - Parameter isLast: whether no round comes after it, so that there is nothing to wait for.
    mutating func take(_ notices: [String], isLast: Bool) {
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

    /// Takes note that time has passed.
    mutating func waited(_ time: Duration) {
        since += time
    }
}
