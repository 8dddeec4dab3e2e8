public import SectionEssentials

/// A request to a server, whose address and credentials the ``ServerClientInput`` adds.
public struct ServerRequest: Equatable, Sendable {
    /// The place on the server that a request is for.
    public enum Target: Equatable, Sendable {
        /// A path and a query, which follow the address of the server.
        case endpoint(Endpoint)

        /// An address as the server sent it: absolute, or relative to the address of the server.
        case link(String)
    }

    /// The method, such as PUT.
    public var method: HTTPMethod

    /// The place on the server.
    public var target: Target

    /// The header fields, in addition to those of the client; names are case-insensitive.
    public var fields: [HTTPField]

    /// The content; nil for none.
    public var body: Data?

    /// How temporary failures are retried.
    public var retries: Retries

    /// The longest that a request with large content may take, if that is longer than the timeout of
    /// the client, which then limits how long the server may be silent; nil for the timeout.
    public var longestTime: Duration?

    /// The maximum size of the body of the response, in bytes.
    public var bodyLimit = 32 << 20

    /// Creates a request for a path and a query of the server.
    public init(
        _ method: HTTPMethod,
        _ endpoint: Endpoint,
        fields: [HTTPField] = [],
        body: Data? = nil,
        retries: Retries = .standard
    ) {
        self.init(method, .endpoint(endpoint), fields: fields, body: body, retries: retries)
    }

    /// Creates a request for an address that the server sent, such as the next page; it must be on
    /// the same server, which alone may see the credentials.
    public init(
        _ method: HTTPMethod,
        link: String,
        fields: [HTTPField] = [],
        body: Data? = nil,
        retries: Retries = .standard
    ) {
        self.init(method, .link(link), fields: fields, body: body, retries: retries)
    }

    private init(
        _ method: HTTPMethod,
        _ target: Target,
        fields: [HTTPField],
        body: Data?,
        retries: Retries
    ) {
        self.method = method
        self.target = target
        self.fields = fields
        self.body = body
        self.retries = retries
    }
}
