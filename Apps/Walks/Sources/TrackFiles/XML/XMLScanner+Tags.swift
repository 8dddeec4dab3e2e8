/// The tags of an XML text (XML 1.0, section 3.1).
extension XMLScanner {
    mutating func startTag() throws(Stop) -> XMLToken {
        let start = position
        guard XMLText.isNameStart(byte) else { throw unexpected }
        skipName(isToColon: true)
        let hasPrefix = byte == UInt8(ascii: ":")
        let colon = hasPrefix ? position : start
        if hasPrefix { skipName() }
        tag.fullName = text(from: start)
        tag.prefix = text(from: start, to: colon)
        tag.name = text(from: hasPrefix ? colon &+ 1 : start)
        try readAttributes()
        let isEmpty = byte == UInt8(ascii: "/")
        if isEmpty { position &+= 1 }
        guard byte == UInt8(ascii: ">") else { throw unexpected }
        position &+= 1
        return isEmpty ? .empty : .open
    }

    /// Reads an end tag; its name is compared with that of the start tag, and so need not be
    /// validated.
    mutating func endTag() throws(Stop) {
        position &+= 1
        let start = position
        find { $0.matches(UInt8(ascii: ">")) }
        if isAtEnd { throw .incomplete }
        var end = position
        while end > start, XMLText.isBlank(base[end &- 1]) { end &-= 1 }
        text = text(from: start, to: end)
        position &+= 1
    }

    /// Reads all attributes, each after white space.
    mutating func readAttributes() throws(Stop) {
        if !tag.attributes.isEmpty { tag.attributes.removeAll(keepingCapacity: true) }
        while XMLText.isBlank(byte) {
            skipBlanks()
            guard XMLText.isNameStart(byte) else { break }
            let name = name()
            skipBlanks()
            guard byte == UInt8(ascii: "=") else { throw unexpected }
            position &+= 1
            skipBlanks()
            let quote = byte
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw unexpected
            }
            position &+= 1
            let start = position
            find { $0.matches(quote) | $0.matches(UInt8(ascii: "<")) }
            guard byte == quote else { throw unexpected }
            tag.attributes.append(.init(name: name, value: text(from: start)))
            position &+= 1
        }
    }

    /// Reads a name with its prefix; it may be empty.
    mutating func name() -> XMLText {
        let start = position
        skipName()
        return text(from: start)
    }

    /// Moves behind the bytes of a name, or only up to its first colon.
    @inline(__always)
    private mutating func skipName(isToColon: Bool = false) {
        while true {
            find(\.othersThanLetters)
            guard position < count, XMLText.isName(base[position]),
                !isToColon || base[position] != UInt8(ascii: ":")
            else { return }
            position &+= 1
        }
    }
}

extension XMLText {
    /// Whether a byte is white space of XML.
    @inline(__always)
    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Whether a byte may be in a name; all bytes of UTF-8 beyond ASCII may.
    @inline(__always)
    static func isName(_ byte: UInt8) -> Bool {
        isNameStart(byte) || byte &- UInt8(ascii: "0") < 10
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    @inline(__always)
    static func isNameStart(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: ":") || byte >= 0x80
    }
}
