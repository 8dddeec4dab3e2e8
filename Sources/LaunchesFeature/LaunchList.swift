#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import SectionKit

/// The launches that a query asks for, and what there was to choose from.
struct LaunchList: Equatable, Sendable {
    /// The page of launches asked for, in the order asked for.
    let launches: [Launch]

    /// How many launches match the query, on this page or not.
    let matching: Int

    /// How many launches there are.
    let total: Int

    /// What was asked for.
    let query: LaunchesQuery

    /// The years in UTC from the first launch there is to the last; nil if no date is known.
    let years: ClosedRange<Int>?

    /// The names of the rockets there are, in order.
    let rockets: [String]

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Filters, sorts and pages launches.
    init(_ all: [Launch], query: LaunchesQuery, warnings: [String] = []) {
        let matching = all.filter(query.filter())
            .sorted { query.order.places($0, before: $1) }
        let page = matching.dropFirst(query.offset).prefix(query.limit ?? .max)
        let years = all.compactMap(\.date?.year)

        launches = Array(page)
        self.matching = matching.count
        total = all.count
        self.query = query
        if let first = years.min(), let last = years.max() {
            self.years = first...last
        } else {
            self.years = nil
        }
        rockets = Set(all.compactMap(\.rocket)).sorted()
        self.warnings = warnings
    }
}

extension LaunchesQuery {
    /// Tells the launches the query asks for; all its conditions hold at once.
    fileprivate func filter() -> (Launch) -> Bool {
        let rocket = rocket?.folded
        let search = search?.folded
        return { launch in
            if let years {
                guard let year = launch.date?.year, years.contains(year) else { return false }
            }
            if let outcomes, !outcomes.contains(launch.outcome) { return false }
            if let rocket, launch.rocket?.folded.contains(rocket) != true { return false }
            if let search {
                let texts = [launch.name, launch.rocket, launch.launchpad].compactMap(\.self)
                return texts.contains { $0.folded.contains(search) }
            }
            return true
        }
    }
}

extension LaunchesQuery.Order {
    /// Whether a launch comes before another: by date, then flight number, then name.
    fileprivate func places(_ one: Launch, before other: Launch) -> Bool {
        places(one.date?.date, before: other.date?.date)
            ?? places(one.flightNumber, before: other.flightNumber)
            ?? places(one.name, before: other.name)
            ?? false
    }

    /// Whether a value comes before another, nil if they are equal; a missing one comes last.
    private func places<Value: Comparable>(_ one: Value?, before other: Value?) -> Bool? {
        switch (one, other) {
        case (let one?, let other?): one == other ? nil : (one < other) == (self == .asc)
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): nil
        }
    }
}
