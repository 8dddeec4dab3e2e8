import Essentials
package import SectionKit

/// A filter, an order and a page of launches.
package struct LaunchesQuery: Equatable, Sendable {
    /// The conditions that launches meet.
    package var filter = LaunchFilter()

    /// The order by date.
    package var order = ListOrder.asc

    /// The page of the launches that match.
    package var page = ListPage()

    package init(
        filter: LaunchFilter = LaunchFilter(),
        order: ListOrder = .asc,
        page: ListPage = ListPage()
    ) {
        self.filter = filter
        self.order = order
        self.page = page
    }
}

extension ListOrder {
    /// Returns launches sorted by date, then flight number, then name.
    package func sorted(_ launches: [Launch]) -> [Launch] {
        sorted(Array(launches.indices), of: launches).map { launches[$0] }
    }

    /// Returns indices of launches, sorted as the launches are.
    ///
    /// It moves the sort keys only, because launches are expensive to move, and reads names only of
    /// launches with the same date and number.
    package func sorted(_ indices: [Int], of launches: [Launch]) -> [Int] {
        indices.map { (index: $0, key: LaunchSortKey(launches[$0])) }
            .sorted { one, other in
                precedes(one.key, other.key)
                    ?? precedes(launches[one.index].name, launches[other.index].name)
                    ?? false
            }
            .map(\.index)
    }

    /// Whether a launch comes before another in this order.
    package func precedes(_ one: Launch, _ other: Launch) -> Bool {
        precedes(LaunchSortKey(one), LaunchSortKey(other))
            ?? precedes(one.name, other.name)
            ?? false
    }

    /// Whether the date and the number come before others; nil if they are the same.
    private func precedes(_ one: LaunchSortKey, _ other: LaunchSortKey) -> Bool? {
        precedes(one.date, other.date) ?? precedes(one.flightNumber, other.flightNumber)
    }
}

/// What launches are sorted by before their names.
private struct LaunchSortKey {
    let date: Date?
    let flightNumber: Int?

    init(_ launch: Launch) {
        date = launch.date?.date
        flightNumber = launch.flightNumber
    }
}
