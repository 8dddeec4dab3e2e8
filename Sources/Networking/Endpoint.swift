import Essentials

/// The address of a resource in an API: a path and a query, without a host.
///
/// The same endpoint works with a live server, an archive, a saved file or a spy.
public struct Endpoint: Hashable, Sendable {
    /// The absolute path, such as `/v4/launches`.
    public let path: String

    /// The query items, in the order in which they are sent.
    public let query: [QueryItem]

    /// Creates an endpoint from an absolute path and a query.
    public init(_ path: String, query: [QueryItem] = []) {
        self.path = path
        self.query = query
    }

    /// One `name=value` pair of an endpoint's query, not yet percent-encoded.
    public struct QueryItem: Hashable, Sendable {
        /// The name before the equals sign.
        public let name: String

        /// The value after the equals sign.
        public let value: String

        /// Creates a query item.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension Endpoint: CustomStringConvertible {
    /// The path and query without percent-encoding, such as `/v4/launches?limit=10`.
    public var description: String {
        guard !query.isEmpty else { return path }
        return path + "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}

extension Endpoint {
    /// The path and query, percent-encoded for a URL (RFC 3986, sections 3.3 and 3.4).
    var percentEncoded: String {
        let path = PercentEncoding.encode(path, keeping: "/")
        guard !query.isEmpty else { return path }
        let items = query.map {
            "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
        }
        return path + "?" + items.joined(separator: "&")
    }
}
