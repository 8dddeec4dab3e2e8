/// Decides which sections of a watched report load next, and when.
///
/// It reads no clock: times count from the end of one round to the start of the next, so that a
/// slow server is never asked again while it still responds.
package struct WatchSchedule {
    /// The names of the sections that load next, and the time until then.
    package struct Round: Equatable {
        package let wait: Duration
        package let names: [String]
    }

    package let pace: WatchPace

    /// The shortest interval that the sources permit.
    package let minimum: Duration

    private var left: [(name: String, time: Duration)] = []

    /// The intervals of the sections that the source has answered.
    private var intervals: [String: Duration] = [:]

    /// How often in a row a section has failed.
    private var failures: [String: Int] = [:]

    /// The time after which a section is loaded again that failed at first.
    private static let firstRetry = Duration.seconds(3)

    /// The longest time after which a section that failed is loaded again, unless its own interval is
    /// longer.
    private static let longestRetry = Duration.seconds(30)

    /// The shortest interval for any source.
    private static let least = Duration.milliseconds(100)

    package init(_ pace: WatchPace, minimum: Duration) {
        self.pace = pace
        self.minimum = max(minimum, Self.least)
    }

    /// Schedules the sections of these names, which have just loaded.
    package mutating func take(_ names: [String], of snapshots: [SectionSnapshot]) {
        left.removeAll { names.contains($0.name) }
        for name in names {
            guard let snapshot = snapshots.first(where: { $0.id == name }),
                let interval = interval(of: snapshot)
            else { continue }
            left.append((name, max(interval, minimum, snapshot.retryAfter ?? .zero)))
        }
    }

    private mutating func interval(of section: SectionSnapshot) -> Duration? {
        if case .every(let interval) = pace { return interval }
        let answered: Duration? =
            switch section.state {
            case .success: section.refreshInterval
            case .error(let error): error.refreshInterval
            case .loading: nil
            }
        if case .success = section.state, answered == nil { return nil }
        guard let answered else { return retry(section.id) }
        failures[section.id] = 0
        intervals[section.id] = answered
        return answered
    }

    /// The time until a section that failed is loaded again: its own interval, so that what happens
    /// now is not missed because of one failure, and twice as long after each further one.
    private mutating func retry(_ name: String) -> Duration {
        let count = failures[name] ?? 0
        failures[name] = count + 1
        let first = intervals[name] ?? Self.firstRetry
        return min(first * (1 << min(count, 8)), max(first, Self.longestRetry))
    }

    /// Returns the next round and advances to it; nil if no section changes any more.
    package mutating func next() -> Round? {
        guard let wait = left.map(\.time).min() else { return nil }
        // Sections that are due a moment later load with it, and share its responses.
        let due = left.filter { $0.time - wait <= wait / 20 }.map(\.name)
        left = left.filter { !due.contains($0.name) }.map { ($0.name, $0.time - wait) }
        return Round(wait: wait, names: due)
    }
}
