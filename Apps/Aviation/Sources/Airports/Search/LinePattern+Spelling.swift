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
