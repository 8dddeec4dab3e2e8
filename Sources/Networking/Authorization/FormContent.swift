package import SectionEssentials

/// The content of a submitted form (`application/x-www-form-urlencoded`, WHATWG URL).
package struct FormContent: Sendable {
    package static let mediaType = "application/x-www-form-urlencoded"

    /// The encoded names and values.
    package let body: Data

    package init(_ items: [(name: String, value: String)]) {
        let pairs = items.map { name, value in
            "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
        }
        body = Data(pairs.joined(separator: "&").utf8)
    }
}
