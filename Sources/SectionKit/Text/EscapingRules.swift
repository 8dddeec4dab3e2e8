/// The bytes that a format escapes, such as ASCII signs, and their replacements.
protocol EscapingRules {
    /// Returns the replacement for a character; nil if it is written as it is.
    static func replacement(for byte: UInt8) -> StaticString?

    /// Returns whether none of eight characters is escaped; quick, because most texts have none.
    static func isPlain(_ bytes: EightBytes) -> Bool
}

extension EscapingRules {
    /// Returns the index of the first escaped character at or after `start`; nil if there is none.
    static func firstEscaped(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let raw = UnsafeRawBufferPointer(utf8)
        var index = start
        while index < raw.count {
            if index + 8 <= raw.count,
                isPlain(EightBytes(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            {
                index += 8
                continue
            }
            if index + 8 > raw.count, raw.count >= 8,
                isPlain(
                    EightBytes(raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)))
            {
                // The last characters, together with some before them.
                return nil
            }
            let end = min(index + 8, raw.count)
            while index < end {
                if replacement(for: raw[index]) != nil { return index }
                index += 1
            }
        }
        return nil
    }

    /// Returns whether no character of a text is escaped.
    static func isPlain(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { firstEscaped(in: $0, from: 0) == nil }
    }
}

/// Eight bytes of text, which are searched at once.
struct EightBytes {
    private let word: UInt64

    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits = 0x80 * ones

    init(_ word: UInt64) {
        self.word = word
    }

    /// Whether one of the bytes is a character.
    func contains(_ character: Unicode.Scalar) -> Bool {
        contains(character, ignoring: 0)
    }

    /// Whether one of the bytes is a character, apart from some of its bits.
    func contains(_ character: Unicode.Scalar, ignoring bits: UInt64) -> Bool {
        let difference =
            (word | bits &* Self.ones) ^ ((UInt64(character.value) | bits) &* Self.ones)
        return (difference &- Self.ones) & ~difference & Self.highBits != 0
    }

    /// Whether one of the bytes is a control character below U+0020.
    var containsControl: Bool {
        (word &- 0x20 * Self.ones) & ~word & Self.highBits != 0
    }

    /// Whether all of the bytes are from U+0020 to U+007E: none has its high bit set, is below 0x20
    /// or is 0x7F.
    var isPrintableASCII: Bool {
        (word | (word &- 0x20 * Self.ones) | (word &+ Self.ones)) & Self.highBits == 0
    }
}
