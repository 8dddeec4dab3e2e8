extension [String] {
    /// The words as a sentence lists them, such as "a, b or c".
    public func listed(by word: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        var text = self[0]
        for middle in self[1..<count - 1] { text += ", \(middle)" }
        return "\(text) \(word) \(last)"
    }

    /// The words with a separator between, such as "a, b, c".
    ///
    /// Unlike `joined(separator:)`, which looks generic types up when it is first called, it costs
    /// a short report nothing.
    public func separated(by separator: String) -> String {
        guard var text = first else { return "" }
        for word in dropFirst() {
            text += separator
            text += word
        }
        return text
    }
}
