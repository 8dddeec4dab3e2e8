/// Something that happened to a request, for a log or a warning.
public enum RequestEvent: Equatable, Sendable {
    /// A server was asked and answered, or did not.
    case asked(url: String, result: String, bytes: Int, took: Duration)

    /// The cache answered without asking a server.
    case cached(url: String, bytes: Int, age: Duration)

    /// The request is tried again after a wait.
    case retrying(url: String, after: Duration)

    /// The server failed, and an old answer stands in for it.
    case stale(url: String, age: Duration, because: RequestError)
}
