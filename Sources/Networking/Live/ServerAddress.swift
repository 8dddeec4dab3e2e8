import SectionEssentials

/// The address of a server, with the user name and password separated from it.
///
/// They are sent in a header field, and so never appear in a log, an error or the cache.
package struct ServerAddress: Equatable, Sendable {
    /// The address without the user name, the password and a trailing slash.
    package let url: String

    /// The `Authorization` field for the user name and password (RFC 7617); empty without them.
    package let authorization: [HTTPField]

    /// Parses an address.
    package init(_ address: String) {
        let parts = Self.parts(of: address)
        let plain = parts.before + parts.after
        url = plain.hasSuffix("/") ? String(plain.dropLast()) : plain
        authorization =
            parts.user.map { user in
                let name = PercentEncoding.bytes(of: user) + (user.contains(":") ? "" : ":").utf8
                return [HTTPField("Authorization", "Basic \(Data(name).base64EncodedString())")]
            } ?? []
    }

    /// The address of a redirect for a log, without secrets.
    ///
    /// The user name is removed, and the query too, because it may hold a signature.
    static func redacted(redirect url: String) -> String {
        let parts = parts(of: url)
        let plain = parts.before + parts.after
        guard let query = plain.firstIndex(of: "?") else { return plain }
        return plain[..<query] + "?…"
    }

    /// The parts of an address before, in and after the user information.
    private static func parts(
        of url: String
    ) -> (before: String, user: Substring?, after: String) {
        guard let slashes = url.firstRange(of: "://") else { return (url, nil, "") }
        let authority = url[slashes.upperBound...].prefix { !"/?#\\".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return (url, nil, "") }
        let after = url[url.index(after: at)...]
        return (String(url[..<slashes.upperBound]), authority[..<at], String(after))
    }
}
