/// An event of a request, for a log or a warning.
///
/// Addresses contain no user name, and those of redirects no query, which may hold a signature.
public enum RequestEvent: Equatable, Sendable {
    /// A request was sent; `result` is the status of the response, or what went wrong.
    case asked(
        method: HTTPMethod = .get, url: String, result: String, bytes: Int, took: Duration)

    /// A fresh cached response was used.
    case cached(url: String, bytes: Int, age: Duration)

    /// The request will be retried after a wait.
    case retrying(method: HTTPMethod = .get, url: String, after: Duration)

    /// A stale cached response was used because the server failed, or, without an error, because
    /// the network is disabled.
    case stale(url: String, age: Duration, because: RequestError?)

    /// A line stream connected to a server, given as host and port.
    case connected(to: String)

    /// A line stream lost its connection or could not connect; no retry follows if the wait is nil.
    case disconnected(from: String, because: RequestError, retryAfter: Duration?)

    /// A sentence for the person, such as what a request costs.
    case note(String)

    /// How far a request is, in a few words, such as "12 of 84 pages"; empty when it is done.
    case progress(String)

    /// The cache cannot be used; `reason` is one plain clause without a full stop.
    case cacheFailed(reason: String)
}
