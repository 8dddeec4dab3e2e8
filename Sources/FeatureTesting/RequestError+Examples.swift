public import Networking

extension RequestError {
    /// One error of each kind, so that a feature can be tested to answer every one.
    public static let examples: [RequestError] = [
        .notFound(Endpoint("/v4/nothing", query: [.init("limit", "1")])),
        .unreachable(reason: "connection refused"),
        .timedOut(seconds: 30),
        .rateLimited(retryAfter: 90),
        .rateLimited(retryAfter: nil),
        .status(404),
        .status(503),
        .unreadable(reason: "the document is empty"),
        .cancelled,
    ]
}
