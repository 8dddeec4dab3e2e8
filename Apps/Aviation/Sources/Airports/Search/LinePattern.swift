/// A word of letters and digits of ASCII that is looked for in the lines of a table, whatever its
/// case.
package struct LinePattern: Equatable, Sendable {
    /// The bytes in lower case.
    let bytes: [UInt8]

    /// The first byte and the one after it, in each byte of a word.
    private let first: UInt64
    private let second: UInt64

    /// Where the second is: a pattern of one byte is looked for twice at the same place.
    private let step: Int

    /// Creates a pattern of bytes in lower case; nil if one is no letter or digit, or there is none.
    package init?(_ bytes: some Collection<UInt8>) {
        guard let head = bytes.first, bytes.allSatisfy(\.isLetterOrDigit) else { return nil }
        self.bytes = Array(bytes)
        first = Self.word(of: head)
        second = Self.word(of: bytes.dropFirst().first ?? head)
        step = bytes.count > 1 ? 1 : 0
    }

    /// Creates a pattern that is found wherever a text of ASCII is: its longest word; nil for a text
    /// with other characters, or without words.
    init?(wordOf text: String) {
        guard text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        let words = text.lowercased().utf8.split { !$0.isLetterOrDigit }
        guard let longest = words.max(by: { $0.count < $1.count }) else { return nil }
        self.init(longest)
    }

    /// Whether a text has the pattern anywhere once it is folded.
    func mayBeFound(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { utf8 in
            let bytes = UnsafeRawBufferPointer(utf8)
            return isFound(in: bytes) || bytes.hasSpelling
        }
    }

    /// Whether a line has the pattern anywhere.
    package func isFound(in line: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        while let place = place(in: line, from: start) {
            if isFound(in: line, at: place) { return true }
            start = place &+ 1
        }
        return false
    }

    private func isFound(in line: UnsafeRawBufferPointer, at start: Int) -> Bool {
        guard start &+ bytes.count <= line.count else { return false }
        for index in bytes.indices where line[start &+ index].lowerCase != bytes[index] {
            return false
        }
        return true
    }

    /// Returns where the first two bytes may be, from an offset on; nil if they are nowhere.
    ///
    /// Nearly all of a table is passed over here, so eight bytes are compared at a time
    /// (<https://graphics.stanford.edu/~seander/bithacks.html#ZeroInWord>).
    private func place(in line: UnsafeRawBufferPointer, from offset: Int) -> Int? {
        var index = offset
        while index &+ 33 <= line.count {
            let found =
                starts(in: line, at: index) | starts(in: line, at: index &+ 8)
                | starts(in: line, at: index &+ 16) | starts(in: line, at: index &+ 24)
            if found != 0 { break }
            index &+= 32
        }
        while index &+ 9 <= line.count {
            let found = starts(in: line, at: index)
            if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
            index &+= 8
        }
        while index < line.count {
            if line[index].lowerCase == bytes[0] { return index }
            index &+= 1
        }
        return nil
    }

    /// The high bit of each of eight bytes at which the first two bytes may be; those above the
    /// lowest may be wrong.
    @inline(__always)
    private func starts(in line: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
        Self.zeros(in: line.word(at: index) | Self.lowerCase ^ first)
            & Self.zeros(in: line.word(at: index &+ step) | Self.lowerCase ^ second)
    }

    private static var lowerCase: UInt64 { word(of: 0x20) }

    private static func word(of byte: UInt8) -> UInt64 { UInt64(byte) &* 0x0101_0101_0101_0101 }

    /// The high bit of each byte that is zero; those above the lowest may be wrong.
    @inline(__always)
    private static func zeros(in word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }
}

extension UnsafeRawBufferPointer {
    @inline(__always)
    fileprivate func word(at offset: Int) -> UInt64 {
        UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

extension UInt8 {
    /// Whether it is a small letter or a digit of ASCII.
    var isLetterOrDigit: Bool { self &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10 }

    /// The small letter of a capital one of ASCII; other bytes stay.
    var lowerCase: UInt8 { self &- UInt8(ascii: "A") < 26 ? self | 0x20 : self }
}

/// The words that are not spelled as they are searched for, such as "Málaga" and "O'Hare".
extension LinePattern {
    /// Whether a line may have a word that begins with the pattern once it is folded.
    ///
    /// Letters that are not of ASCII may become any.
    func mayBeFolded(in line: UnsafeRawBufferPointer) -> Bool {
        var previous = UInt8(ascii: " ")
        for start in line.indices {
            let byte = line[start]
            if Self.mayBegin(byte, after: previous), mayBeFolded(in: line, at: start) {
                return true
            }
            previous = byte
        }
        return false
    }

    /// Whether a word may begin with a byte.
    private static func mayBegin(_ byte: UInt8, after previous: UInt8) -> Bool {
        // Not in the middle of a character.
        if 0x80..<0xC0 ~= byte { return false }
        // A character before it may be a sign.
        return previous >= 0x80
            || !previous.lowerCase.isLetterOrDigit && previous != UInt8(ascii: "'")
    }

    private func mayBeFolded(in line: UnsafeRawBufferPointer, at start: Int) -> Bool {
        var place = start
        for expected in bytes {
            // An apostrophe does not split words.
            while place < line.count, line[place] == UInt8(ascii: "'") { place &+= 1 }
            guard place < line.count else { return false }
            if line[place] >= 0x80 { return Self.mayBecomeASCII(line[place]) }
            if line[place].lowerCase != expected { return false }
            place &+= 1
        }
        return true
    }

    /// Whether a character that begins with a byte may lose its accents, or be left out; those of
    /// Cyrillic, Chinese, Japanese and Korean stay as they are.
    private static func mayBecomeASCII(_ byte: UInt8) -> Bool {
        switch byte {
        case 0xD0, 0xD1, 0xE4...0xE9, 0xEB...0xED: false
        default: true
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Whether a word in it may not be spelled as it is searched for: it has an apostrophe, or a
    /// byte that is not of ASCII.
    var hasSpelling: Bool {
        var index = 0
        while index &+ 8 <= count {
            let word = loadUnaligned(fromByteOffset: index, as: UInt64.self)
            let quotes = word ^ 0x2727_2727_2727_2727
            let found = word | (quotes &- 0x0101_0101_0101_0101) & ~quotes
            if found & 0x8080_8080_8080_8080 != 0 { return true }
            index &+= 8
        }
        while index < count {
            if self[index] >= 0x80 || self[index] == UInt8(ascii: "'") { return true }
            index &+= 1
        }
        return false
    }
}
