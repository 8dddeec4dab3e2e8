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

    /// The attributes of the last tag, whose memory is used again.
    var attributes: [XMLTag.Attribute] = []

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
                find(UInt8(ascii: "<"))
                return .text(text(from: start))
            }
            position &+= 1
            switch byte {
            case UInt8(ascii: "/"): return .close(try endTag())
            case UInt8(ascii: "!"): if let text = try declaration() { return .literal(text) }
            case UInt8(ascii: "?"): if let token = try instruction() { return token }
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

    /// Moves to the next such byte, or to the end.
    @inline(__always)
    mutating func find(_ wanted: UInt8) {
        var index = position
        while index < count, base[index] != wanted { index &+= 1 }
        position = index
    }

    /// Moves behind the next such text; returns where it starts.
    mutating func pass(_ end: StaticString) throws(Stop) -> Int {
        let length = end.utf8CodeUnitCount
        while true {
            find(end.utf8Start[0])
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
    /// Reads what begins with `<!`: skips a comment, returns the text of a CDATA section.
    private mutating func declaration() throws(Stop) -> XMLText? {
        position &+= 1
        if try skip("--") {
            _ = try pass("-->")
            return nil
        }
        if try skip("[CDATA[") {
            let start = position
            let end = try pass("]]>")
            return text(from: start, to: end)
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

    /// Skips a processing instruction; returns the XML declaration.
    private mutating func instruction() throws(Stop) -> XMLToken? {
        position &+= 1
        let start = position
        let end = try pass("?>")
        var inner = XMLScanner(UnsafeBufferPointer(start: base + start, count: end &- start))
        guard inner.name() == "xml" else { return nil }
        try? inner.readAttributes()
        return .declaration(inner.attributes)
    }
}
