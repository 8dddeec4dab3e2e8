public import SectionEssentials

/// The reason a request returned no usable response.
public enum RequestError: ExplainedError {
    /// The source has no such resource; `status` is 404 or 410 if a server said so.
    case notFound(Endpoint, status: Int? = nil)

    /// The request cannot be sent; `reason` says why.
    case notAllowed(reason: String)

    /// The server could not be reached; `reason` says why.
    case unreachable(reason: String)

    /// The certificate of the server is not trusted.
    case certificate(CertificateProblem, host: String)

    /// The proxy responded with this HTTP status instead of forwarding the request.
    case proxyRefused(status: Int)

    /// The connection was lost before the response was complete; `reason` says how.
    case connectionLost(reason: String)

    /// A program that the transport runs, such as curl, is not installed.
    case programMissing(name: String)

    /// No complete response came within this number of seconds.
    case timedOut(seconds: Double)

    /// The server is too busy; `retryAfter` is the number of seconds that it asks to wait, if any,
    /// and `until` is when they are over.
    case busy(status: Int, retryAfter: Int?, until: Date? = nil)

    /// The authorization server refused the credentials with this HTTP status; `reason` is what it says
    /// about that, if anything.
    case credentialsRefused(status: Int, reason: String? = nil)

    /// The address that tokens are fetched from responded with this HTTP status instead of a token.
    case tokenRefused(url: String, status: Int)

    /// The server responded with this HTTP status instead of the resource.
    case status(Int)

    /// The response is not the expected resource; `reason` says what is wrong with it.
    case unreadable(reason: String)

    /// The response is larger than the limit, in bytes.
    case tooLarge(limit: Int)

    /// There is no cached response, and the server must not be asked.
    case notCached

    /// The network is disabled, and the cached response must not be used without the server.
    case notConfirmed

    /// The network is disabled, and what the server sends is never cached, such as lines.
    case needsNetwork

    /// A part that the value needs could not be loaded: `what`, such as "the names of the rockets",
    /// in the plural, and why.
    indirect case partUnknown(what: String, because: RequestError)

    /// Another error with better advice: `recovery`, one plain sentence.
    indirect case advised(RequestError, recovery: String)

    /// The request was cancelled before its response came.
    case cancelled
}

extension RequestError {
    /// What went wrong: one plain clause without a full stop.
    public var summary: String {
        switch self {
        case .notFound(let endpoint, nil): "the source has no \(endpoint)"
        case .notFound(let endpoint, let status?):
            "the server has no \(endpoint) (status \(status))"
        case .notAllowed(let reason): "the request cannot be made (\(reason))"
        case .unreachable(let reason): "the server could not be reached (\(reason))"
        case .certificate(.expired, let host): "the certificate of \(host) has expired"
        case .certificate(.notYetValid, let host): "the certificate of \(host) is not valid yet"
        case .certificate(.otherHost, let host):
            "the certificate of the server is not for \(host)"
        case .certificate(.otherKey, let host):
            "\(host) has another public key than the one that is expected"
        case .certificate(.unknownIssuer, let host):
            "the issuer of the certificate of \(host) is not trusted"
        case .proxyRefused(407): "the proxy asks for a user name and a password"
        case .proxyRefused(let status): "the proxy refused the request with status \(status)"
        case .timedOut(let seconds): "no response came within \(Self.plain(seconds))"
        case .connectionLost(let reason): "the connection was lost (\(reason))"
        case .programMissing(let name): "the program \(name) is not installed"
        case .busy(429, _, _): "the server has had too many requests"
        case .busy(503, _, _): "the server is too busy"
        case .busy(let status, _, _): "the server failed with status \(status)"
        case .tooLarge(let limit): "the response is larger than \(limit >> 20) MB"
        case .notCached: "there is no cached response, and network access is disabled"
        case .notConfirmed:
            "the server must confirm the cached response, and network access is disabled"
        case .needsNetwork:
            "this server's data is not cached, and network access is disabled"
        case .partUnknown(let what, let error): "\(what) are unknown: \(error.summary)"
        case .advised(let error, _): error.summary
        case .credentialsRefused(let status, let reason):
            "the server refused the credentials (status \(status)"
                + (reason.map { ": \($0)" } ?? "") + ")"
        case .tokenRefused(let url, let status):
            "\(ServerAddress.redacted(redirect: url)) gave no token (status \(status))"
        case .status(let code): "the server responded with status \(code)"
        case .unreadable(let reason): "the response could not be read (\(reason))"
        case .cancelled: "the request was cancelled"
        }
    }

