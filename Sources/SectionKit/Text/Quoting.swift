extension String {
    /// The text in quotation marks for messages, cut to 60 columns.
    public var quoted: String {
        "'\(short)'"
    }

    /// The text for messages, without credentials and cut to 60 columns.
    public var short: String {
        safe.withoutUserInformation.truncated(to: 60)
    }

    /// The text without the user name and password of an address.
    ///
    /// Also handles addresses without a scheme, such as `name:password@host`.
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
    /// The text without leading and trailing white space.
    public var trimmed: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop(while: \.isWhitespace))
    }
}
