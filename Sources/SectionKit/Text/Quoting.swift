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
    ///
    /// One that lacks its scheme, such as `name:password@host`, has them too.
    private var withoutUserInformation: String {
        guard let end = utf8.lastIndex(of: UInt8(ascii: "@")) else { return self }
        let host = utf8.index(after: end)
        if let start = utf8[..<end].firstRange(of: "://".utf8)?.upperBound {
            return String(self[..<start]) + String(self[host...])
        }
        let user = self[..<end]
        guard user.contains(":"), !user.contains(where: \.isWhitespace) else { return self }
        return String(self[host...])
    }
}

extension StringProtocol {
    /// The text without the white space around it.
    public var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop(while: \.isWhitespace))
    }
}
