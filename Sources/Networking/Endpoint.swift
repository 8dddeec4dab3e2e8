/// A resource of an API: a path and its query, never a host.
///
/// The same endpoint can be asked of a live server, an archive, a saved file or a spy.
public struct Endpoint: Hashable, Sendable {
    /// The absolute path, such as `/v4/launches`.
    public let path: String

    /// The query items, in the order they are sent.
    public let query: [QueryItem]

    /// Names a resource by its absolute path and query.
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

        /// Pairs a name with its value.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }
}

extension Endpoint: CustomStringConvertible {
    /// The path and query as people write them, such as `/v4/launches?limit=10`.
    public var description: String {
        guard !query.isEmpty else { return path }
        return path + "?" + query.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}

extension Endpoint {
    /// The path and query as a URL holds them (RFC 3986, sections 3.3 and 3.4).
    var percentEncoded: String {
        let path = PercentEncoding.encode(path, keeping: "/")
        guard !query.isEmpty else { return path }
        let items = query.map {
            "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
        }
        return path + "?" + items.joined(separator: "&")
    }
}
