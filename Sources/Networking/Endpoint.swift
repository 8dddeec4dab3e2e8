import SectionEssentials

/// The address of a resource in an API: a path and a query, without a host.
///
/// The same endpoint works with a live server, an archive, a saved file or a spy.
public struct Endpoint: Hashable, Sendable {
    /// The absolute path, such as `/v4/launches`.
    public let path: String

    /// The query items, in the order in which they are sent.
    public let query: [QueryItem]

    /// How a server wrote the path and query, if that differs from how they are written here.
    private var written: String?

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
    /// Creates an endpoint from a path and query as a server wrote them, which are sent back
    /// unchanged; nil if the path is not absolute.
    ///
    /// It equals the endpoint of the same path and query, unless the server writes that in another way.
    ///
    /// - Parameters:
    ///   - text: the path and query, percent-encoded.
    ///   - secret: the name of the query items to leave out; nil for none.
    init?(percentEncoded text: Substring, without secret: String? = nil) {
        let path = text.prefix { $0 != "?" }
        guard path.isEmpty || path.hasPrefix("/") else { return nil }
        var query: [QueryItem] = []
        var kept: [Substring] = []
        for text in text[path.endIndex...].dropFirst().split(separator: "&") {
            let name = text.prefix { $0 != "=" }
            let item = QueryItem(
                PercentEncoding.decode(name),
                PercentEncoding.decode(text[name.endIndex...].dropFirst()))
            if item.name == secret { continue }
            query.append(item)
            kept.append(text)
        }
        self.init(PercentEncoding.decode(path), query: query)
        let written = path + (kept.isEmpty ? "" : "?") + kept.joined(separator: "&")
        if percentEncoded != written { self.written = String(written) }
    }

    /// The path and query, percent-encoded for a URL (RFC 3986, sections 3.3 and 3.4).
    var percentEncoded: String {
        if let written { return written }
        let path = PercentEncoding.encode(path, keeping: "/")
        guard !query.isEmpty else { return path }
        let items = query.map {
            "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))"
        }
        return path + "?" + items.joined(separator: "&")
    }
}
