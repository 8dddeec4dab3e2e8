/// The strings of a JSON text (RFC 8259, section 7).
extension JSONScanner {
    /// A string between its quotation marks, not decoded.
    private struct StringToken {
        let start: UnsafePointer<UInt8>
        let count: Int
        let isASCII: Bool
        let isEscaped: Bool
    }

    mutating func string() throws(JSONError) -> String {
        let token = try stringToken()
        let text = try string(of: token)
        return token.isEscaped ? JSONEscapes.decode(text) : text
    }

    /// The string in its place.
    mutating func text() throws(JSONError) -> JSONText {
        let token = try stringToken()
        if !token.isASCII { _ = try string(of: token) }
        return JSONText(token.start, count: token.count, isEscaped: token.isEscaped)
    }

    mutating func skipString() throws(JSONError) {
        let token = try stringToken()
        if !token.isASCII { _ = try string(of: token) }
    }

    /// Decodes a token; for ASCII in a faster way that cannot fail.
    private func string(of token: StringToken) throws(JSONError) -> String {
        let content = UnsafeBufferPointer(start: token.start, count: token.count)
        if token.isASCII { return String(decoding: content, as: UTF8.self) }
        guard let text = String(validating: content, as: UTF8.self) else {
            throw JSONError(.invalidUTF8, at: position - 1 - token.count)
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
        let count = position &- start
        position &+= 1
        return StringToken(
            start: base + start, count: count, isASCII: isASCII, isEscaped: isEscaped)
    }

    /// Skips to the next quotation mark, backslash or control character, or to the end; false if
    /// the skipped bytes are not all ASCII.
    ///
    /// Most of a document is read here, so eight bytes are checked at a time, as one word
    /// (<https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord>).
    @inline(__always)
    private mutating func skipPlainCharacters() -> Bool {
        let raw = UnsafeRawPointer(base)
        var index = position
        var seen: UInt64 = 0
        while index &+ 8 <= count {
            let word = UInt64(
                littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let stops = Self.stops(in: word)
            if stops != 0 {
                // The lowest bit is of the first byte that stops; those above may be wrong.
                let bits = stops.trailingZeroBitCount & ~7
                position = index &+ bits &>> 3
                let before = word & (1 &<< UInt64(truncatingIfNeeded: bits) &- 1)
                return (seen | before) & Self.highBits == 0
            }
            seen |= word
            index &+= 8
            // What is longer than a word is often much longer.
            while index &+ 32 <= count, let bits = Self.bitsOfPlainBlock(raw + index) {
                seen |= bits
                index &+= 32
            }
        }
        while index < count {
            let byte = base[index]
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            seen |= UInt64(byte)
            index &+= 1
        }
        position = index
        return seen & Self.highBits == 0
    }

    /// The high bit of each byte that is a quotation mark, a backslash or a control character; those
    /// above the lowest may be wrong.
    ///
    /// Flipping a bit of the quotation mark makes it U+0020, next to the control characters.
    @inline(__always)
    private static func stops(in word: UInt64) -> UInt64 {
        let controls = (word ^ 0x0202_0202_0202_0202) &- 0x2121_2121_2121_2121
        let backslashes = (word ^ 0x5C5C_5C5C_5C5C_5C5C) &- 0x0101_0101_0101_0101
        return (controls | backslashes) & ~word & highBits
    }

    /// The bits that are set in any of four words; nil if one of their bytes stops.
    @inline(__always)
    private static func bitsOfPlainBlock(_ block: UnsafeRawPointer) -> UInt64? {
        let one = block.loadUnaligned(as: UInt64.self)
        let two = block.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        let three = block.loadUnaligned(fromByteOffset: 16, as: UInt64.self)
        let four = block.loadUnaligned(fromByteOffset: 24, as: UInt64.self)
        let stops = stops(in: one) | stops(in: two) | stops(in: three) | stops(in: four)
        return stops == 0 ? one | two | three | four : nil
    }

    private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

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
