import SectionEssentials

/// The key of a cached response: the method, the address, the fields and the content of the request.
///
/// Requests with different credentials never share a response, even if the server does not say so;
/// other fields matter if `Vary` names them (RFC 9111, section 4.1). Only hashes are stored on
/// disk.
package struct CacheKey: Equatable, Sendable {
    /// The absolute address, without a user name.
    package let url: String

    /// The header fields of the request, in order.
    let fields: [HTTPField]

    /// The content of the request; nil for a GET request.
    let content: RequestContent?

    /// Creates the key of a request that only reads.
    package init(url: String, fields: [HTTPField] = [], content: RequestContent? = nil) {
        self.url = url
        self.fields = fields
        self.content = content
    }

    /// Whether the request may ask only for what has changed (RFC 9110, section 13.1): with POST, the
    /// same fields would forbid it.
    var allowsConditions: Bool { content?.method.isSafe ?? true }

    private static let credentials = ["authorization", "cookie"]

    /// The name of the cache file: 32 hexadecimal digits.
    var fileName: String {
        let request = ["\((content?.method ?? .get).rawValue) \(url)"]
        let sent = content.map { [$0.mediaType, SHA256.hex(of: $0.data)] } ?? []
        let lines = request + Self.credentials.flatMap(lines) + sent
        return String(SHA256.hex(of: lines.joined(separator: "\n")).prefix(32))
    }

    /// A hash of the request fields that the `Vary` fields of a response name.
    func selection(by fields: [HTTPField]) -> String {
        let names = fields.filter { $0.name.lowercased() == "vary" }
            .flatMap { $0.value.lowercased().split(separator: ",") }
            .map { String($0.filter { $0 != " " && $0 != "\t" }) }
        return SHA256.hex(of: Set(names).sorted().flatMap(lines).joined(separator: "\n"))
    }

    private func lines(_ name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name }.map { "\(name): \($0.value)" }
    }
}
