import SectionKit

/// The launches of one list, put together from the pages that were read of it.
///
/// A launch that is there more than once is one launch, and those of other agencies than SpaceX are
/// left out: this is a report on SpaceX, whose numbers and counts they would not fit.
package struct LaunchPages {
    /// How many records a page has that is not the last; 0 if that is not known.
    private let pageSize: Int

    /// How many records were read, usable or not.
    package private(set) var read = 0

    /// Whether there are no more.
    package private(set) var isAtEnd = false

    /// Whether the last page had nothing but what was on those before.
    package private(set) var isStuck = false

    /// SpaceX's launches, each once.
    package private(set) var launches: [LaunchEntity] = []

    private var seen: Set<String> = []
    private var dropped = 0
    private var otherAgencies = 0
    private var count: Int?

    package init(pageSize: Int = 0) {
        self.pageSize = pageSize
    }

    /// All that one answer has of the list of all launches.
    package static func entity(ofAll page: LaunchPage) -> LaunchesEntity {
        var pages = LaunchPages()
        pages.add(page)
        return pages.entity(isOfAll: true, hasMore: page.hasNextPage)
    }

    /// How many records there are after those read, if the server counts them.
    package var remaining: Int { max(0, (count ?? 0) - read) }

    /// Takes the launches of the next page that were on none before: pages move when the server
    /// learns of a launch.
    ///
    /// The list is at its end when as many records were read as the server counts, or a page has
    /// none. A count that a full page goes beyond is wrong.
    @discardableResult
    package mutating func add(_ page: LaunchPage) -> [LaunchEntity] {
        var new = 0
        var isOurs: [Bool] = []
        isOurs.reserveCapacity(page.launches.count)
        seen.reserveCapacity(seen.count + page.launches.count)
        // Launches are costly to copy, and as a rule none is left out.
        for index in page.launches.indices {
            let identity = page.launches[index].id ?? page.launches[index].fallbackIdentity
            let isNew = seen.insert(identity).inserted
            if isNew { new += 1 }
            isOurs.append(isNew && page.launches[index].isOfSpaceX != false)
        }
        let ours =
            isOurs.contains(false)
            ? zip(page.launches, isOurs).filter(\.1).map(\.0) : page.launches
        let records = page.launches.count + page.dropped
        if launches.isEmpty { launches = ours } else { launches += ours }
        otherAgencies += new - ours.count
        dropped += page.dropped
        read += records
        count = page.count.flatMap { $0 < read && records >= pageSize ? nil : $0 }
        isStuck = new == 0
        isAtEnd = records == 0 || count.map { $0 <= read } == true
        return ours
    }

    /// All that was read, where no more is to be had.
    ///
    /// - Parameters:
    ///   - isOfAll: whether the list is of all launches, and not of some.
    ///   - hasMore: whether there is known to be more of it, counted or not.
    package func entity(isOfAll: Bool, hasMore: Bool) -> LaunchesEntity {
        let read = launches.count + otherAgencies + dropped
        let count = count.flatMap { $0 > read ? $0 : nil }
        let part = hasMore || count != nil ? ListPart(read: read, total: count) : nil
        var entity = entity(unfetched: 0)
        entity.isComplete = isOfAll && part == nil
        entity.part = part
        entity.warnings += [part?.warning].compactMap(\.self)
        return entity
    }

    /// What was read, where that is enough.
    package func entity(unfetched: Int) -> LaunchesEntity {
        LaunchesEntity(
            launches: launches, unfetched: unfetched,
            warnings: [
                LaunchesEntity.warning(dropped: dropped),
                LaunchesEntity.warning(otherAgencies: otherAgencies),
            ].compactMap(\.self))
    }
}

extension LaunchEntity {
    /// What tells a launch without an id from others.
    fileprivate var fallbackIdentity: String {
        "\(flightNumber.map(String.init) ?? "") \(name) \(dateUTC ?? "")"
    }
}
