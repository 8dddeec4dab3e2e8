import SectionKit
import SpaceXLaunches

/// The launches that a query asks for, and what there is to find if it found none.
struct LaunchList: Equatable, Sendable {
    /// The page of launches asked for, in the order asked for.
    let launches: [Launch]

    /// How many launches match the query, on this page or not.
    let matching: Int

    /// What was asked for.
    let query: LaunchesQuery

    /// What there is to find, told when nothing was found; nil if there is nothing.
    let coverage: LaunchCoverage?

    /// How much of the source's list was read; nil if that is all of it.
    let part: ListPart?

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Takes the meaning out of what the API says.
    init(_ entity: LaunchesEntity, query: LaunchesQuery) {
        self.init(
            entity.launches.map(Launch.init), query: query, unfetched: entity.unfetched,
            part: entity.part, warnings: entity.warnings)
    }

    /// Filters, sorts and pages launches.
    ///
    /// - Parameters:
    ///   - unfetched: how many launches there are behind these that were not needed.
    ///   - part: how much of the source's list these are; nil for all of it.
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
        coverage = page.isEmpty ? LaunchCoverage(all) : nil
        self.part = part
        self.warnings = warnings
    }
}
