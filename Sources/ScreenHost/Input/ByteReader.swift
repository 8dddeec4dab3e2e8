/// A cursor over bytes, of which more may arrive later.
struct ByteReader {
    let bytes: [UInt8]
    var position = 0

    var isAtEnd: Bool { position == bytes.count }

    mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        defer { position += 1 }
        return bytes[position]
    }

    func rest(atMost count: Int) -> ArraySlice<UInt8> {
        bytes[position...].prefix(count)
    }

    /// Reads the scalar that begins with a byte: nil if it is incomplete, `.some(nil)` if it is not
    /// valid; then only bytes that cannot begin another scalar are skipped.
    mutating func scalar(from first: UInt8) -> Unicode.Scalar?? {
        let length =
            switch first {
            case 0x00...0x7F: 1
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0 else { return .some(nil) }
        var scalar = [first]
        while scalar.count < length {
            guard position < bytes.count else { return nil }
            guard bytes[position] & 0xC0 == 0x80 else { return .some(nil) }
            scalar.append(bytes[position])
            position += 1
        }
        // Overlong forms and surrogates decode to replacement characters.
        let text = String(decoding: scalar, as: UTF8.self).unicodeScalars
        return .some(text.count == 1 && text.first != "\u{FFFD}" ? text.first : nil)
    }

    /// Skips a control string and its terminator, BEL or ST; returns false if the terminator is
    /// incomplete.
    mutating func skipString() -> Bool {
        while let byte = next() {
            if byte == 0x07 { return true }
            if byte == 0x1B {
                // An escape ends the string, even if it does not begin an ST.
                if next() != nil { return true }
                position -= 1
                return false
            }
        }
        return false
    }
}
