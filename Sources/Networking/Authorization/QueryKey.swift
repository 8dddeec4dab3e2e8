import Essentials

/// Authorizes requests with a key in their query, for servers that accept it nowhere else.
///
/// The key is only in the request that is sent: no log, error or cache contains it, and no redirect
/// to another address gets it.
public struct QueryKey: Authorization {
    private let item: HTTPField

    /// The name of the query item and its secret.
    public var identity: String { "\(item.name)=\(item.value)" }

    /// Sends a secret as the value of a query item, such as `api_key`.
    public init(_ secret: Secret, in name: String) {
        item = HTTPField(name, secret.text)
    }

    /// The name and the value of the query item.
    public func field() -> HTTPField { item }

    /// Adds the item to the query.
    public func request(_ request: HTTPRequest, with field: HTTPField) -> HTTPRequest {
        var authorized = request
        authorized.url +=
            (request.url.contains("?") ? "&" : "?") + PercentEncoding.encode(field.name) + "="
            + PercentEncoding.encode(field.value)
        return authorized
    }

    /// Always false, because the key never changes.
    public func isRenewed(after refused: HTTPField) -> Bool { false }
}
