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

extension HTTPRequest {
    /// Rejects a request that a server would read as a different one.
    ///
    /// - Throws: `notAllowed` for a method or a field that HTTP does not allow, for fields about
    ///   the connection and the length, which the transport sets, and for content of a HEAD
    ///   request.
    package func validate() throws(TransportError) {
        guard HTTPHead.isToken(method.rawValue.utf8) else {
            throw .notAllowed(reason: "the method has an invalid name")
        }
        guard method != .head || body == nil else {
            throw .notAllowed(reason: "a HEAD request cannot have content")
        }
        for field in fields {
            guard HTTPHead.isToken(field.name.utf8) else {
                throw .notAllowed(reason: "a header field has an invalid name")
            }
            guard !Self.framing.contains(field.name.lowercased()) else {
                throw .notAllowed(reason: "the header field \(field.name) is set by the transport")
            }
            let hasControls = field.value.unicodeScalars.contains {
                $0.properties.generalCategory == .control
            }
            guard !hasControls else {
                throw .notAllowed(reason: "the header field \(field.name) has control characters")
            }
        }
    }

    private static let framing: Set = [
        "connection", "content-length", "expect", "te", "trailer", "transfer-encoding", "upgrade",
    ]
}

extension HTTPResponse {
    /// The body of a 200 response, or of a 203, which a proxy has changed.
    ///
    /// - Throws: ``RequestError`` for any other status.
    func content(of endpoint: Endpoint) throws(RequestError) -> Data {
        switch status {
        case 200, 203: return body
        case 201...299, 304:
            throw .unreadable(reason: "it has the unexpected status \(status)")
        case 404, 410: throw .notFound(endpoint, status: status)
        case 407: throw .proxyRefused(status: status)
        default: throw .status(status)
        }
    }

    /// The error for a temporary failure, with the longest wait that the server asks for.
    ///
    /// - Parameters:
    ///   - now: the current date.
    ///   - names: the fields in addition to `Retry-After` in which the server says how long to wait.
    func busyError(at now: Date, fields names: [String] = []) -> RequestError {
        let waits = (["Retry-After"] + names).compactMap { value(of: $0) }
        let wait = waits.compactMap { Self.wait($0, now) }.max()
        return .busy(
            status: status, retryAfter: wait,
            until: wait.map { now.addingTimeInterval(Double($0)) })
    }

    /// The value of such a field in seconds: a number or a date (RFC 9110, section 10.2.3).
    private static func wait(_ value: String, _ now: Date) -> Int? {
        if let seconds = Int(value) { return seconds >= 0 ? min(seconds, 1 << 30) : nil }
        guard let date = HTTPDate.date(from: value) else { return nil }
        let seconds = date.timeIntervalSince(now).rounded(.up)
        return Int(clamping: min(max(seconds, 0), 1e9))
    }
}

extension RequestError {
    /// Converts the error of a transport; `timeout` is the time that the request was given.
    init(_ error: TransportError, timeout: Duration) {
        self =
            switch error {
            case .programMissing(let name): .programMissing(name: name)
            case .unreachable(let reason): .unreachable(reason: reason)
            case .notAllowed(let reason): .notAllowed(reason: reason)
            case .certificate(let problem, let host): .certificate(problem, host: host)
            case .proxyRefused(let status): .proxyRefused(status: status)
            case .connectionLost(let reason): .connectionLost(reason: reason)
            case .timedOut: .timedOut(seconds: timeout / .seconds(1))
            case .tooLarge(let limit): .tooLarge(limit: limit)
            case .malformed(let reason): .unreadable(reason: reason)
            case .cancelled: .cancelled
            }
    }

    /// Whether a stale cached response may be used instead: the server or the connection failed.
    var allowsStale: Bool {
        switch self {
        case .unreachable, .connectionLost, .timedOut, .busy, .unreadable, .tooLarge,
            .programMissing, .notAllowed, .certificate, .proxyRefused:
            true
        case .status(let status), .tokenRefused(_, let status): status >= 500
        case .advised(let error, _), .partUnknown(_, let error): error.allowsStale
        case .credentialsRefused, .notFound, .notCached, .notConfirmed, .needsNetwork, .cancelled:
            false
        }
    }
}
