import SectionKit

/// The words of a search: each must be the beginning of a word in a match, without regard to case,
/// accents and order.
package struct SearchTerms: Equatable, Sendable {
    /// The text of the search, trimmed.
    package let text: String

    private let words: [[UInt8]]

    /// Parses the words; nil if there is no letter or digit.
    package init?(_ text: String) {
        self.text = text[...].trimmed
        let plain = SearchText([text])
        words = plain.bytes.split(separator: UInt8(ascii: " ")).map { [UInt8(ascii: " ")] + $0 }
        if words.isEmpty { return nil }
    }

    /// Whether a text matches all words.
    package func match(_ text: SearchText) -> Bool {
        words.allSatisfy { text.contains($0) }
    }
}

/// A searchable text: folded, with a space before each word.
package struct SearchText: Equatable, Sendable {
    let bytes: [UInt8]

    /// Joins texts; nil values are left out.
    package init(_ texts: [String?]) {
        var bytes: [UInt8] = []
        for text in texts {
            guard let text else { continue }
            bytes.append(UInt8(ascii: " "))
            for byte in text.folded.utf8 {
                // An apostrophe does not split words: O'Hare is found as ohare.
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
