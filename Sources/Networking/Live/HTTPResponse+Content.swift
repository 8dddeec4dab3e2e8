import SectionEssentials

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
            case .certificate(let flaw, let host): .certificate(flaw, host: host)
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
