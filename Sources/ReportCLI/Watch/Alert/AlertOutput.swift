import SectionKit
import Synchronization

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
