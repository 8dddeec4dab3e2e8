/// The strings of a JSON text (RFC 8259, section 7).
extension JSONScanner {
    /// A string between its quotation marks, not decoded.
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

    /// The name of a member, which nearly always is what stands between the quotation marks.
    mutating func name() throws(JSONError) -> JSONKey {
        let token = try stringToken()
        if token.isASCII, !token.isEscaped {
            return JSONKey(UnsafeBufferPointer(rebasing: bytes[token.content]))
        }
        let text = try text(of: token)
        return JSONKey(decoded: token.isEscaped ? JSONEscapes.decode(text) : text)
    }

    mutating func skipString() throws(JSONError) {
        let token = try stringToken()
        if !token.isASCII { _ = try text(of: token) }
    }

    /// Decodes a token; for ASCII in a faster way that cannot fail.
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

    /// Skips to the next quotation mark, backslash or control character, or to the end; false if
    /// the skipped bytes are not all ASCII.
    ///
    /// Most of a document is read here, so eight bytes are checked at a time, as one word
    /// (<https://graphics.stanford.edu/~seander/bithacks.html#HasLessInWord>).
    private mutating func skipPlainCharacters() -> Bool {
        guard let base = bytes.baseAddress.map(UnsafeRawPointer.init) else { return true }
        let count = bytes.count
        var index = position
        var seen: UInt64 = 0
        while index &+ 8 <= count {
            let word = UInt64(
                littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let quotes = word ^ 0x2222_2222_2222_2222
            let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
            // In the high bit of each byte: whether it is 0, or below 0x20.
            let stops =
                ((quotes &- 0x0101_0101_0101_0101) & ~quotes
                    | (backslashes &- 0x0101_0101_0101_0101) & ~backslashes
                    | (word &- 0x2020_2020_2020_2020) & ~word) & Self.highBits
            if stops != 0 {
                // The lowest bit is of the first byte that stops; those above may be borrowed.
                let bits = stops.trailingZeroBitCount & ~7
                position = index &+ bits / 8
                let before = word & (1 &<< UInt64(truncatingIfNeeded: bits) &- 1)
                return (seen | before) & Self.highBits == 0
            }
            seen |= word
            index &+= 8
        }
        while index < count {
            let byte = base.load(fromByteOffset: index, as: UInt8.self)
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
            seen |= UInt64(byte)
            index &+= 1
        }
        position = index
        return seen & Self.highBits == 0
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
