import SectionKit

/// Which sections of a report that is watched are to load again, and after which time.
///
/// It reads no clock: the time counts from the end of one round to the start of the next, so that
/// a slow server is never asked while it still answers.
struct WatchSchedule {
    /// The sections that load next, and how long that is from now.
    struct Round: Equatable {
        let wait: Duration
        let names: [String]
    }

    let pace: WatchPace

    /// What the sources permit.
    let minimum: Duration

    private var left: [(name: String, time: Duration)] = []

    /// After which time a section is tried again of whose content nothing is known.
    static let retry = Duration.seconds(30)

    /// Less than this no source needs.
    private static let least = Duration.milliseconds(100)

    init(_ pace: WatchPace, minimum: Duration) {
        self.pace = pace
        self.minimum = max(minimum, Self.least)
    }

    /// Takes note of the sections that have loaded, of all.
    mutating func take(_ names: [String], of snapshots: [SectionSnapshot]) {
        left.removeAll { names.contains($0.name) }
        for name in names {
            guard let snapshot = snapshots.first(where: { $0.id == name }),
                let interval = interval(of: snapshot)
            else { continue }
            left.append((name, max(interval, minimum)))
        }
    }

    private func interval(of section: SectionSnapshot) -> Duration? {
        switch (pace, section.state) {
        case (.every(let interval), _): interval
        case (.own, .success): section.refreshInterval
        case (.own, .loading), (.own, .error): Self.retry
        }
    }

    /// The next round, whose time is taken for over; nil if no section changes any more.
    mutating func next() -> Round? {
        guard let wait = left.map(\.time).min() else { return nil }
        // What is due a moment later goes along, and shares its answers.
        let due = left.filter { $0.time - wait <= wait / 20 }.map(\.name)
        left = left.filter { !due.contains($0.name) }.map { ($0.name, $0.time - wait) }
        return Round(wait: wait, names: due)
    }
}
