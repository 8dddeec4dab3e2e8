package import Networking

/// A list of launches, or a page of one, in any of the APIs' formats.
///
/// An array is from r/SpaceX's `/v4/launches`, or has records of Launch Library; an object with `docs`
/// is from r/SpaceX's `/v4/launches/query`, and one with `results` from Launch Library's
/// `/2.3.0/launches/`. A record without the field of a date or a flight number is no launch,
/// but a rocket, say.
package struct LaunchPage: Equatable, Sendable {
    package private(set) var launches: LaunchEntities

    /// A hash of what identifies each launch.
    private(set) var identities: [Int]

    /// The number of launches on all pages, if the page has it.
    package var count: Int?

    /// Whether the page says that another one follows.
    package var hasNextPage: Bool

    /// The number of records that could not be read.
    package var dropped: Int

    /// The launch sites that the records describe, by id.
    package var sites: [String: SiteEntity] = [:]

    package init(
        launches: LaunchEntities = [],
        count: Int? = nil,
        hasNextPage: Bool = false,
        dropped: Int = 0
    ) {
        self.launches = launches
        identities = launches.map(\.identity)
        self.count = count
        self.hasNextPage = hasNextPage
        self.dropped = dropped
    }

    /// Fills in the names of what the ids refer to if they are missing.
    mutating func lookUp(rockets: [String: String], launchpads: [String: String]) {
        launches.lookUp(rockets: rockets, launchpads: launchpads)
    }
}

extension Resource where Value == LaunchPage {
    /// A list of launches in any of the APIs' formats.
    ///
    /// - Parameter texts: the texts to keep of launches in the format of the r/SpaceX API; of others,
    ///   all are.
    package static func launches(at endpoint: Endpoint, keeping texts: LaunchTexts = .all) -> Self {
        .list(
            of: endpoint, called: "launches", into: LaunchPage(), under: ["docs", "results"],
            read: { member, json in
                if member == 1 {
                    return LaunchEntity(launchLibrary: &json).map(LaunchPage.Record.entity)
                }
                let start = json.mark
                let record = LaunchRecord(reading: &json)
                guard record.isOfLaunchLibrary else {
                    return record.isLaunch ? .record(record) : nil
                }
                json.rewind(to: start)
                return LaunchEntity(launchLibrary: &json).map(LaunchPage.Record.entity)
            },
            add: { page, record, range in page.add(record, range, keeping: texts) },
            readMember: { page, key, json in page.readMember(key, &json) },
            join: { page, other in page.append(other) })
    }
}

extension LaunchPage {
    /// A launch in one of the formats.
    fileprivate enum Record {
        case record(LaunchRecord)
        case entity(LaunchEntity)
    }

    fileprivate mutating func add(
        _ record: consuming Record?,
        _ range: Range<Int>,
        keeping texts: LaunchTexts
    ) {
        switch record {
        case .record(let record):
            launches.append(record, at: range, keeping: texts)
            identities.append(record.identity)
        case .entity(var launch):
            launch.place = RecordPlace(range: range, isOfLaunchLibrary: true)
            if let site = launch.site { sites[site.id] = site }
            launches.append(launch)
            identities.append(launch.identity)
        case nil: dropped += 1
        }
    }

    fileprivate mutating func append(_ other: consuming LaunchPage) {
        var others: LaunchEntities = []
        swap(&others, &other.launches)
        launches.append(contentsOf: consume others)
        identities += other.identities
        dropped += other.dropped
        sites.merge(other.sites) { _, last in last }
    }

    fileprivate mutating func readMember(_ key: JSONText, _ json: inout JSONReader) {
        switch key {
        case "count", "totalDocs": count = json.integer()
        case "next": hasNextPage = json.string() != nil
        case "hasNextPage": hasNextPage = json.bool() == true
        default: break
        }
    }
}
