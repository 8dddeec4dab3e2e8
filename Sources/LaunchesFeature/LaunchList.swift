import SectionKit
import SpaceXLaunches

/// The launches that match a query, or what the source covers if none do.
struct LaunchList: Equatable, Sendable {
    /// The requested page of launches, in the requested order.
    let launches: [Launch]

    /// How many launches match the query, on all pages.
    let matching: Int

    /// The query that was run.
    let query: LaunchesQuery

    /// What the source covers, if the page is empty; nil if the source is empty too.
    let coverage: LaunchCoverage?

    /// How much of the source's list was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Creates the list from an entity.
    init(_ entity: LaunchesEntity, query: LaunchesQuery) {
        self.init(
            Launch.all(entity.launches), query: query, unfetched: entity.unfetched,
            part: entity.part, warnings: entity.warnings)
    }

    /// Filters, sorts and pages launches.
    ///
    /// - Parameters:
    ///   - unfetched: how many more launches match that were not fetched.
    ///   - part: how much of the source's list these are; nil if they are all of it.
    init(
        _ all: [Launch],
        query: LaunchesQuery,
        unfetched: Int = 0,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let test = query.filter.test()
        let matching = query.order.sorted(all.indices.filter { test(all[$0]) }, of: all)
        let page = query.page.part(of: matching)

        launches = page.map { all[$0] }
        self.matching = matching.count + unfetched
        self.query = query
        coverage = page.isEmpty ? LaunchCoverage(all, filter: query.filter) : nil
        self.part = part
        self.warnings = warnings + query.filter.warnings(about: all)
    }
}
