import Essentials
import SectionKit
import SpaceXLaunches

/// How often and how well the launches that pass a filter went.
struct Statistics: Equatable, Sendable {
    /// Which launches are counted.
    let filter: LaunchFilter

    /// All of them.
    let total: OutcomeCounts

    let years: [Group<Int>]
    let rockets: [Group<String>]
    let launchSites: [Group<String>]
    let longestRun: LaunchSpan?
    let shortestTurnaround: LaunchSpan?

    /// Nil if the filter leaves this year or the one before out, or nothing flew in either.
    let yearToDate: YearToDate?

    /// What there is to find, told when nothing was found; nil if there is nothing.
    let coverage: LaunchCoverage?

    /// How much of the source's list was read; nil if that is all of it.
    let part: ListPart?

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Takes the meaning out of what the API says.
    init(_ entity: LaunchesEntity, filter: LaunchFilter, now: Date) {
        self.init(
            entity.launches.map(Launch.init), filter: filter, now: now, part: entity.part,
            warnings: entity.warnings)
    }

    /// Counts those of all the launches of a source that pass a filter.
    init(
        _ all: [Launch],
        filter: LaunchFilter,
        now: Date,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let launches = all.filter(filter.test())
        let flown = ListOrder.asc.sorted(
            launches.filter { $0.outcome != .upcoming && $0.date != nil })

        self.filter = filter
        total = OutcomeCounts(launches)
        years = Group.years(of: launches, in: filter.years)
        rockets = Group.busiestFirst(launches, by: \.rocket)
        launchSites = Group.busiestFirst(launches, by: \.launchpad)
        longestRun = LaunchSpan.longestRun(of: flown)
        shortestTurnaround = LaunchSpan.shortestTurnaround(of: flown)
        yearToDate = YearToDate(flown, of: all, now: now, in: filter.years)
        coverage = launches.isEmpty ? LaunchCoverage(all) : nil
        self.part = part
        self.warnings = warnings
    }
}
