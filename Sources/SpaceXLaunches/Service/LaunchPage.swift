package import Networking

/// A list of launches, or a page of one, in any of the APIs' formats.
///
/// An array is from r/SpaceX's `/v4/launches`, an object with `docs` from its `/v4/launches/query`,
/// and an object with `results` from Launch Library's `/2.3.0/launches/`.
package struct LaunchPage: Equatable, Sendable {
    package var launches: [LaunchEntity] = []

    /// The number of launches on all pages, if the page has it.
    package var count: Int?

    /// Whether the page says that another one follows.
    package var hasNextPage = false

    /// The number of records that could not be read.
    package var dropped = 0
}

extension LaunchPage {
    /// Reads a list; nil if the value has none of the formats, or no record is a launch.
    package init?(json: inout JSONReader) {
        var isList = readRecords(&json) { LaunchEntity(json: &$0) }
        json.object { key, json in
            switch key {
            case "docs": isList = readRecords(&json) { LaunchEntity(json: &$0) } || isList
            case "results":
                isList = readRecords(&json) { LaunchEntity(launchLibrary: &$0) } || isList
            case "count", "totalDocs": count = json.integer()
            case "next": hasNextPage = json.string() != nil
            case "hasNextPage": hasNextPage = json.bool() == true
            default: break
            }
        }
        if !isList || (launches.isEmpty && dropped > 0) { return nil }
    }

    private mutating func readRecords(
        _ json: inout JSONReader,
        _ make: (inout JSONReader) -> LaunchEntity?
    ) -> Bool {
        json.array { json in
            if let launch = make(&json) { append(launch) } else { dropped += 1 }
        }
    }

    /// Adds a launch, which shares the id texts of the previous one if they are equal: most are.
    private mutating func append(_ launch: consuming LaunchEntity) {
        if let last = launches.indices.last {
            if launch.rocketID == launches[last].rocketID {
                launch.rocketID = launches[last].rocketID
            }
            if launch.launchpadID == launches[last].launchpadID {
                launch.launchpadID = launches[last].launchpadID
            }
        }
        launches.append(launch)
    }
}

extension Resource where Value == LaunchPage {
    /// A list of launches in any of the APIs' formats.
    package static func launches(at endpoint: Endpoint) -> Self {
        .json(
            of: endpoint,
            called: "a list of launches (an array, or an object with docs or results)"
        ) { LaunchPage(json: &$0) }
    }
}
