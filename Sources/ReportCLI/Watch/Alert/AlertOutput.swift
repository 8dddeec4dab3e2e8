import SectionKit

/// Shows nothing of a watched report but the first alert of a section, as soon as it loads.
final class AlertOutput: WatchOutput {
    private let alerts = AsyncStream<String>.makeStream()

    /// Returns the first alert; nil if the task is cancelled before.
    var first: String? {
        get async { await alerts.stream.first { _ in true } }
    }

    func show(_ report: Report, isWhole: Bool) {
        for alert in report.sections.lazy.compactMap(\.alert) { alerts.continuation.yield(alert) }
    }

    var announcesChanges: Bool { false }

    func ring() {}
    func end() {}
}
