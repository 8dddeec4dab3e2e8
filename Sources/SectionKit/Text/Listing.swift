extension [String] {
    /// Returns the words as a list in a sentence, such as "a, b or c".
    public func listed(by word: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        var text = self[0]
        for middle in self[1..<count - 1] { text += ", \(middle)" }
        return "\(text) \(word) \(last)"
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
