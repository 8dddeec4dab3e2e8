import SectionKit

/// Decides which sections of a watched report load next, and when.
///
/// It reads no clock: times count from the end of one round to the start of the next, so that a
/// slow server is never asked again while it still responds.
struct WatchSchedule {
    /// The names of the sections that load next, and the time until then.
    struct Round: Equatable {
        let wait: Duration
        let names: [String]
    }

    let pace: WatchPace

    /// The shortest interval that the sources permit.
    let minimum: Duration

    private var left: [(name: String, time: Duration)] = []

    /// The time after which a section without content is loaded again.
    static let retry = Duration.seconds(30)

    /// The shortest interval for any source.
    private static let least = Duration.milliseconds(100)

    init(_ pace: WatchPace, minimum: Duration) {
        self.pace = pace
        self.minimum = max(minimum, Self.least)
    }

    /// Schedules the sections of these names, which have just loaded.
    mutating func take(_ names: [String], of snapshots: [SectionSnapshot]) {
        left.removeAll { names.contains($0.name) }
        for name in names {
            guard let snapshot = snapshots.first(where: { $0.id == name }),
                let interval = interval(of: snapshot)
            else { continue }
            left.append((name, max(interval, minimum, snapshot.retryAfter ?? .zero)))
        }
    }

    private func interval(of section: SectionSnapshot) -> Duration? {
        switch (pace, section.state) {
        case (.every(let interval), _): interval
        case (.own, .success): section.refreshInterval
        case (.own, .error(let error)): error.refreshInterval ?? Self.retry
        case (.own, .loading): Self.retry
        }
    }

    /// Returns the next round and advances to it; nil if no section changes any more.
    mutating func next() -> Round? {
        guard let wait = left.map(\.time).min() else { return nil }
        // Sections that are due a moment later load with it, and share its responses.
        let due = left.filter { $0.time - wait <= wait / 20 }.map(\.name)
        left = left.filter { !due.contains($0.name) }.map { ($0.name, $0.time - wait) }
        return Round(wait: wait, names: due)
    }
}
