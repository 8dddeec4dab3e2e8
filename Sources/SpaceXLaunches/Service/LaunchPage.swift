package import Networking

/// A list of launches in any shape that an API gives it.
///
/// An array is that of r/SpaceX's `/v4/launches`, an object with `docs` that of its
/// `/v4/launches/query`, an object with `results` a page of Launch Library's `/2.3.0/launches/`.
package struct LaunchPage: Equatable, Sendable {
    package var launches: [LaunchEntity] = []

    /// How many launches the list has on all its pages, if it says so.
    package var count: Int?

    /// Whether it says that another page follows.
    package var hasNextPage = false

    /// How many records could not be read.
    package var dropped = 0
}

extension LaunchPage {
    /// Reads the list; nil when the value has none of the shapes, or no record of it is a launch.
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

    /// Most launches have the rocket or the site of the one before: then one text serves both.
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
    /// A list of launches, in whatever shape it comes.
    package static func launches(at endpoint: Endpoint) -> Self {
        .json(
            of: endpoint,
            called: "a list of launches (an array, or an object with docs or results)"
        ) { LaunchPage(json: &$0) }
    }
}
