import SectionKit

/// Words that somebody searches for: each must begin a word of what is found, whatever the case,
/// the accents and the order.
package struct SearchTerms: Equatable, Sendable {
    /// What was given, without the white space around it.
    package let text: String

    private let words: [[UInt8]]

    /// Takes the words; nil where there is neither a letter nor a digit.
    package init?(_ text: String) {
        self.text = text[...].trimmed
        let plain = SearchText([text])
        words = plain.bytes.split(separator: UInt8(ascii: " ")).map { [UInt8(ascii: " ")] + $0 }
        if words.isEmpty { return nil }
    }

    /// Whether a text has them all.
    package func match(_ text: SearchText) -> Bool {
        words.allSatisfy { text.contains($0) }
    }
}

/// A text as it is searched: folded, with a space before each of its words.
package struct SearchText: Equatable, Sendable {
    let bytes: [UInt8]

    /// Puts texts together; a nil is nothing.
    package init(_ texts: [String?]) {
        var bytes: [UInt8] = []
        for text in texts {
            guard let text else { continue }
            bytes.append(UInt8(ascii: " "))
            for byte in text.folded.utf8 {
                // An apostrophe parts no word: O'Hare is found as ohare.
                if byte == UInt8(ascii: "'") { continue }
                bytes.append(byte >= 0x80 || byte.isLetterOrDigit ? byte : UInt8(ascii: " "))
            }
        }
        self.bytes = bytes
    }

    fileprivate func contains(_ word: [UInt8]) -> Bool {
        guard let first = word.first, word.count <= bytes.count else { return false }
        return bytes.withUnsafeBufferPointer { bytes in
            (0...(bytes.count - word.count)).contains { start in
                bytes[start] == first
                    && bytes[start..<(start + word.count)].elementsEqual(word)
            }
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
    }
}
