import SectionKit

/// Sends notifications of changes, with a minimum time between them.
///
/// Each notification lists the changes since the last one.
struct WatchNotices {
    let title: String
    let notifier: (any Notifier)?
    let output: any WatchOutput

    private var pending: [String] = []

    /// The time since the last notification; at first long enough to send one at once.
    private var since = WatchNotices.pause

    /// The minimum time between two notifications.
    static let pause = Duration.seconds(10)

    /// The maximum number of changes in a notification.
    private static let most = 4

    init(title: String, notifier: (any Notifier)?, output: any WatchOutput) {
        self.title = title
        self.notifier = notifier
        self.output = output
    }

    /// Adds the changes of a round, and sends a notification if one is due.
    ///
    /// - Parameter isLast: whether this is the last round, so that changes are sent at once.
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

    /// Advances the time since the last notification.
    mutating func waited(_ time: Duration) {
        since += time
    }
}
