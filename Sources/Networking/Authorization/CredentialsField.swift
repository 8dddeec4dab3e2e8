import SectionEssentials

/// Authorizes requests with the same credentials each time.
public struct CredentialsField: Authorization {
    private let value: HTTPField

    /// The field, including its secret.
    public var identity: String { "\(value.name): \(value.value)" }

    /// Sends a secret in a header field, after the scheme that the server expects.
    ///
    /// - Parameters:
    ///   - scheme: the word before the secret, such as `Bearer` (RFC 6750) or `Token`; empty for
    ///     none.
    ///   - secret: the token or key.
    ///   - name: the name of the field, such as `X-API-Key`.
    public init(scheme: String, _ secret: Secret, in name: String = "Authorization") {
        value = HTTPField(name, scheme.isEmpty ? secret.text : "\(scheme) \(secret.text)")
    }

    /// Sends a user name and password (RFC 7617, in UTF-8); the name must not contain a colon.
    public init(user: String, password: Secret) {
        let pair = Data("\(user):\(password.text)".utf8).base64EncodedString()
        value = HTTPField("Authorization", "Basic \(pair)")
    }

    /// The header field.
    public func field() -> HTTPField { value }

    /// Always false, because the field never changes.
    public func isRenewed(after refused: HTTPField) -> Bool { false }
}
