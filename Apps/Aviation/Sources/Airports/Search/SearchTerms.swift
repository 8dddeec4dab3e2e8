import SectionKit

/// The words of a search: each must be the beginning of a word in a match, without regard to case,
/// accents and order.
package struct SearchTerms: Equatable, Sendable {
    /// The text of the search, trimmed.
    package let text: String

    private let words: [[UInt8]]

    /// The words as they may be in a line of a table; nil for one that is not of ASCII.
    private let patterns: [LinePattern?]

    /// Parses the words; nil if there is no letter or digit.
    package init?(_ text: String) {
        self.init(
            text: text[...].trimmed,
            words: SearchText([text]).words.map { [UInt8(ascii: " ")] + $0 })
        if words.isEmpty { return nil }
    }

    private init(text: String, words: [[UInt8]]) {
        self.text = text
        self.words = words
        patterns = words.map { LinePattern($0.dropFirst()) }
    }

    /// Each word as a search of its own.
    package var each: [SearchTerms] {
        words.map { word in
            SearchTerms(text: String(decoding: word.dropFirst(), as: UTF8.self), words: [word])
        }
    }

    /// Whether a record may match of which a line of a table has all texts: true for each line of a
    /// match, and for few others.
    package func mayMatch(line: UnsafeRawBufferPointer) -> Bool {
        patterns.allSatisfy { pattern in
            guard let pattern else { return line.contains { $0 >= 0x80 } }
            return pattern.isFound(in: line)
                || line.hasSpelling && pattern.mayBeFolded(in: line)
        }
    }

    /// Whether a text matches all words.
    package func match(_ text: SearchText) -> Bool {
        words.allSatisfy { text.contains($0) }
    }
}

/// A searchable text: folded, with a space before each word.
package struct SearchText: Hashable, Sendable {
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

    fileprivate var words: [ArraySlice<UInt8>] { bytes.split(separator: UInt8(ascii: " ")) }

    /// The words with one space between them, as a table has names that are looked for; nil
    /// without a word.
    package var key: [UInt8]? {
        let words = words
        return words.isEmpty ? nil : Array(words.joined(separator: [UInt8(ascii: " ")]))
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
