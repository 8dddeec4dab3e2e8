import Essentials
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

    /// Indices of launches, in this order of those.
    ///
    /// A launch is costly to move, so only what the order goes by is.
    package func sorted(_ indices: [Int], of launches: [Launch]) -> [Int] {
        indices.map { (index: $0, key: LaunchSortKey(launches[$0])) }
            .sorted { precedes($0.key, $1.key) }
            .map(\.index)
    }

    /// Whether a launch comes before another.
    package func precedes(_ one: Launch, _ other: Launch) -> Bool {
        precedes(LaunchSortKey(one), LaunchSortKey(other))
    }

    private func precedes(_ one: LaunchSortKey, _ other: LaunchSortKey) -> Bool {
        precedes(one.date, other.date)
            ?? precedes(one.flightNumber, other.flightNumber)
            ?? precedes(one.name, other.name)
            ?? false
    }

    /// Whether a value comes before another, nil if they are equal; a missing one comes last.
    private func precedes<Value: Comparable>(_ one: Value?, _ other: Value?) -> Bool? {
        switch (one, other) {
        case (let one?, let other?): one == other ? nil : (one < other) == (self == .asc)
        case (_?, nil): true
        case (nil, _?): false
        case (nil, nil): nil
        }
    }
}

/// What the order of launches goes by.
private struct LaunchSortKey {
    let date: Date?
    let flightNumber: Int?
    let name: String

    init(_ launch: Launch) {
        date = launch.date?.date
        flightNumber = launch.flightNumber
        name = launch.name
    }
}
