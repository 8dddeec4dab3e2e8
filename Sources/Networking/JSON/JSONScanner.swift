/// Scans the tokens of a JSON text, and validates it against the grammar of RFC 8259.
///
/// Each method starts at the first byte of what it reads; white space is skipped in between.
/// The bytes of the caller's buffer are not copied. They are accessed only through `byte` and
/// `skipPlainCharacters`, which check the bounds, and through ranges that were already scanned.
struct JSONScanner: ~Copyable {
    /// The maximum nesting depth of objects and arrays, which limits the recursion of `skip`.
    static let depthLimit = 512

    let base: UnsafePointer<UInt8>
    let count: Int
    private var depth: Int
    var position = 0

    /// Creates a scanner for a buffer, which must outlive it.
    ///
    /// - Parameter depth: how many objects and arrays are open at its start.
    init(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int = 0) {
        // An empty buffer may have no address; nothing is read from this one.
        base = bytes.baseAddress ?? Self.nowhere
        count = bytes.count
        self.depth = depth
    }

    private static var nowhere: UnsafePointer<UInt8> { ("" as StaticString).utf8Start }

    /// The byte at the position; 0, with which no token starts, at the end.
    var byte: UInt8 {
        @inline(__always) get { position < count ? base[position] : 0 }
    }

    /// The error for a byte that the grammar does not allow here.
    var unexpected: JSONError { error(isAtEnd ? .unexpectedEnd : .unexpectedByte) }

    var isAtEnd: Bool { position == count }

    private func error(_ reason: JSONError.Reason) -> JSONError { JSONError(reason, at: position) }

    mutating func startDocument() throws(JSONError) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        if UnsafeBufferPointer(start: base, count: count).starts(with: mark) { position = 3 }
        skipWhitespace()
        if isAtEnd { throw error(.empty) }
    }

    mutating func endDocument() throws(JSONError) {
        skipWhitespace()
        if !isAtEnd { throw error(.trailingBytes) }
    }

    @inline(__always)
    private mutating func skipWhitespace() {
        // Between most tokens there is none.
        if byte <= 0x20 { skipBlanks() }
    }

    private mutating func skipBlanks() {
        while position < count {
            switch base[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position &+= 1
            default: return
            }
        }
    }

    @inline(__always)
    mutating func expect(_ expected: UInt8) throws(JSONError) {
        guard byte == expected else { throw unexpected }
        position &+= 1
    }
}

// MARK: - Objects and arrays

extension JSONScanner {
    /// Moves into an object to its first value; returns its key, nil if the object is empty.
    mutating func firstKey() throws(JSONError) -> JSONText? {
        try open(closedBy: UInt8(ascii: "}")) ? try key() : nil
    }

    /// Moves from the end of a value to the next one; returns its key, nil after the last.
    mutating func nextKey() throws(JSONError) -> JSONText? {
        try next(closedBy: UInt8(ascii: "}")) ? try key() : nil
    }

    /// Moves into an array to its first element; false if the array is empty.
    mutating func firstElement() throws(JSONError) -> Bool {
        try open(closedBy: UInt8(ascii: "]"))
    }

    /// Moves from the end of an element to the next one; false after the last.
    mutating func nextElement() throws(JSONError) -> Bool {
        try next(closedBy: UInt8(ascii: "]"))
    }

    /// Skips a comma with a value right after it, as most are in a text for machines; false for
    /// anything else, where it stays.
    @inline(__always)
    mutating func skipComma() -> Bool {
        guard position &+ 1 < count, base[position] == UInt8(ascii: ","),
            base[position &+ 1] > 0x20
        else { return false }
        position &+= 1
        return true
    }

    private mutating func key() throws(JSONError) -> JSONText {
        let key = try text()
        try colon()
        return key
    }

    @inline(__always)
    private mutating func colon() throws(JSONError) {
        skipWhitespace()
        try expect(UInt8(ascii: ":"))
        skipWhitespace()
    }

    private mutating func open(closedBy close: UInt8) throws(JSONError) -> Bool {
        guard depth < Self.depthLimit else { throw error(.tooDeep) }
        depth &+= 1
        position &+= 1
        skipWhitespace()
        return byte == close ? try next(closedBy: close) : true
    }

    @inline(__always)
    private mutating func next(closedBy close: UInt8) throws(JSONError) -> Bool {
        skipWhitespace()
        if byte == close {
            position &+= 1
            depth &-= 1
            return false
        }
        try expect(UInt8(ascii: ","))
        skipWhitespace()
        return true
    }
}

// MARK: - Values

extension JSONScanner {
    /// Skips the value that starts here, of any type.
    mutating func skip() throws(JSONError) {
        switch byte {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "{"): try skipObject()
        case UInt8(ascii: "["): try skipArray()
        case UInt8(ascii: "t"): try skip("true")
        case UInt8(ascii: "f"): try skip("false")
        case UInt8(ascii: "n"): try skip("null")
        default: try skipNumber()
        }
    }

    private mutating func skipObject() throws(JSONError) {
        var more = try open(closedBy: UInt8(ascii: "}"))
        while more {
            try skipString()
            try colon()
            try skip()
            more = try next(closedBy: UInt8(ascii: "}"))
        }
    }

    private mutating func skipArray() throws(JSONError) {
        var more = try firstElement()
        while more {
            try skip()
            more = try nextElement()
        }
    }

    private mutating func skip(_ literal: StaticString) throws(JSONError) {
        // Each has four bytes at least, and at most one more.
        let expected = UnsafeRawPointer(literal.utf8Start).loadUnaligned(as: UInt32.self)
        if count &- position > 4,
            UnsafeRawPointer(base + position).loadUnaligned(as: UInt32.self) == expected
        {
            position &+= 4
            if literal.utf8CodeUnitCount > 4 { try expect(literal.utf8Start[4]) }
        } else {
            for index in 0..<literal.utf8CodeUnitCount { try expect(literal.utf8Start[index]) }
        }
    }

    /// Reads a number with up to 15 digits and without an exponent; nil for any other, and for one
    /// that ends with the bytes, both of which it leaves unread.
    mutating func plainNumber() -> Double? {
        let bytes = UnsafeRawBufferPointer(start: base + position, count: count - position)
        guard let decimal = PlainDecimal(prefixOf: bytes), decimal.isJSON,
            decimal.length < bytes.count, bytes[decimal.length] | 0x20 != UInt8(ascii: "e")
        else { return nil }
        position &+= decimal.length
        return decimal.number
    }

    /// Reads the bytes of a number (RFC 8259, section 6).
    mutating func number() throws(JSONError) -> UnsafeBufferPointer<UInt8> {
        let start = position
        try skipNumber()
        return UnsafeBufferPointer(start: base + start, count: position - start)
    }

    /// The text from a position to the current one.
    func text(from start: Int) -> String {
        String(
            decoding: UnsafeBufferPointer(start: base + start, count: position - start),
            as: UTF8.self)
    }

    private mutating func skipNumber() throws(JSONError) {
        if byte == UInt8(ascii: "-") { position &+= 1 }
        if byte == UInt8(ascii: "0") { position &+= 1 } else { try skipDigits() }
        if byte == UInt8(ascii: ".") {
            position &+= 1
            try skipDigits()
        }
        if byte | 0x20 == UInt8(ascii: "e") {
            position &+= 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position &+= 1 }
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONError) {
        let start = position
        while byte &- UInt8(ascii: "0") < 10 { position &+= 1 }
        guard position > start else { throw unexpected }
    }
}
