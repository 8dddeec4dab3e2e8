/// Something that happened to a request, for a log or a warning.
///
/// No address names a user, and that of a redirect has no query, where servers sign addresses.
public enum RequestEvent: Equatable, Sendable {
    /// A server was asked and answered, or did not.
    case asked(
        method: HTTPMethod = .get, url: String, result: String, bytes: Int, took: Duration)

    /// The cache answered without asking a server.
    case cached(url: String, bytes: Int, age: Duration)

    /// The request is tried again after a wait.
    case retrying(method: HTTPMethod = .get, url: String, after: Duration)

    /// An old answer stands in for that of the server, which failed; or was not to be asked, where
    /// there is no error.
    case stale(url: String, age: Duration, because: RequestError?)

    /// A connection over which lines come was made to a server, named by its host and port.
    case connected(to: String)

    /// There is no such connection, or no longer; another is made after so long, none if nil.
    case disconnected(from: String, because: RequestError, retryAfter: Duration?)

    /// The cache cannot be used; `reason` says why, as one plain clause without a full stop.
    case cacheFailed(reason: String)
}
