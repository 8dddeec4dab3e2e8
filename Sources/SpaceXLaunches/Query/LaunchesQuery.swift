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
    /// It moves the sort keys only, because launches are expensive to move.
    package func sorted(_ indices: [Int], of launches: [Launch]) -> [Int] {
        indices.map { (index: $0, key: LaunchSortKey(launches[$0])) }
            .sorted { precedes($0.key, $1.key) }
            .map(\.index)
    }

    /// Whether a launch comes before another in this order.
    package func precedes(_ one: Launch, _ other: Launch) -> Bool {
        precedes(LaunchSortKey(one), LaunchSortKey(other))
    }

    private func precedes(_ one: LaunchSortKey, _ other: LaunchSortKey) -> Bool {
        precedes(one.date, other.date)
            ?? precedes(one.flightNumber, other.flightNumber)
            ?? precedes(one.name, other.name)
            ?? false
    }
}

/// The fields that launches are sorted by.
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
