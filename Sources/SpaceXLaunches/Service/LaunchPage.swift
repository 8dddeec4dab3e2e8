package import Networking

/// A list of launches, or a page of one, in any of the APIs' formats.
///
/// An array is from r/SpaceX's `/v4/launches`, an object with `docs` from its `/v4/launches/query`,
/// and an object with `results` from Launch Library's `/2.3.0/launches/`.
package struct LaunchPage: Equatable, Sendable {
    package var launches = LaunchEntities()

    /// The number of launches on all pages, if the page has it.
    package var count: Int?

    /// Whether the page says that another one follows.
    package var hasNextPage = false

    /// The number of records that could not be read.
    package var dropped = 0
}

extension Resource where Value == LaunchPage {
    /// A list of launches in any of the APIs' formats.
    package static func launches(at endpoint: Endpoint) -> Self {
        .list(
            of: endpoint, called: "launches", into: LaunchPage(), under: ["docs", "results"],
            read: { member, json in
                let isOfLaunchLibrary = member == 1
                var launch =
                    isOfLaunchLibrary
                    ? LaunchEntity(launchLibrary: &json) : LaunchEntity(json: &json)
                launch?.place = RecordPlace(range: 0..<0, isOfLaunchLibrary: isOfLaunchLibrary)
                return launch
            },
            add: { page, launch, range in page.add(launch, range) },
            readMember: { page, key, json in page.readMember(key, &json) })
    }
}

extension LaunchPage {
    fileprivate mutating func add(_ launch: consuming LaunchEntity?, _ range: Range<Int>) {
        guard var launch else { return dropped += 1 }
        launch.place?.range = range
        launches.append(launch)
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
