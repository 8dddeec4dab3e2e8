/// Carries one request to a server and its answer back: bytes on the wire, nothing more.
///
/// A transport neither retries nor caches, follows no redirect, and sends as many requests at once as
/// it is given; see ``HTTPClient`` and ``BaseRequest``.
public protocol HTTPTransport: Sendable {
    /// Call to get the answer of a server, whatever its status is.
    ///
    /// Cancelling the task ends the request at once.
    ///
    /// - Throws: ``TransportError`` when no complete answer came.
    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse

    /// Call before a program ends: all requests under way, and all that are sent later, throw
    /// `cancelled`.
    ///
    /// When it returns, nothing is left that goes on without the program. Copies of a transport are
    /// shut down together.
    func shutDown()
}

/// Why no complete answer came.
public enum TransportError: Error, Equatable, Sendable {
    /// A program that the transport runs is not installed.
    case programMissing(name: String)

    /// No connection was made: the name is unknown, or nobody listens.
    case unreachable(reason: String)

    /// The certificate of the server is not to be trusted.
    case certificate(CertificateFlaw, host: String)

    /// The proxy answered with this status instead of making a connection.
    case proxyRefused(status: Int)

    /// The connection was made and then lost, or what came over it broke off.
    case connectionLost(reason: String)

    /// The answer took longer than the request allows.
    case timedOut

    /// The answer is longer than the request allows, in bytes after decoding.
    case tooLarge(limit: Int)

    /// What came is not HTTP, or not encoded as it says.
    case malformed(reason: String)

    /// The request itself cannot be sent, such as one to a scheme that is not http or https.
    case notAllowed(reason: String)

    /// The task was cancelled, or the transport shut down.
    case cancelled
}
