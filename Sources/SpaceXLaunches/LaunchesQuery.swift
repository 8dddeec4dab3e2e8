#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import SectionKit

/// Which launches are asked for, in which order, and which page of them.
package struct LaunchesQuery: Equatable, Sendable {
    /// The order of launches by date, then flight number, then name.
    package enum Order: String, CaseIterable, Sendable {
        case asc, desc
    }

    /// What a launch must be.
    package var filter = LaunchFilter()

    /// Oldest or newest first.
    package var order = Order.asc

    /// How many launches to skip.
    package var offset = 0

    /// How many launches to show at the most; nil for all.
    package var limit: Int?

    package init(
        filter: LaunchFilter = LaunchFilter(),
        order: Order = .asc,
        offset: Int = 0,
        limit: Int? = nil
    ) {
        self.filter = filter
        self.order = order
        self.offset = offset
        self.limit = limit
    }
}

extension LaunchesQuery.Order {
    /// The launches in this order.
    package func sorted(_ launches: [Launch]) -> [Launch] {
        sorted(Array(launches.indices), of: launches).map { launches[$0] }
    }

    /// The places of launches, in this order of those.
    ///
    /// A launch is costly to move, so only places are, by what nearly always decides: the date and
    /// the flight number, turned round for the other order; what is missing comes last in both.
    package func sorted(_ places: [Int], of launches: [Launch]) -> [Int] {
        let sign = self == .asc ? 1 : -1
        return places.map { place -> (date: Double, flight: Int, place: Int) in
            let date = launches[place].date?.date.timeIntervalSinceReferenceDate
            let flight = launches[place].flightNumber
            return (
                date.map { $0 * Double(sign) } ?? .infinity,
                flight.map { $0.multipliedReportingOverflow(by: sign).partialValue } ?? .max, place
            )
        }
        .sorted { one, other in
            if one.date != other.date { return one.date < other.date }
            if one.flight != other.flight { return one.flight < other.flight }
            return self.places(launches[one.place], before: launches[other.place])
        }
        .map { $0.place }
    }

    /// Whether a launch comes before another: by date, then flight number, then name.
    package func places(_ one: Launch, before other: Launch) -> Bool {
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