    /// What the user can do next: one plain sentence.
    public var recovery: String {
        switch self {
        case .notFound(_, nil): "Choose another source."
        case .notFound(_, _?):
            "Check the name or ID asked for, and that the server offers this API."
        case .notAllowed: "Check the server's address."
        case .unreachable: "Check the connection and the server's address, then try again."
        case .certificate(.expired, _), .certificate(.notYetValid, _):
            "Check this machine's date and time, or tell whoever runs the server."
        case .certificate(.otherHost, _):
            "Check the server's address, or tell whoever runs the server."
        case .certificate(.otherKey, _):
            "If whoever runs the server has changed the key, give its new fingerprint."
        case .certificate(.unknownIssuer, _):
            "If you trust the server, add its issuer to this machine's trusted certificates."
        case .proxyRefused(407):
            "Add them to the proxy's address, as in http://name:password@proxy.example:3128."
        case .proxyRefused: "Check the proxy's settings, or ask whoever runs it."
        case .timedOut: "Try again, or allow more time."
        case .connectionLost: "Try again."
        case .programMissing(let name): "Install the package \(name), or choose another source."
        case .busy(_, let seconds?, let date):
            "Try again in \(Self.wait(seconds))\(Self.time(date, after: seconds))."
        case .busy(_, nil, _): "Try again in a few minutes."
        case .tooLarge: "Ask for less at a time, or check the server's address."
        case .notCached: "Go online once to fill the cache."
        case .notConfirmed, .needsNetwork: "Go online to reach the server."
        case .partUnknown(_, let error): error.recovery
        case .advised(_, let recovery): recovery
        case .tokenRefused(_, 500...): "The server has a problem: try again later."
        case .tokenRefused: "Check the address that tokens are fetched from."
        case .credentialsRefused: "Check the credentials, or ask whoever runs the server."
        case .status(500...): "The server has a problem: try again later."
        case .status(401):
            "The server asks for credentials: check its address, or ask whoever runs it."
        case .status(403):
            "The server does not permit this: check its address, or ask whoever runs it."
        case .status: "Check the server's address and that it offers this API."
        case .unreadable: "Check that this is the right source; its format may have changed."
        case .cancelled: "Start it again when you need it."
        }
    }

    /// Whether the source has no such resource.
    public var isNotFound: Bool {
        switch self {
        case .notFound: true
        case .advised(let error, _): error.isNotFound
        default: false
        }
    }

    /// What a busy server asks for (RFC 9110, section 10.2.3).
    public var retryAfter: Duration? {
        switch self {
        case .busy(_, let seconds, _): seconds.map { .seconds($0) }
        case .advised(let error, _), .partUnknown(_, let error): error.retryAfter
        default: nil
        }
    }

    /// When a long wait is over, in UTC to the minute, such as ", at 18:40 UTC"; else empty.
    private static func time(_ date: Date?, after seconds: Int) -> String {
        guard let date, seconds >= 3_600 else { return "" }
        let time = CivilDate(secondsSince1970: CivilDate.wholeSeconds(of: date) + 59)
        let day = seconds >= 86_400 ? "on \(time.year)-\(two(time.month))-\(two(time.day)) " : ""
        return ", \(day)at \(two(time.hour)):\(two(time.minute)) UTC"
    }

    private static func two(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }

    private static func plain(_ seconds: Double) -> String {
        let isWhole = seconds == seconds.rounded() && seconds.magnitude < 1e15
        let number = isWhole ? "\(Int(clamping: seconds))" : "\(seconds)"
        return seconds == 1 ? "1 second" : "\(number) seconds"
    }

    /// A duration in seconds as text, rounded up, such as "2 hours".
    private static func wait(_ seconds: Int) -> String {
        let units = [(3_600, "hour"), (60, "minute"), (1, "second")]
        let (size, name) = units.first { seconds >= 2 * $0.0 } ?? (1, "second")
        let count = max(1, (seconds + size - 1) / size)
        return count == 1 ? "1 \(name)" : "\(count) \(name)s"
    }
}
