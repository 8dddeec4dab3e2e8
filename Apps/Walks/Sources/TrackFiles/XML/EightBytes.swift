/// Eight bytes of a text, all of which are compared at once.
struct EightBytes {
    private let word: UInt64

    /// Loads the bytes from an index on, with zeros behind the last byte of the text.
    @inline(__always)
    init(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        if index &+ 8 <= text.count, let start = text.baseAddress {
            let bytes = UnsafeRawPointer(start + index)
            word = bytes.loadUnaligned(as: UInt64.self).littleEndian
        } else {
            word = text[index...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    /// Which of the bytes are this one, as the highest bit of each.
    ///
    /// Those become zero, and only zeros do not get a high bit.
    @inline(__always)
    func matches(_ byte: UInt8) -> UInt64 {
        let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
        let rest = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return ~((rest & low) &+ low | rest | low)
    }

    /// Which of the bytes are not letters of ASCII, as the highest bit of each.
    ///
    /// To the seven lower bits, a number is added that makes the highest bit of letters 1.
    @inline(__always)
    var othersThanLetters: UInt64 {
        let each: UInt64 = 0x0101_0101_0101_0101
        let lowercase = (word | 0x20 &* each) & (0x7F &* each)
        let fromA = lowercase &+ (0x80 - 0x61) &* each
        let behindZ = lowercase &+ (0x80 - 0x7B) &* each
        return (~fromA | behindZ | word) & (0x80 &* each)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The index of the first match from an index on; the number of bytes if there is none.
    @inline(__always)
    func index(from start: Int, of matches: (EightBytes) -> UInt64) -> Int {
        var index = start
        while index < count {
            let found = matches(EightBytes(self, at: index))
            if found != 0 { return Swift.min(count, index &+ found.trailingZeroBitCount &>> 3) }
            index &+= 8
        }
        return count
    }

    /// The number of line feeds.
    var lineEnds: Int {
        var total: UInt64 = 0
        var index = 0
        while index < count {
            // As many processors cannot count bits, the bytes, which are 0 or 1, are summed.
            let ends = EightBytes(self, at: index).matches(0x0A) &>> 7
            total &+= (ends &* 0x0101_0101_0101_0101) &>> 56
            index &+= 8
        }
        return Int(total)
    }

    /// Whether the bytes are those of another buffer.
    @inline(__always)
    func hasBytes(of other: UnsafeBufferPointer<UInt8>) -> Bool {
        guard count == other.count else { return false }
        for index in 0..<count where self[index] != other[index] { return false }
        return true
    }
}
