extension String {
    /// The word in quotation marks, as messages repeat what a person gave; a long one is cut.
    public var quoted: String {
        "'\(short)'"
    }

    /// The word as messages repeat it where no quotation marks are needed; a long one is cut.
    public var short: String {
        safe.withoutUserInformation.truncated(to: 60)
    }

    /// The text without a user's name and password, if it may be an address that has them.
    private var withoutUserInformation: String {
        guard let start = utf8.firstRange(of: "://".utf8)?.upperBound,
            let end = utf8[start...].lastIndex(of: UInt8(ascii: "@"))
        else { return self }
        return String(self[..<start]) + String(self[utf8.index(after: end)...])
    }
}

extension StringProtocol {
    /// The text without the white space around it.
    public var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop(while: \.isWhitespace))
    }
}
