/// The tags of an XML text (XML 1.0, section 3.1).
extension XMLScanner {
    mutating func startTag() throws(Stop) -> XMLToken {
        let start = position
        guard XMLText.isNameStart(byte) else { throw unexpected }
        var colon = start &- 1
        while position < count, XMLText.isName(base[position]) {
            if base[position] == UInt8(ascii: ":"), colon < start { colon = position }
            position &+= 1
        }
        let fullName = text(from: start)
        let prefix = text(from: start, to: max(start, colon))
        let name = text(from: colon &+ 1)
        try readAttributes()
        let isEmpty = byte == UInt8(ascii: "/")
        if isEmpty { position &+= 1 }
        guard byte == UInt8(ascii: ">") else { throw unexpected }
        position &+= 1
        let tag = XMLTag(fullName: fullName, prefix: prefix, name: name, attributes: attributes)
        return .open(tag, isEmpty: isEmpty)
    }

    mutating func endTag() throws(Stop) -> XMLText {
        position &+= 1
        let name = name()
        skipBlanks()
        guard byte == UInt8(ascii: ">"), name.count > 0 else { throw unexpected }
        position &+= 1
        return name
    }

    /// Reads all attributes, each after white space.
    mutating func readAttributes() throws(Stop) {
        attributes.removeAll(keepingCapacity: true)
        while position < count, XMLText.isBlank(base[position]) {
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
            while position < count, base[position] != quote {
                if base[position] == UInt8(ascii: "<") { throw unexpected }
                position &+= 1
            }
            guard position < count else { throw .incomplete }
            attributes.append(.init(name: name, value: text(from: start)))
            position &+= 1
        }
    }

    /// Reads a name with its prefix; it may be empty.
    mutating func name() -> XMLText {
        let start = position
        while position < count, XMLText.isName(base[position]) { position &+= 1 }
        return text(from: start)
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
