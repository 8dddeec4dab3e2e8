#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
public import Networking

/// The facts of the r/SpaceX API that are part of the binary, as the API itself would answer.
///
/// They come from r/SpaceX API v4 (https://github.com/r-spacex/SpaceX-API), in its shapes and
/// under its names, without its sentences and without most of its fields.
public struct SpaceXArchive: BaseRequestInput {
    /// The calendar years, in UTC, from the first launch to the last, upcoming ones included.
    ///
    /// Source: `date_utc` in the launches of r/SpaceX API v4
    /// (https://github.com/r-spacex/SpaceX-API).
    public static var years: ClosedRange<Int> { Record.years }

    /// The day, in UTC as ISO 8601 writes it (`2006-03-24`), of the last launch not upcoming.
    ///
    /// Source: `date_utc` and `upcoming` in the launches of r/SpaceX API v4
    /// (https://github.com/r-spacex/SpaceX-API).
    public static var lastFlown: String { Record.lastFlown }

    /// The number of launches, upcoming ones included.
    ///
    /// Source: the launches of r/SpaceX API v4 (https://github.com/r-spacex/SpaceX-API).
    public static var launchCount: Int { Record.launchCount }

    /// Opens the archive, which takes no work: nothing is read before it is asked for.
    public init() {}

    /// Copies one of the embedded answers out of the binary.
    ///
    /// - Throws: ``RequestError/notFound(_:)`` for any path but `/v4/company`, `/v4/launches`,
    ///   `/v4/launchpads` and `/v4/rockets`, and for any query, which the archive cannot honour.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        guard endpoint.query.isEmpty, let answer = Self.answer(at: endpoint.path) else {
            throw .notFound(endpoint)
        }
        return answer.withUTF8Buffer { Data($0) }
    }

    private static func answer(at path: String) -> StaticString? {
        switch path {
        case "/v4/company": Record.company
        case "/v4/launches": Record.launches
        case "/v4/launchpads": Record.launchpads
        case "/v4/rockets": Record.rockets
        default: nil
        }
    }
}
