extension [String] {
    /// The words as a sentence lists them, such as "a, b or c".
    public func listed(by word: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        var text = self[0]
        for middle in self[1..<count - 1] { text += ", \(middle)" }
        return "\(text) \(word) \(last)"
    }
}
