#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import SectionKit

/// The launches that a query asks for, and what there is to find if it found none.
struct LaunchList: Equatable, Sendable {
    /// The page of launches asked for, in the order asked for.
    let launches: [Launch]

    /// How many launches match the query, on this page or not.
    let matching: Int

    /// What was asked for.
    let query: LaunchesQuery

    /// What there is to find, told when nothing was found; nil if there is nothing.
    let offer: Offer?

    /// What could not be had or read, in plain sentences.
    let warnings: [String]

    /// Filters, sorts and pages launches.
    ///
    /// - Parameter unfetched: how many launches there are behind these that were not needed.
    init(
        _ all: [Launch],
        query: LaunchesQuery,
        unfetched: Int = 0,
        warnings: [String] = []
    ) {
        let matching = all.filter(query.filter())
            .sorted { query.order.places($0, before: $1) }
        let page = matching.dropFirst(query.offset).prefix(query.limit ?? .max)

        launches = Array(page)
        self.matching = matching.count + unfetched
        self.query = query
        offer = page.isEmpty && !all.isEmpty ? Offer(all) : nil
        self.warnings = warnings
    }
}

extension LaunchList {
    /// The years and rockets that a query could ask for.
    struct Offer: Equatable, Sendable {
        /// The years in UTC from the first launch to the last; nil if no date is known.
        let years: ClosedRange<Int>?

        /// The names of the rockets, in alphabetical order.
        let rockets: [String]

        fileprivate init(_ launches: [Launch]) {
            let years = launches.compactMap(\.date?.year)
            if let first = years.min(), let last = years.max() {
                self.years = first...last
            } else {
                self.years = nil
            }
            rockets = Set(launches.compactMap(\.rocket)).sorted()
        }
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
            if let stage, (launch.outcome == .upcoming) != (stage == .upcoming) { return false }
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
