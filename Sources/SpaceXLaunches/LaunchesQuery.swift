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
        // A launch is costly to move, so their places are sorted, by what nearly always decides.
        launches.indices.map { (date: launches[$0].date?.date, index: $0) }
            .sorted { one, other in
                places(one.date, before: other.date)
                    ?? places(launches[one.index], before: launches[other.index])
            }
            .map { launches[$0.index] }
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
