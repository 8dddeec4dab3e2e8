/// What has been read of a list that comes page by page.
struct LaunchLibraryList {
    /// How many records a page has that is not the last.
    let pageSize: Int

    /// How many records were read, usable or not.
    private(set) var read = 0

    /// Whether there are no more.
    private(set) var isAtEnd = false

    private var launches: [LaunchEntity] = []
    private var seen: Set<String> = []
    private var dropped = 0
    private var count: Int?

    init(pageSize: Int) {
        self.pageSize = pageSize
    }

    /// How many records there are after those read, if the server counts them.
    var rest: Int { max(0, (count ?? 0) - read) }

    /// Takes the launches of the next page that were on none before: pages move when the server
    /// learns of a launch.
    ///
    /// The list is at its end when as many records were read as the server counts, or a page has
    /// none. A count that a full page goes beyond is wrong.
    mutating func add(_ page: LaunchPage) -> [LaunchEntity] {
        let new = page.launches.filter { launch in
            seen.insert(launch.id ?? "\(launch.name) \(launch.dateUTC ?? "")").inserted
        }
        let records = page.launches.count + page.dropped
        launches += new
        dropped += page.dropped
        read += records
        count = page.count.flatMap { $0 < read && records >= pageSize ? nil : $0 }
        isAtEnd = records == 0 || count.map { $0 <= read } == true
        return new
    }

    /// All that was read.
    func entity(
        isWhole: Bool = false,
        unfetched: Int = 0,
        warning: String? = nil
    ) -> LaunchesEntity {
        LaunchesEntity(
            launches: launches, isWhole: isWhole, unfetched: unfetched,
            warnings: [LaunchesEntity.warning(dropped: dropped), warning].compactMap(\.self))
    }
}
