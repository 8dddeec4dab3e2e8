/// How the server of a request is recognised, and how this side proves who it is, where the trust
/// of the system and a header field are not enough.
///
/// Only `CurlTransport` supports it; others refuse such a request. Nothing of it is sent to another
/// server after a redirect.
public struct ConnectionSecurity: Equatable, Sendable {
    /// The path of a file with the certificates of the authorities that are trusted, in PEM; nil
    /// for those of the system.
    public var authorities: String?

    /// The hash of the only public key that is accepted, such as `sha256//` with 44 characters of
    /// Base64; nil for any.
    public var publicKey: String?

    /// The path of the certificate of this side, in PEM; nil for none.
    public var certificate: String?

    /// The path of the key of the certificate, in PEM; nil if it is in the same file.
    public var certificateKey: String?

    /// The user name and the password for Digest (RFC 7616); nil for none.
    public var digest: DigestCredentials?

    /// Creates one that changes nothing.
    public init() {}
}

/// A user name and a password that are never sent themselves (RFC 7616).
public struct DigestCredentials: Equatable, Sendable {
    let user: String
    let password: Secret

    /// Takes a name, which must not contain a colon, and its password.
    public init(user: String, password: Secret) {
        self.user = user
        self.password = password
    }
}

/// This machine, as an address names it.
public enum Loopback {
    /// Whether the host of an address is this machine, so that nothing that is sent to it can be
    /// read on the way.
    public static func isHost(_ host: some StringProtocol) -> Bool {
        let host = host.lowercased()
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }
}
