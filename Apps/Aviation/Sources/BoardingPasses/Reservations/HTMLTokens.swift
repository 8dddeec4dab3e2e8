import SectionKit

/// A part of a page in HTML.
enum HTMLToken: Equatable, Sendable {
    case open(String, [String: String])
    case close(String)
    case text(String)

    /// The text of a script with its attributes.
    case script([String: String], String)
}

/// Divides a page in HTML into its parts, tolerantly and in one pass.
struct HTMLTokens: Sequence, IteratorProtocol {
    private let text: [UInt8]
    private var position = 0

    /// Elements without an end.
    static let void: Set = [
        "meta", "link", "img", "br", "hr", "input", "wbr", "area", "base", "col",
    ]

    init(_ text: String) {
        self.text = Array(text.utf8)
    }

    mutating func next() -> HTMLToken? {
        guard position < text.count else { return nil }
        guard text[position] == UInt8(ascii: "<"), position + 1 < text.count else {
            return .text(words(upTo: UInt8(ascii: "<")).decodingEntities)
        }
        if isAt("<!--") {
            skip(past: "-->")
            return .text("")
        }
        let next = text[position + 1]
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            skip(past: ">")
            return .text("")
        }
        let isEnd = next == UInt8(ascii: "/")
        position += isEnd ? 2 : 1
        let name = word { $0.isNameByte }.lowercased()
        guard !name.isEmpty else { return .text("<") }
        let attributes = attributes()
        if isEnd { return .close(name) }
        guard name == "script" || name == "style" else { return .open(name, attributes) }
        let start = position
        skip(past: "</\(name)")
        let content = text[start..<Swift.max(start, position - name.utf8.count - 2)]
        skip(past: ">")
        return name == "script"
            ? .script(attributes, String(decoding: content, as: UTF8.self)) : .text("")
    }

    private mutating func attributes() -> [String: String] {
        var attributes: [String: String] = [:]
        while position < text.count {
            _ = word { $0 <= 0x20 || $0 == UInt8(ascii: "/") }
            guard position < text.count else { break }
            if text[position] == UInt8(ascii: ">") {
                position += 1
                break
            }
            let name = word { $0 > 0x20 && !"=>/".utf8.contains($0) }.lowercased()
            _ = word { $0 <= 0x20 }
            guard position < text.count, text[position] == UInt8(ascii: "=") else {
                if name.isEmpty {
                    position = Swift.min(text.count, position + 1)
                } else {
                    attributes[name] = ""
                }
                continue
            }
            position += 1
            _ = word { $0 <= 0x20 }
            attributes[name] = value().decodingEntities
        }
        return attributes
    }

    private mutating func value() -> String {
        guard position < text.count else { return "" }
        let quote = text[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return word { $0 > 0x20 && $0 != UInt8(ascii: ">") }
        }
        position += 1
        defer { position = Swift.min(text.count, position + 1) }
        return word { $0 != quote }
    }

    /// The text up to the next tag; a sign that begins no tag is part of it.
    private mutating func words(upTo end: UInt8) -> String {
        let start = position
        position += 1
        while position < text.count, text[position] != end { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private mutating func word(while isPart: (UInt8) -> Bool) -> String {
        let start = position
        while position < text.count, isPart(text[position]) { position += 1 }
        return String(decoding: text[start..<position], as: UTF8.self)
    }

    private func isAt(_ word: StaticString) -> Bool {
        text[position...].starts(
            with: UnsafeBufferPointer(
                start: word.utf8Start, count: word.utf8CodeUnitCount))
    }

    /// Moves behind the next occurrence of a word in any case, or to the end.
    private mutating func skip(past word: String) {
        let word = Array(word.utf8)
        while position < text.count {
            let part = text[position..<Swift.min(text.count, position + word.count)]
            if part.count == word.count,
                zip(part, word).allSatisfy({ $0 == $1 || $0 | 0x20 == $1 && $1 >= 0x61 })
            {
                position += word.count
                return
            }
            position += 1
        }
    }
}

extension HTMLTokens {
    /// The elements that begin a line of their own.
    private static let blocks: Set = [
        "p", "div", "br", "tr", "table", "li", "ul", "ol", "h1", "h2", "h3", "h4", "h5", "h6", "hr",
        "section", "article", "header", "footer",
    ]

    /// The text of the page in lines, as a browser would break them.
    var lines: String {
        var lines = ""
        for token in self {
            switch token {
            case .text(let text):
                if text.first?.isWhitespace == true { lines += " " }
                lines += text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                if text.last?.isWhitespace == true { lines += " " }
            case .open(let name, _), .close(let name):
                if Self.blocks.contains(name) { lines += "\n" }
                if name == "td" || name == "th" { lines += "  " }
            case .script: break
            }
        }
        return lines
    }
}

extension UInt8 {
    fileprivate var isNameByte: Bool {
        (self | 0x20) &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
            || self == UInt8(ascii: "-") || self == UInt8(ascii: ":")
    }
}

extension String {
    /// The text without the entities that pages usually have.
    var decodingEntities: String {
        guard contains("&") else { return self }
        var text = ""
        var rest = self[...]
        while let start = rest.firstIndex(of: "&") {
            text += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(10).prefix { $0 != ";" && $0 != "&" }
            let end = rest.index(rest.startIndex, offsetBy: name.count + 1)
            if end < rest.endIndex, rest[end] == ";", let character = Self.entity(name) {
                text += character
                rest = rest[rest.index(after: end)...]
            } else {
                text += "&"
                rest = rest.dropFirst()
            }
        }
        return text + rest
    }

    private static func entity(_ name: Substring) -> String? {
        if name.first == "#" {
            let digits = name.dropFirst()
            let number =
                digits.first == "x" || digits.first == "X"
                ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
        return [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
            "ndash": "–", "mdash": "—", "rarr": "→", "auml": "ä", "ouml": "ö", "uuml": "ü",
            "eacute": "é", "egrave": "è",
        ][String(name)]
    }
}
