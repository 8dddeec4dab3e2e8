/// Sends single requests to servers.
///
/// A transport neither retries nor caches, follows no redirects, and does not limit the number of
/// concurrent requests; see ``HTTPClient`` and ``BaseRequest``.
public protocol HTTPTransport: Sendable {
    /// Sends a request and returns its response, whatever its status.
    ///
    /// Cancelling the task ends the request at once.
    ///
    /// - Throws: ``TransportError`` when there is no complete response.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Cancels all current and later requests; call it before the program exits.
    ///
    /// When it returns, nothing keeps running without the program. Copies of a transport are shut
    /// down together.
    func shutDown()
}

/// The reason a transport received no complete response.
public enum TransportError: Error, Equatable, Sendable {
    /// A program that the transport runs is not installed.
    case programMissing(name: String)

    /// No connection was made: the host name is unknown, or no server is listening.
    case unreachable(reason: String)

    /// The certificate of the server is not trusted.
    case certificate(CertificateProblem, host: String)

    /// The proxy responded with this status instead of making a connection.
    case proxyRefused(status: Int)

    /// The connection was lost, or the response is incomplete.
    case connectionLost(reason: String)

    /// The response took longer than the request allows.
    case timedOut

    /// The response is larger than the request allows, in bytes after decoding.
    case tooLarge(limit: Int)

    /// The response is not HTTP, or not encoded as its header says.
    case malformed(reason: String)

    /// The request cannot be sent, for example because its scheme is not http or https.
    case notAllowed(reason: String)

    /// The task was cancelled, or the transport was shut down.
    case cancelled
}
