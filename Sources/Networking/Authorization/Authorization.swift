/// Tells a server who asks.
///
/// ``CredentialsField`` does so with what never changes, ``ClientCredentials`` with a token that is
/// fetched and renewed.
public protocol Authorization: Sendable {
    /// Who asks, for a cache that keeps the responses to different people apart; only a hash of it
    /// is ever written down.
    var identity: String { get }

    /// Call for the header field of a request that is about to be sent.
    ///
    /// - Throws: ``RequestError`` when there is no way to get one.
    func field() async throws(RequestError) -> HTTPField

    /// Call when a server answered 401 to a request with this field.
    ///
    /// - Returns: whether another field may do better, so that asking again is worth it.
    func isRenewed(after refused: HTTPField) -> Bool
}
