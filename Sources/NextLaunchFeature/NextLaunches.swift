import Essentials
import SectionKit
import SpaceXLaunches

/// The launches that are ahead: upcoming ones that the clock, at the precision their dates are
/// known, does not say are over.
struct NextLaunches: Equatable, Sendable {
    /// Those asked for, the next one first.
    let launches: [Launch]

    /// How many are ahead in the source, those asked for among them.
    let ahead: Int

    /// The latest launch that the source has a date of; nil if it has none.
    let last: PreciseDate?

    /// How much of the source's list was read; nil if that is all of it.
    let part: ListPart?

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Takes the meaning out of what the API says.
    init(_ entity: LaunchesEntity, count: Int, now: Date) {
        self.init(
            entity.launches.map(Launch.init), count: count, now: now,
            unfetched: entity.unfetched, part: entity.part, warnings: entity.warnings)
    }

    /// Finds the next `count` launches after `now`.
    ///
    /// - Parameters:
    ///   - unfetched: how many launches there are behind these that were not needed.
    ///   - part: how much of the source's list these are; nil for all of it.
    init(
        _ all: [Launch],
        count: Int,
        now: Date,
        unfetched: Int = 0,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let ahead = all.filter { launch in
            launch.outcome == .upcoming && launch.date.map { $0.end > now } == true
        }
        launches = Array(ahead.sorted(by: Self.isSooner).prefix(count))
        self.ahead = ahead.count + unfetched
        last = all.compactMap(\.date).max { $0.end < $1.end }
        self.part = part
        self.warnings = warnings
    }

    /// Whether a launch is over before another: tomorrow's comes before that of some day this month.
    private static func isSooner(_ one: Launch, _ other: Launch) -> Bool {
        guard let end = one.date?.end, let otherEnd = other.date?.end, end != otherEnd else {
            return ListOrder.asc.precedes(one, other)
        }
        return end < otherEnd
    }
}
