import SectionEssentials

/// Reads the elements and texts of an XML document, as far as WebDAV needs them: without
/// validation, attributes and entities of the document's own.
struct XMLScanner {
    /// A part of a document.
    enum Event: Equatable {
        /// The start of an element, by its name without a prefix, in lower case.
        case start(String)
        case end(String)
        case text(String)
    }

    private var rest: ArraySlice<UInt8>

    /// The end of an element without content, which follows its start.
    private var pending: Event?

    init(_ content: Data) {
        rest = Array(content)[...]
    }

    /// Returns the next part; nil at the end, and where the document is broken.
    mutating func next() -> Event? {
        if let event = pending.take() { return event }
        while let byte = rest.first {
            guard byte == UInt8(ascii: "<") else {
                return .text(Self.decoded(taken(to: "<", inclusive: false)))
            }
            if rest.starts(with: "<!--".utf8) {
                guard skip(past: "-->") else { return nil }
            } else if rest.starts(with: "<![CDATA[".utf8) {
                rest = rest.dropFirst(9)
                let text = taken(to: "]]>", inclusive: true)
                return .text(String(decoding: text, as: UTF8.self))
            } else if rest.starts(with: "<?".utf8) {
                guard skip(past: "?>") else { return nil }
            } else if rest.starts(with: "<!".utf8) {
                // A document type may declare entities; a server has no use for it.
                return nil
            } else {
                return tag()
            }
        }
        return nil
    }

    /// Whether nothing but white space and comments is left of the document.
    var isAtEnd: Bool {
        var rest = self
        while let event = rest.next() {
            guard case .text(let text) = event, text.withoutOuterSpace.isEmpty else { return false }
        }
        return rest.rest.isEmpty
    }

    private mutating func tag() -> Event? {
        rest = rest.dropFirst()
        guard rest.contains(UInt8(ascii: ">")) else { return nil }
        let tag = taken(to: ">", inclusive: true)
        let isEnd = tag.first == UInt8(ascii: "/")
        let isEmpty = tag.last == UInt8(ascii: "/")
        let name = tag.drop { $0 == UInt8(ascii: "/") }.prefix { byte in
            byte > 0x20 && byte != UInt8(ascii: "/")
        }
        let local = name.split(separator: UInt8(ascii: ":")).last ?? name
        let text = String(decoding: local, as: UTF8.self).lowercased()
        if isEnd { return .end(text) }
        if isEmpty { pending = .end(text) }
        return .start(text)
    }

    private mutating func skip(past mark: String) -> Bool {
        let count = rest.count
        _ = taken(to: mark, inclusive: true)
        return rest.count < count
    }

    /// Takes the bytes before a mark, and the mark too if it is inclusive; all if there is none.
    private mutating func taken(to mark: String, inclusive: Bool) -> ArraySlice<UInt8> {
        let mark = Array(mark.utf8)
        var end = rest.startIndex
        while let start = rest[end...].firstIndex(of: mark[0]) {
            end = start
            if rest[end...].starts(with: mark) { break }
            end += 1
        }
        if !rest[end...].starts(with: mark) { end = rest.endIndex }
        let taken = rest[..<end]
        rest = rest[end...]
        if inclusive { rest = rest.dropFirst(mark.count) }
        return taken
    }
}

extension XMLScanner {
    /// Replaces the predefined and the numeric entities.
    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var decoded = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            decoded += rest[..<mark]
            rest = rest[mark...]
            guard let end = rest.prefix(12).firstIndex(of: ";"),
                let character = character(rest[rest.index(after: mark)..<end])
            else {
                decoded += "&"
                rest = rest.dropFirst()
                continue
            }
            decoded.append(character)
            rest = rest[rest.index(after: end)...]
        }
        return decoded + rest
    }

    private static func character(_ name: Substring) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default: break
        }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let number =
            digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
