import Essentials
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

    /// Reads one of the embedded answers.
    ///
    /// One launch, under `/v4/launches/` and its id, has what the list of all leaves out.
    ///
    /// - Throws: ``RequestError/notFound(_:status:)`` for any other path than `/v4/company` and those of
    ///   `cores`, `landpads`, `launches`, `launchpads`, `payloads` and `rockets`, and for any
    ///   query, which the archive cannot honour.
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
    /// The one record of this id, each being a line that ends with its id; nil if there is none.
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
