public import SectionEssentials

/// A request that a transport sends (RFC 9110).
public struct HTTPRequest: Equatable, Sendable {
    /// The method, such as GET.
    public var method: HTTPMethod

    /// The absolute address, http or https, percent-encoded.
    public var url: String

    /// The header fields; names are case-insensitive.
    public var fields: [HTTPField]

    /// The content; nil for none.
    public var body: Data?

    /// The longest the whole response may take.
    public var timeout: Duration

    /// The longest that the server may neither send nor take anything; nil for the timeout.
    public var silence: Duration?

    /// The maximum size of the body of the response, in bytes after decoding.
    public var bodyLimit: Int

    /// How the server is recognised, and how this side proves who it is; nil for what is usual.
    public var security: ConnectionSecurity?

    /// Whether it only reads, whatever its method, so that it may be repeated.
    package var onlyReads = false

    /// Creates a request.
    public init(
        method: HTTPMethod = .get,
        url: String,
        fields: [HTTPField] = [],
        body: Data? = nil,
        timeout: Duration = .seconds(15),
        silence: Duration? = nil,
        bodyLimit: Int = 32 << 20,
        security: ConnectionSecurity? = nil
    ) {
        self.security = security
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.timeout = timeout
        self.silence = silence
        self.bodyLimit = bodyLimit
    }
}

/// The response of a server, with its content decoded (RFC 9110).
public struct HTTPResponse: Equatable, Sendable {
    /// The status code, 100 to 999.
    public var status: Int

    /// The header fields in the order received.
    public var fields: [HTTPField]

    /// The complete content, decoded.
    public var body: Data

    /// Creates a response.
    public init(status: Int, fields: [HTTPField] = [], body: Data = Data()) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The value of the first field with a name, which is case-insensitive.
    public func value(of name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }
}

/// A header field of a request or response (RFC 9110, section 5).
public struct HTTPField: Hashable, Sendable {
    /// The name, which is case-insensitive.
    public let name: String

    /// The value, without surrounding white space.
    public let value: String

    /// Creates a header field.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
