/// Why a request brought no usable answer.
public enum RequestError: Error, Equatable, Sendable {
    /// The source has no such resource.
    case notFound(Endpoint)

    /// The server could not be reached; `reason` says why, in plain words.
    case unreachable(reason: String)

    /// No complete answer came within the given number of seconds.
    case timedOut(seconds: Double)

    /// The server asks to wait, for `seconds` if it said how long (RFC 9110, `Retry-After`).
    case rateLimited(retryAfter: Int?)

    /// The server answered with this HTTP status instead of the resource.
    case status(Int)

    /// The answer is not what the API promises; `reason` says what is wrong with it.
    case unreadable(reason: String)

    /// The request was given up before its answer came.
    case cancelled
}

extension RequestError {
    /// What went wrong, as one plain clause without a full stop.
    public var summary: String {
        switch self {
        case .notFound(let endpoint): "the source has no \(endpoint)"
        case .unreachable(let reason): "the server could not be reached (\(reason))"
        case .timedOut(let seconds): "no answer came within \(Self.plain(seconds))"
        case .rateLimited: "the server has had too many requests"
        case .status(let code): "the server answered with status \(code)"
        case .unreadable(let reason): "the answer could not be read (\(reason))"
        case .cancelled: "the request was cancelled"
        }
    }

    /// What the reader can do next, as one plain sentence.
    public var recovery: String {
        switch self {
        case .notFound: "Choose another source."
        case .unreachable: "Check the connection and the server's address, then try again."
        case .timedOut: "Try again, or allow more time."
        case .rateLimited(let seconds?): "Try again in \(Self.wait(seconds))."
        case .rateLimited(nil): "Try again in a few minutes."
        case .status(500...): "The fault is the server's: try again later."
        case .status: "Check the server's address and that it offers this API."
        case .unreadable: "Check that the source is the one you meant; it may have changed."
        case .cancelled: "Start it again when you need it."
        }
    }

    private static func plain(_ seconds: Double) -> String {
        let isWhole = seconds == seconds.rounded() && abs(seconds) < 1e15
        let number = isWhole ? "\(Int(seconds))" : "\(seconds)"
        return seconds == 1 ? "1 second" : "\(number) seconds"
    }

    private static func wait(_ seconds: Int) -> String {
        if seconds == 1 { return "1 second" }
        if seconds < 120 { return "\(seconds) seconds" }
        return "\(seconds / 60 + (seconds % 60 == 0 ? 0 : 1)) minutes"
    }
}
