/// Steps over the tokens of a JSON text, holding it to the grammar of RFC 8259.
///
/// Each step starts on the first byte of what it reads; whitespace is stepped over in between.
/// The bytes are those of the caller's buffer, not copied: all of them are reached through `byte`
/// and `skipPlainCharacters`, which check the bounds, and through ranges already stepped over.
struct JSONScanner: ~Copyable {
    /// How many objects and arrays may be open at once, which bounds the recursion of `skip`.
    static let depthLimit = 512

    private let bytes: UnsafeBufferPointer<UInt8>
    private var depth = 0
    private(set) var position = 0

    /// Starts at the first byte of a buffer that outlives the scanner.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The byte at the position, 0 (which no token starts with) at the end.
    var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    /// The error for a byte that the grammar does not allow here.
    private var unexpected: JSONError { error(isAtEnd ? .unexpectedEnd : .unexpectedByte) }

    private var isAtEnd: Bool { position == bytes.count }

    private func error(_ reason: JSONError.Reason) -> JSONError { JSONError(reason, at: position) }

    mutating func rewind(to start: Int) { position = start }

    mutating func startDocument() throws(JSONError) {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        skipWhitespace()
        if isAtEnd { throw error(.empty) }
    }

    mutating func endDocument() throws(JSONError) {
        skipWhitespace()
        if !isAtEnd { throw error(.trailingBytes) }
    }

    private mutating func skipWhitespace() {
        while byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func expect(_ expected: UInt8) throws(JSONError) {
        guard byte == expected else { throw unexpected }
        position += 1
    }
}

// MARK: - Objects and arrays

extension JSONScanner {
    /// Steps into an object and up to its first value; nil if there is none.
    mutating func firstKey() throws(JSONError) -> String? {
        try open(closedBy: UInt8(ascii: "}")) ? try key() : nil
    }

    /// Steps from the end of a value to the next; nil past the end of the object.
    mutating func nextKey() throws(JSONError) -> String? {
        try next(closedBy: UInt8(ascii: "}")) ? try key() : nil
    }

    /// Steps into an array and up to its first element; false if there is none.
    mutating func firstElement() throws(JSONError) -> Bool {
        try open(closedBy: UInt8(ascii: "]"))
    }

    /// Steps from the end of an element to the next; false past the end of the array.
    mutating func nextElement() throws(JSONError) -> Bool {
        try next(closedBy: UInt8(ascii: "]"))
    }

    private mutating func key() throws(JSONError) -> String {
        let key = try string()
        try colon()
        return key
    }

    private mutating func colon() throws(JSONError) {
        skipWhitespace()
        try expect(UInt8(ascii: ":"))
        skipWhitespace()
    }

    private mutating func open(closedBy close: UInt8) throws(JSONError) -> Bool {
        guard depth < Self.depthLimit else { throw error(.tooDeep) }
        depth += 1
        position += 1
        skipWhitespace()
        return byte == close ? try next(closedBy: close) : true
    }

    private mutating func next(closedBy close: UInt8) throws(JSONError) -> Bool {
        skipWhitespace()
        if byte == close {
            position += 1
            depth -= 1
            return false
        }
        try expect(UInt8(ascii: ","))
        skipWhitespace()
        return true
    }
}

// MARK: - Values

extension JSONScanner {
    /// Steps over the value that starts here, of any type.
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

    private mutating func skip(_ literal: String) throws(JSONError) {
        for expected in literal.utf8 { try expect(expected) }
    }

    /// Reads the text of a number, in the grammar of RFC 8259, section 6.
    mutating func number() throws(JSONError) -> String {
        let start = position
        try skipNumber()
        return String(
            decoding: UnsafeBufferPointer(rebasing: bytes[start..<position]), as: UTF8.self)
    }

    private mutating func skipNumber() throws(JSONError) {
        if byte == UInt8(ascii: "-") { position += 1 }
        if byte == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
        if byte == UInt8(ascii: ".") {
            position += 1
            try skipDigits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            position += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONError) {
        let start = position
        while byte &- UInt8(ascii: "0") < 10 { position += 1 }
        guard position > start else { throw unexpected }
    }
}

// MARK: - Strings

extension JSONScanner {
    /// A string as it stands between its quotation marks.
    private struct StringToken {
        let content: Range<Int>
        let isASCII: Bool
        let isEscaped: Bool
    }

    mutating func string() throws(JSONError) -> String {
        let token = try stringToken()
        let text = try text(of: token)
        return token.isEscaped ? JSONEscapes.decode(text) : text
    }

    private mutating func skipString() throws(JSONError) {
        let token = try stringToken()
        if !token.isASCII { _ = try text(of: token) }
    }

    /// The bytes of a token as text; ASCII goes the way that is faster and cannot fail.
    private func text(of token: StringToken) throws(JSONError) -> String {
        let content = UnsafeBufferPointer(rebasing: bytes[token.content])
        if token.isASCII { return String(decoding: content, as: UTF8.self) }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw JSONError(.invalidUTF8, at: token.content.lowerBound)
        }
        return text
    }

    private mutating func stringToken() throws(JSONError) -> StringToken {
        try expect(UInt8(ascii: "\""))
        let start = position
        var isASCII = true
        var isEscaped = false
        while true {
            isASCII = skipPlainCharacters() && isASCII
            if byte == UInt8(ascii: "\"") { break }
            guard byte == UInt8(ascii: "\\") else { throw unexpected }
            isEscaped = true
            try skipEscape()
        }
        let content = start..<position
        position += 1
        return StringToken(content: content, isASCII: isASCII, isEscaped: isEscaped)
    }

    /// Steps to the next quotation mark, backslash or control, or to the end; false if what was
    /// stepped over is not all ASCII.
    ///
    /// Most of a document is read here, so the loop is as plain as can be.
    private mutating func skipPlainCharacters() -> Bool {
        var index = position
        var union: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            union |= byte
            index += 1
        }
        position = index
        return union < 0x80
    }

    private mutating func skipEscape() throws(JSONError) {
        position += 1
        let isCodeUnit = byte == UInt8(ascii: "u")
        guard isCodeUnit || JSONEscapes.letters.contains(byte) else { throw unexpected }
        position += 1
        for _ in 0..<(isCodeUnit ? 4 : 0) {
            guard JSONEscapes.hexDigit(UInt16(byte)) != nil else { throw unexpected }
            position += 1
        }
    }
}
