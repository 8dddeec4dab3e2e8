/// Scans the tokens of a piece of an XML text, and validates each against the grammar of XML 1.0.
///
/// The bytes are not copied. They are accessed only through `byte`, which checks the bounds, and
/// through ranges that were already scanned.
struct XMLScanner: ~Copyable {
    /// Why a scan stopped.
    enum Stop: Error {
        /// The token goes on in the next piece.
        case incomplete
        case failed(XMLFlaw)
    }

    let base: UnsafePointer<UInt8>
    let count: Int
    var position = 0

    /// The end of the last comment or processing instruction, behind which a token begins.
    private(set) var skipped = 0

    /// The last start tag, or what the last declaration says; its memory is used again.
    var tag = XMLTag()

    /// The last text, or the name in the last end tag.
    var text = XMLText()

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        base = bytes.baseAddress ?? ("" as StaticString).utf8Start
        count = bytes.count
    }

    /// The byte at the position; 0, which the grammar does not allow anywhere, at the end.
    var byte: UInt8 {
        @inline(__always) get { position < count ? base[position] : 0 }
    }

    var isAtEnd: Bool { position >= count }

    /// Reads the next token; nil after the last.
    mutating func next() throws(Stop) -> XMLToken? {
        while position < count {
            if base[position] != UInt8(ascii: "<") {
                let start = position
                find { $0.matches(UInt8(ascii: "<")) }
                text = text(from: start)
                return .text
            }
            position &+= 1
            switch byte {
            case UInt8(ascii: "/"):
                try endTag()
                return .close
            case UInt8(ascii: "!"): if try declaration() { return .literal }
            case UInt8(ascii: "?"): if try instruction() { return .declaration }
            default: return try startTag()
            }
            skipped = position
        }
        return nil
    }

    /// The bytes from a position to the current one.
    @inline(__always)
    func text(from start: Int, to end: Int? = nil) -> XMLText {
        XMLText(
            bytes: UnsafeBufferPointer(start: base + start, count: (end ?? position) &- start))
    }

    /// Moves to the next match, or to the end.
    @inline(__always)
    mutating func find(_ matches: (EightBytes) -> UInt64) {
        let bytes = UnsafeBufferPointer(start: base, count: count)
        position = bytes.index(from: position, of: matches)
    }

    /// Moves behind the next such text; returns where it starts.
    mutating func pass(_ end: StaticString) throws(Stop) -> Int {
        let length = end.utf8CodeUnitCount
        while true {
            find { $0.matches(end.utf8Start[0]) }
            guard position &+ length <= count else { throw .incomplete }
            var same = 1
            while same < length, base[position &+ same] == end.utf8Start[same] { same &+= 1 }
            if same == length {
                position &+= length
                return position &- length
            }
            position &+= 1
        }
    }

    @inline(__always)
    mutating func skipBlanks() {
        while position < count, XMLText.isBlank(base[position]) { position &+= 1 }
    }

    /// The error for a byte that the grammar does not allow here.
    var unexpected: Stop { isAtEnd ? .incomplete : .failed(.unexpectedCharacter) }
}

// MARK: - What is not an element

extension XMLScanner {
    /// Reads what begins with `<!`: a comment, or a CDATA section; returns whether it is that.
    private mutating func declaration() throws(Stop) -> Bool {
        position &+= 1
        if try skip("--") {
            _ = try pass("-->")
            return false
        }
        if try skip("[CDATA[") {
            let start = position
            let end = try pass("]]>")
            text = text(from: start, to: end)
            return true
        }
        throw try skip("DOCTYPE") ? .failed(.documentType) : unexpected
    }

    /// Skips these bytes if they are next.
    private mutating func skip(_ wanted: StaticString) throws(Stop) -> Bool {
        for index in 0..<wanted.utf8CodeUnitCount {
            guard position &+ index < count else { throw .incomplete }
            if base[position &+ index] != wanted.utf8Start[index] { return false }
        }
        position &+= wanted.utf8CodeUnitCount
        return true
    }

    /// Reads a processing instruction; returns whether it is the XML declaration.
    private mutating func instruction() throws(Stop) -> Bool {
        position &+= 1
        let start = position
        let end = try pass("?>")
        var inner = XMLScanner(UnsafeBufferPointer(start: base + start, count: end &- start))
        guard inner.name() == "xml" else { return false }
        try? inner.readAttributes()
        tag.attributes = inner.tag.attributes
        return true
    }
}

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
