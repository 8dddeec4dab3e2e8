extension [String] {
    /// The words as a sentence lists them, such as "a, b or c".
    public func listed(by word: String) -> String {
        guard count > 1, let last else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
    }
}
