/// An array literal in Swift code, to which an element can be added.
struct ListLiteral {
    private let text: String
    private let inside: Range<String.Index>

    /// The last character that is not space or comment; nil if the list is empty.
    private let last: String.Index?

    /// Finds the list whose opening bracket ends the first match of a pattern; nil if none.
    init?(in text: String, after opening: Regex<Substring>, from start: String.Index? = nil) {
        guard let match = text[(start ?? text.startIndex)...].firstMatch(of: opening),
            let end = Self.end(of: "[", "]", in: text, from: match.range.upperBound)
        else { return nil }
        self.text = text
        inside = match.range.upperBound..<end.closing
        last = end.last
    }

    /// The string literals in the list.
    var words: [String] {
        text[inside].matches(of: /"([^"\n]+)"/).map { String($0.output.1) }
    }

    /// Returns the whole text with an element added at the end of the list.
    func adding(_ element: String) -> String {
        guard let last else { return replacing(inside, with: element) }
        let end = text.index(after: last)
        let comma = text[last] == "," ? "" : ","
        guard let lineEnd = text[inside].lastIndex(of: "\n"), lineEnd >= end else {
            return replacing(end..<end, with: "\(comma) \(element)")
        }
        let line = text[..<last].lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
        let indent = text[line...].prefix { $0 == " " }
        let lines = element.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "\(indent)\($0)" }.joined(separator: "\n")
        // The text between may be a comment on the last element.
        return replacing(end..<lineEnd, with: "\(comma)\(text[end..<lineEnd])\n\(lines),")
    }

    private func replacing(_ range: Range<String.Index>, with new: String) -> String {
        text[..<range.lowerBound] + new + text[range.upperBound...]
    }

    /// Returns the position of the closing bracket, and of the last character before it that is not
    /// space; strings and comments do not count as brackets.
    static func end(
        of opening: Character,
        _ closing: Character,
        in text: String,
        from start: String.Index
    ) -> (closing: String.Index, last: String.Index?)? {
        var (depth, index) = (1, start)
        var last: String.Index?
        var isQuoted = false
        while index < text.endIndex {
            let character = text[index]
            if !isQuoted, text[index...].hasPrefix("//") {
                index = text[index...].firstIndex(of: "\n") ?? text.endIndex
                continue
            }
            if !isQuoted, character == opening { depth += 1 }
            if !isQuoted, character == closing { depth -= 1 }
            if depth == 0 { return (index, last) }
            if !character.isWhitespace { last = index }
            if character == "\"" { isQuoted.toggle() }
            text.formIndex(after: &index)
            if isQuoted, character == "\\", index < text.endIndex { text.formIndex(after: &index) }
        }
        return nil
    }
}
