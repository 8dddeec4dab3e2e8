import Essentials
import Networking
import SectionKit
import SpaceXLaunches

/// Statistics of the launches that match a filter.
struct Statistics: Equatable, Sendable {
    /// The filter that selects the launches counted.
    let filter: LaunchFilter

    /// The outcomes of all launches counted.
    let total: OutcomeCounts

    let years: [Group<Int>]
    let rockets: [Group<String>]
    let launchSites: [Group<String>]
    private(set) var longestRun: LaunchSpan?
    private(set) var shortestTurnaround: LaunchSpan?

    /// Nil if the filter excludes this year or the one before, or nothing flew in either.
    let yearToDate: YearToDate?

    /// What the source covers, if no launch matches; nil if the source is empty too.
    let coverage: LaunchCoverage?

    /// The lists that could not be loaded, so that launches could not be counted by them.
    private(set) var missing: Set<LaunchReference> = []

    /// How much of the source's list was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Creates the statistics from an entity.
    init(_ entity: LaunchesEntity, filter: LaunchFilter, now: Date) {
        self.init(
            Launch.all(entity.launches), filter: filter, now: now, part: entity.part,
            warnings: entity.warnings)
        missing = Set(entity.failures.keys)
    }

    /// Counts the launches of a source that match a filter.
    init(
        _ all: [Launch],
        filter: LaunchFilter,
        now: Date,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let launches = filter == LaunchFilter() ? all : all.filter(filter.test())
        let flown = ListOrder.asc.sorted(launches) { $0.outcome != .upcoming && $0.date != nil }

        self.filter = filter
        total = OutcomeCounts(launches)
        years = Group.years(of: launches, in: filter)
        rockets = Group.busiestFirst(launches, by: \.rocket)
        launchSites = Group.busiestFirst(launches, by: \.launchpad)
        longestRun = LaunchSpan.longestRun(of: flown)
        shortestTurnaround = LaunchSpan.shortestTurnaround(of: flown)
        yearToDate = YearToDate(flown, of: all, now: now, in: filter)
        coverage = launches.isEmpty ? LaunchCoverage(all, filter: filter) : nil
        self.part = part
        self.warnings = warnings + filter.warnings(about: all)
    }

    /// Reads what is shown of the launches of the records.
    ///
    /// - Throws: ``RequestError`` when it cannot be read any more.
    mutating func completeLaunches(from entity: LaunchesEntity) throws(RequestError) {
        longestRun = try longestRun?.whole(in: entity)
        shortestTurnaround = try shortestTurnaround?.whole(in: entity)
    }
}
