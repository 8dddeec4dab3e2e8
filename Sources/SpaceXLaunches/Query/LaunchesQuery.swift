import Essentials
package import SectionKit

/// Which launches are asked for, in which order, and which page of them.
package struct LaunchesQuery: Equatable, Sendable {
    /// What a launch must be.
    package var filter = LaunchFilter()

    /// Oldest or newest first.
    package var order = ListOrder.asc

    /// Which of them are shown.
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
    /// The launches in this order: by date, then flight number, then name.
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
