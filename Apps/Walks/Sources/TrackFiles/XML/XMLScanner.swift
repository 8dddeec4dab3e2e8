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
