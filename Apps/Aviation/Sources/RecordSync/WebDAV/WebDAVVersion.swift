/// An ETag without what servers add to it at times.
///
/// Apache marks the ETag of a file as weak in the second of its change, wsgidav lists it without
/// quotes.
struct WebDAVVersion: Equatable {
    let text: String

    /// Parses an ETag; nil if it is empty.
    init?(_ tag: String) {
        var text = tag.withoutOuterSpace[...]
        if text.hasPrefix("W/") { text = text.dropFirst(2) }
        if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 {
            text = text.dropFirst().dropLast()
        }
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x22 && $0 != 0x7F }
        guard !text.isEmpty, isPlain else { return nil }
        self.text = String(text)
    }

    /// The ETag with quotes, as in `If-Match`.
    var quoted: String { "\"\(text)\"" }
}
