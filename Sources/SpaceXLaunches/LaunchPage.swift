#if canImport(FoundationEssentials)
    package import FoundationEssentials
#else
    package import Foundation
#endif
package import Networking

/// A list of launches in any shape that an API gives it.
///
/// An array is that of r/SpaceX's `/v4/launches`, an object with `docs` that of its
/// `/v4/launches/query`, an object with `results` a page of Launch Library's `/2.3.0/launches/`.
package struct LaunchPage: Equatable, Sendable {
    package var launches: [LaunchEntity] = []

    /// How many launches the list has on all its pages, if it says so.
    package var count: Int?

    /// How many records could not be read.
    package var dropped = 0
}

extension LaunchPage {
    /// Reads an answer.
    ///
    /// - Throws: ``RequestError`` `unreadable` when it is no list of launches.
    package init(_ answer: Data) throws(RequestError) {
        let page: LaunchPage?
        do throws(JSONError) {
            page = try JSONReader.read(answer) { LaunchPage(json: &$0) }
        } catch {
            throw .unreadable(reason: error.description)
        }
        guard let page else {
            throw .unreadable(
                reason: "it is no list of launches: neither an array, nor an object with docs or"
                    + " results")
        }
        self = page
    }

    /// Reads the list; nil when the value has none of the shapes.
    init?(json: inout JSONReader) {
        var isList = readRecords(&json) { LaunchEntity(json: &$0) }
        json.object { key, json in
            switch key {
            case "docs": isList = readRecords(&json) { LaunchEntity(json: &$0) } || isList
            case "results":
                isList = readRecords(&json) { LaunchEntity(launchLibrary: &$0) } || isList
            case "count": count = json.integer()
            default: break
            }
        }
        if !isList { return nil }
    }

    private mutating func readRecords(
        _ json: inout JSONReader,
        _ make: (inout JSONReader) -> LaunchEntity?
    ) -> Bool {
        json.array { json in
            if let launch = make(&json) { launches.append(launch) } else { dropped += 1 }
        }
    }
}

extension BaseRequestInput {
    /// Asks for a list of launches, in whatever shape it comes.
    func launchPage(_ endpoint: Endpoint) async throws(RequestError) -> LaunchPage {
        try LaunchPage(await data(for: endpoint))
    }
}
