package import Essentials

/// Names and values as a form sends them (`application/x-www-form-urlencoded`, WHATWG URL).
package struct FormContent {
    package static let mediaType = "application/x-www-form-urlencoded"

    /// The bytes to send.
    package let body: Data

    package init(_ items: [(name: String, value: String)]) {
        let pairs = items.map { name, value in
            "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
        }
        body = Data(pairs.joined(separator: "&").utf8)
    }
}
