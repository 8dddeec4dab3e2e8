import Essentials

extension HTTPResponse {
    /// The body of a 200, or of a 203, which a proxy has changed; any other status is an error.
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

    /// The error for a status that passes, with how long the server asks to wait.
    func busyError(at now: Date) -> RequestError {
        .busy(status: status, retryAfter: value(of: "Retry-After").flatMap { Self.wait($0, now) })
    }

    /// Seconds to wait, from a number of them or a date (RFC 9110, section 10.2.3).
    private static func wait(_ value: String, _ now: Date) -> Int? {
        if let seconds = Int(value) { return seconds >= 0 ? min(seconds, 1 << 30) : nil }
        guard let date = HTTPDate.date(from: value) else { return nil }
        let seconds = date.timeIntervalSince(now).rounded(.up)
        return Int(min(max(seconds, 0), 1e9))
    }
}

extension RequestError {
    /// What a failed transport means for the one who asked, and allowed this much time.
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

    /// Whether an old answer may stand in: the server or the way to it failed.
    var allowsStale: Bool {
        switch self {
        case .unreachable, .connectionLost, .timedOut, .busy, .unreadable, .tooLarge,
            .programMissing, .notAllowed, .certificate, .proxyRefused:
            true
        case .status(let status), .credentialsRefused(let status): status >= 500
        case .advised(let error, _): error.allowsStale
        case .notFound, .notCached, .notConfirmed, .needsNetwork, .cancelled: false
        }
    }
}
