public import Essentials

/// A request as a transport sends it (RFC 9110).
public struct HTTPRequest: Equatable, Sendable {
    /// What is asked to be done.
    public var method: HTTPMethod

    /// The absolute address, http or https, percent-encoded.
    public var url: String

    /// The header fields, names in any case.
    public var fields: [HTTPField]

    /// The content to send; nil for none.
    public var body: Data?

    /// How long the whole answer may take.
    public var timeout: Duration

    /// How long the body of the answer may be, in bytes after decoding.
    public var bodyLimit: Int

    /// Describes a request.
    public init(
        method: HTTPMethod = .get,
        url: String,
        fields: [HTTPField] = [],
        body: Data? = nil,
        timeout: Duration = .seconds(15),
        bodyLimit: Int = 32 << 20
    ) {
        self.method = method
        self.url = url
        self.fields = fields
        self.body = body
        self.timeout = timeout
        self.bodyLimit = bodyLimit
    }
}

/// The answer of a server, its content decoded (RFC 9110).
public struct HTTPResponse: Equatable, Sendable {
    /// The status code, 100 to 999.
    public var status: Int

    /// The header fields in the order they came.
    public var fields: [HTTPField]

    /// The whole content, decoded.
    public var body: Data

    /// Describes an answer.
    public init(status: Int, fields: [HTTPField] = [], body: Data = Data()) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The value of a field by its name in any case; the first, if there are several.
    public func value(of name: String) -> String? {
        let name = name.lowercased()
        return fields.first { $0.name.lowercased() == name }?.value
    }
}

/// A name and a value of a message's header (RFC 9110, section 5).
public struct HTTPField: Hashable, Sendable {
    /// The name, which means the same in any case.
    public let name: String

    /// The value, without white space around it.
    public let value: String

    /// Pairs a name with its value.
    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
