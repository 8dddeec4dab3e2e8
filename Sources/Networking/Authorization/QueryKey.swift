import SectionEssentials

/// Authorizes requests with a key in their query, for servers that accept it nowhere else.
///
/// The key is only in the request that is sent: no log, error or cache contains it, and no redirect
/// to another address gets it.
public struct QueryKey: Authorization {
    private let item: HTTPField

    /// The name of the query item.
    var name: String { item.name }

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

    /// Returns header fields of a response without the key, which a server may repeat in a link.
    func removed(from fields: [HTTPField]) -> [HTTPField] {
        fields.map { field in
            let value = field.value.replacing(PercentEncoding.encode(item.value), with: "")
                .replacing(item.value, with: "")
            return HTTPField(field.name, value)
        }
    }

    /// Always false, because the key never changes.
    public func isRenewed(after refused: HTTPField) -> Bool { false }
}
