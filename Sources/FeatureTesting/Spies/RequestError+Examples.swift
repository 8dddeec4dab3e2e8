public import Networking

extension RequestError {
    /// Errors of every kind, to test that a feature handles each of them.
    public static let examples: [RequestError] = [
        .notFound(Endpoint("/v4/nothing", query: [.init("limit", "1")])),
        .unreachable(reason: "connection refused"),
        .notFound(Endpoint("/v4/nothing/1"), status: 404),
        .notAllowed(reason: "the address names no host"),
        .certificate(.expired, host: "api.example"),
        .certificate(.notYetValid, host: "api.example"),
        .certificate(.otherHost, host: "api.example"),
        .certificate(.otherKey, host: "api.example"),
        .certificate(.unknownIssuer, host: "api.example"),
        .proxyRefused(status: 407),
        .proxyRefused(status: 403),
        .timedOut(seconds: 30),
        .connectionLost(reason: "it was reset"),
        .programMissing(name: "curl"),
        .partUnknown(what: "the names of the rivers", because: .status(500)),
        .busy(status: 429, retryAfter: 90),
        .busy(status: 503, retryAfter: nil),
        .tooLarge(limit: 32 << 20),
        .notCached,
        .notConfirmed,
        .needsNetwork,
        .credentialsRefused(status: 401), .status(400),
        .credentialsRefused(status: 400, reason: "Unknown client"),
        .tokenRefused(url: "https://auth.example/token", status: 404),
        .advised(.status(401), recovery: "Set API_KEY to a token for the server."),
        .status(503),
        .unreadable(reason: "the document is empty"),
        .cancelled,
    ]
}
