import SectionEssentials
import SectionKit
import SpaceXLaunches

/// The next launches: upcoming ones whose dates, at the precision they are known, are not over.
struct NextLaunches: Equatable, Sendable {
    /// The requested number of launches, the next one first.
    let launches: [Launch]

    /// How many future launches the source has, including ``launches``.
    let futureCount: Int

    /// The latest launch date in the source; nil if it has no dates.
    let last: PreciseDate?

    /// How much of the source's list was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Creates the launches from an entity.
    init(_ entity: LaunchesEntity, count: Int, now: Date) {
        self.init(
            Launch.all(entity.launches), count: count, now: now,
            unfetched: entity.unfetched, part: entity.part, warnings: entity.warnings)
    }

    /// Finds the next `count` launches after `now`.
    ///
    /// - Parameters:
    ///   - unfetched: how many more upcoming launches there are that were not fetched.
    ///   - part: how much of the source's list these are; nil if they are all of it.
    init(
        _ all: [Launch],
        count: Int,
        now: Date,
        unfetched: Int = 0,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let future = all.filter { launch in
            launch.outcome == .upcoming && launch.date.map { $0.end > now } == true
        }
        launches = Array(future.sorted(by: Self.isSooner).prefix(count))
        futureCount = future.count + unfetched
        last = all.compactMap(\.date).max { $0.end < $1.end }
        self.part = part
        self.warnings = warnings
    }

    /// Whether a launch's date ends earlier: tomorrow comes before an unknown day of this month.
    private static func isSooner(_ one: Launch, _ other: Launch) -> Bool {
        guard let end = one.date?.end, let otherEnd = other.date?.end, end != otherEnd else {
            return ListOrder.asc.precedes(one, other)
        }
        return end < otherEnd
    }
}
