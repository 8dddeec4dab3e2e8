extension [String] {
    /// Returns the words as a list in a sentence, such as "a, b or c".
    public func listed(by word: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        var text = self[0]
        for middle in self[1..<count - 1] { text += ", \(middle)" }
        return "\(text) \(word) \(last)"
    }

    /// Returns three words at most as a list in a sentence: of more, the first two and how many others
    /// there are, such as "a, b and 4 more" and "a, b or one of 4 others".
    public func few(by word: String) -> String {
        guard count > 3 else { return listed(by: word) }
        let rest = word == "or" ? "one of \(count - 2) others" : "\(count - 2) more"
        return [self[0], self[1], rest].listed(by: word)
    }

    /// Returns the words with a separator between them, such as "a, b, c".
    ///
    /// Faster in a short report than `joined(separator:)`, which looks up generic types when first
    /// called.
    public func separated(by separator: String) -> String {
        guard var text = first else { return "" }
        for word in dropFirst() {
            text += separator
            text += word
        }
        return text
    }
}
