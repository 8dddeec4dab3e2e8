import SectionKit

/// The launches of one list, collected from the pages read so far.
///
/// Duplicates are dropped, and so are launches of agencies other than SpaceX: this is a report on
/// SpaceX, and they would distort its flight numbers and counts.
package struct LaunchPages {
    /// The number of records on each page but the last; 0 if unknown.
    private let pageSize: Int

    /// The number of records read, usable or not.
    package private(set) var read = 0

    /// Whether there are no more records.
    package private(set) var isAtEnd = false

    /// Whether the last page had only launches of earlier pages.
    package private(set) var isStuck = false

    /// SpaceX's launches, without duplicates.
    package private(set) var launches = LaunchEntities()

    private var seen: Set<Int> = []
    private var dropped = 0
    private var otherAgencies = 0
    private var count: Int?
    private var sites: [String: SiteEntity] = [:]

    package init(pageSize: Int = 0) {
        self.pageSize = pageSize
    }

    /// Creates the list of all launches from its only page.
    package static func entity(ofAll page: LaunchPage) -> LaunchesEntity {
        var pages = LaunchPages()
        pages.add(page)
        return pages.entity(isOfAll: true, hasMore: page.hasNextPage)
    }

    /// The number of records after those read; 0 if the server does not count them.
    package var remaining: Int { max(0, (count ?? 0) - read) }

    /// Adds the next page, and returns its launches that were not on earlier pages: records move to
    /// other pages if the server adds a launch.
    ///
    /// The list ends after as many records as the server counts, or at an empty page. If a full page
    /// goes beyond the count, the count is wrong.
    @discardableResult
    package mutating func add(_ page: LaunchPage) -> LaunchEntities {
        var new = 0
        var isOurs: [Bool] = []
        isOurs.reserveCapacity(page.launches.count)
        seen.reserveCapacity(seen.count + page.launches.count)
        // Launches are expensive to copy, and usually none is left out.
        for index in page.launches.indices {
            let isNew = seen.insert(page.identities[index]).inserted
            if isNew { new += 1 }
            isOurs.append(isNew && page.launches.isOfSpaceX(at: index) != false)
        }
        let ours =
            isOurs.contains(false)
            ? LaunchEntities(zip(page.launches, isOurs).lazy.filter(\.1).map(\.0)) : page.launches
        let records = page.launches.count + page.dropped
        if launches.isEmpty {
            launches = ours
        } else {
            for var launch in ours {
                // The response of the first page is the one that is kept.
                launch.place = nil
                launches.append(launch)
            }
        }
        otherAgencies += new - ours.count
        dropped += page.dropped
        sites.merge(page.sites) { $1 }
        read += records
        count = page.count.flatMap { $0 < read && records >= pageSize ? nil : $0 }
        isStuck = new == 0
        isAtEnd = records == 0 || count.map { $0 <= read } == true
        return ours
    }

    /// Creates the list from the pages if no more can be read.
    ///
    /// - Parameters:
    ///   - isOfAll: whether the list was requested without a filter.
    ///   - hasMore: whether the list is known to be longer, even if the server does not count it.
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

    /// Creates the list from the pages if no more are needed.
    package func entity(unfetched: Int) -> LaunchesEntity {
        LaunchesEntity(
            launches: launches, sites: sites, unfetched: unfetched,
            warnings: [
                LaunchesEntity.warning(dropped: dropped),
                LaunchesEntity.warning(otherAgencies: otherAgencies),
            ].compactMap(\.self))
    }
}
