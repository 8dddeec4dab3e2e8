/// Authorizes requests to a server.
///
/// ``CredentialsField`` and ``QueryKey`` send fixed credentials, ``ClientCredentials`` a token that
/// is fetched and renewed.
public protocol Authorization: Sendable {
    /// Identifies the user to the cache, which keeps responses to different users apart; only a
    /// hash of it is stored.
    var identity: String { get }

    /// The header field for a request that is about to be sent.
    ///
    /// - Throws: ``RequestError`` when it cannot be obtained.
    func field() async throws(RequestError) -> HTTPField

    /// Returns a request with the field, which is usually added to its header fields.
    func request(_ request: HTTPRequest, with field: HTTPField) -> HTTPRequest

    /// Called when a server responded with 401 to a request with this field.
    ///
    /// - Returns: whether the request should be sent again with a new field.
    func isRenewed(after refused: HTTPField) -> Bool
}

extension Authorization {
    /// Adds the field to the header fields.
    public func request(_ request: HTTPRequest, with field: HTTPField) -> HTTPRequest {
        var authorized = request
        authorized.fields.append(field)
        return authorized
    }
}
