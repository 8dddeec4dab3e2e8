public import Networking
import SectionEssentials

/// Responses of the r/SpaceX API that are embedded in the program.
///
/// The data is from r/SpaceX API v4 (https://github.com/r-spacex/SpaceX-API), in its structure and
/// under its names, without descriptions and most other fields.
public struct SpaceXArchive: BaseRequestInput {
    /// The calendar years, in UTC, from the first to the last launch, including upcoming ones.
    ///
    /// Source: `date_utc` in the launches of r/SpaceX API v4
    /// (https://github.com/r-spacex/SpaceX-API).
    public static var years: ClosedRange<Int> { Record.years }

    /// The UTC day of the last launch that is not upcoming, in ISO 8601 format (`2006-03-24`).
    ///
    /// Source: `date_utc` and `upcoming` in the launches of r/SpaceX API v4
    /// (https://github.com/r-spacex/SpaceX-API).
    public static var lastFlown: String { Record.lastFlown }

    /// The number of launches, including upcoming ones.
    ///
    /// Source: the launches of r/SpaceX API v4 (https://github.com/r-spacex/SpaceX-API).
    public static var launchCount: Int { Record.launchCount }

    /// Creates the archive; it reads nothing before the first request.
    public init() {}

    /// Reads an embedded response.
    ///
    /// A single launch, at `/v4/launches/` and its id, has fields that the list of launches omits.
    ///
    /// - Throws: ``RequestError/notFound(_:status:)`` for any path other than `/v4/company` and those of
    ///   `cores`, `landpads`, `launches`, `launchpads`, `payloads` and `rockets`, and for any
    ///   query, which the archive does not support.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let endpoint = resource.endpoint
        let launch = "/v4/launches/"
        guard endpoint.path.hasPrefix(launch), endpoint.query.isEmpty else {
            return try await Self.answers.value(of: resource)
        }
        let id = endpoint.path.dropFirst(launch.count)
        guard let record = Record.launchDetails.record(id: id) else { throw .notFound(endpoint) }
        return try resource.value(from: record)
    }

    private static let answers = EmbeddedResponses([
        "/v4/company": Record.company,
        "/v4/cores": Record.cores,
        "/v4/landpads": Record.landpads,
        "/v4/launches": Record.launches,
        "/v4/launchpads": Record.launchpads,
        "/v4/payloads": Record.payloads,
        "/v4/rockets": Record.rockets,
    ])
}

extension StaticString {
    /// The record with an id, where each record is a line that ends with its id; nil if missing.
    fileprivate func record(id: Substring) -> Data? {
        guard !id.isEmpty, id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }) else {
            return nil
        }
        let end = Array("\"id\":\"\(id)\"}".utf8)
        return withUTF8Buffer { bytes in
            bytes.split(separator: UInt8(ascii: "\n")).lazy
                .map { $0.last == UInt8(ascii: ",") ? $0.dropLast() : $0 }
                .first { $0.suffix(end.count).elementsEqual(end) }
                .map { Data($0) }
        }
    }
}
