import SectionEssentials
package import SectionKit

/// A filter, an order and a page of launches.
package struct LaunchesQuery: Equatable, Sendable {
    /// The conditions that launches meet.
    package var filter = LaunchFilter()

    /// The order by date.
    package var order: ListOrder

    /// The page of the launches that match.
    package var page = ListPage()

    /// Whether the names of the launches are enough, without their ids and links.
    package var needsOnlyNames = false

    /// Whether the launch sites are what is asked for.
    package var needsLaunchSites = false

    /// Creates a query.
    ///
    /// - Parameter order: the order by date; if nil, the newest launch is the first, or of upcoming
    ///   ones the next.
    package init(
        filter: LaunchFilter = LaunchFilter(),
        order: ListOrder? = nil,
        page: ListPage = ListPage(),
        needsOnlyNames: Bool = false,
        needsLaunchSites: Bool = false
    ) {
        self.filter = filter
        self.order = order ?? (filter.stage == .upcoming ? .asc : .desc)
        self.page = page
        self.needsOnlyNames = needsOnlyNames
        self.needsLaunchSites = needsLaunchSites
    }

    /// The texts that are needed.
    var texts: LaunchTexts {
        LaunchTexts(years: filter.years, zone: filter.zone, onlyNames: needsOnlyNames)
    }

    /// Whether the launches cannot be selected, or shown at all, without a list that they refer to;
    /// otherwise what it has is only a name beside others.
    func needs(_ reference: LaunchReference) -> Bool {
        switch reference {
        case .rockets: filter.rocket != nil || filter.search != nil
        case .launchSites: filter.search != nil || needsLaunchSites
        }
    }
}

extension ListOrder {
    /// Returns launches sorted by date, then flight number, then name; only those that `test`
    /// accepts.
    package func sorted(
        _ launches: [Launch],
        where test: (Launch) -> Bool = { _ in true }
    ) -> [Launch] {
        // Memory that is reserved is not used before something is there.
        var keys: [LaunchSortKey] = []
        keys.reserveCapacity(launches.count)
        for index in launches.indices where test(launches[index]) {
            keys.append(LaunchSortKey(launches[index], at: index))
        }
        sort(&keys, of: launches)
        return keys.map { launches[Int($0.index)] }
    }

    /// Returns indices of launches, sorted as the launches are.
    package func sorted(_ indices: [Int], of launches: [Launch]) -> [Int] {
        var keys = indices.map { LaunchSortKey(launches[$0], at: $0) }
        sort(&keys, of: launches)
        return keys.map { Int($0.index) }
    }

    /// Moves the sort keys only, because launches are expensive to move, and reads names only of
    /// launches with the same date and number.
    private func sort(_ keys: inout [LaunchSortKey], of launches: [Launch]) {
        keys.sort { one, other in
            precedes(one.date, other.date)
                ?? precedes(one.flightNumber, other.flightNumber)
                ?? precedes(launches[Int(one.index)].name, launches[Int(other.index)].name)
                ?? false
        }
    }

    /// Whether a launch comes before another in this order.
    package func precedes(_ one: Launch, _ other: Launch) -> Bool {
        precedes(one.date?.date, other.date?.date)
            ?? precedes(one.flightNumber, other.flightNumber)
            ?? precedes(one.name, other.name)
            ?? false
    }
}

/// What launches are sorted by before their names, and the index of the launch, in 24 bytes.
private struct LaunchSortKey {
    let flightNumber: Int?
    let hasDate: Bool
    let index: UInt32
    private let seconds: Double

    init(_ launch: Launch, at index: Int) {
        flightNumber = launch.flightNumber
        let date = launch.date?.date
        hasDate = date != nil
        seconds = date?.timeIntervalSince1970 ?? 0
        self.index = UInt32(index)
    }

    var date: Double? { hasDate ? seconds : nil }
}

extension LaunchesQuery {
    private static let sort = SectionOption<ListOrder>(
        "sort", placeholder: "ORDER",
        summary: "sort by date, oldest or newest first; upcoming ones begin with the next",
        default: .desc
    ).picked(by: OptionPicker(key: "s", title: "Order"))

    /// The options of a list of launches, in the order help lists them.
    package static let options = LaunchFilter.options + [sort.description] + ListPage.options

    /// Creates a query from option values, whose years are those of a time zone.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    package init(_ options: OptionValues, zone: DisplayZone = .utc) throws(UsageError) {
        self.init(
            filter: try LaunchFilter(options, zone: zone),
            order: try options.given(Self.sort),
            page: try ListPage(options)
        )
    }
}
