extension String {
    /// The word in quotation marks, as messages repeat what a person gave; a long one is cut.
    public var quoted: String {
        "'\(short)'"
    }

    /// The word as messages repeat it where no quotation marks are needed; a long one is cut.
    package var short: String {
        safe.truncated(to: 60)
    }
}

extension Substring {
    /// The text without the white space around it.
    public var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop(while: \.isWhitespace))
    }
}
