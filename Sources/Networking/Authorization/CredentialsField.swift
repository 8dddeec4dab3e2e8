import Essentials

/// Credentials that are the same in every request.
public struct CredentialsField: Authorization {
    private let value: HTTPField

    /// Who asks: the field with its secret.
    public var identity: String { "\(value.name): \(value.value)" }

    /// A secret in a header field, after the scheme that the server wants.
    ///
    /// - Parameters:
    ///   - scheme: the word before the secret, such as `Bearer` (RFC 6750) or `Token`; empty for
    ///     none.
    ///   - secret: the token or key.
    ///   - name: the name of the field, such as `X-API-Key`.
    public init(scheme: String, _ secret: Secret, in name: String = "Authorization") {
        value = HTTPField(name, scheme.isEmpty ? secret.text : "\(scheme) \(secret.text)")
    }

    /// A user's name and password (RFC 7617, in UTF-8); the name has no colon.
    public init(user: String, password: Secret) {
        let pair = Data("\(user):\(password.text)".utf8).base64EncodedString()
        value = HTTPField("Authorization", "Basic \(pair)")
    }

    /// The field.
    public func field() -> HTTPField { value }

    /// False: the next would be the same.
    public func isRenewed(after refused: HTTPField) -> Bool { false }
}
