import Essentials

/// The address of a server, apart from the user's name and password in it.
///
/// They are sent in a field of the request, and so are in no log, error or cache.
package struct ServerAddress: Equatable, Sendable {
    /// The address without them, and without a slash at its end.
    package let url: String

    /// The name and password as a request sends them (RFC 7617); none if there are none.
    package let authorization: [HTTPField]

    /// Takes an address apart.
    package init(_ address: String) {
        let parts = Self.parts(of: address)
        let plain = parts.before + parts.after
        url = plain.hasSuffix("/") ? String(plain.dropLast()) : plain
        authorization =
            parts.user.map { user in
                let name = user.contains(":") ? Self.decoded(user) : Self.decoded(user) + ":".utf8
                return [HTTPField("Authorization", "Basic \(Data(name).base64EncodedString())")]
            } ?? []
    }

    /// The address that a redirect leads to, as a log may show it.
    ///
    /// Neither a user's name nor the query is shown: servers sign addresses there.
    static func shown(redirect url: String) -> String {
        let parts = parts(of: url)
        let plain = parts.before + parts.after
        guard let query = plain.firstIndex(of: "?") else { return plain }
        return plain[..<query] + "?…"
    }

    /// What is before, in and after the part that names a user.
    private static func parts(
        of url: String
    ) -> (before: String, user: Substring?, after: String) {
        guard let slashes = url.firstRange(of: "://") else { return (url, nil, "") }
        let authority = url[slashes.upperBound...].prefix { !"/?#\\".contains($0) }
        guard let at = authority.lastIndex(of: "@") else { return (url, nil, "") }
        let after = url[url.index(after: at)...]
        return (String(url[..<slashes.upperBound]), authority[..<at], String(after))
    }

    private static func decoded(_ text: Substring) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
                digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return bytes
    }
}
