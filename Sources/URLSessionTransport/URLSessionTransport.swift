import Dispatch
import Foundation
public import Networking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests with Foundation's URLSession, for systems that cannot start processes, such as
/// iOS.
///
/// It stores no cookies, credentials or responses, follows no redirects, and applies the size limit
/// to decoded content. It differs from `CurlTransport` because of the system:
///
/// - Header fields are in no particular order, and fields with the same name are combined.
/// - Proxies and trusted certificates are those of the system.
/// - With swift-corelibs-foundation (Linux, as of Swift 6.3), a server can crash the process: a
///   connection that closes within the head of a response, trailers after the last chunk, and a
///   redirect to an address that Foundation cannot parse are fatal errors. A response with two
///   lengths, or only an interim one, is accepted; other invalid responses are often reported as a
///   lost connection. Content arrives faster than it can be stopped, so a compressed bomb ends in
///   `tooLarge` only after it has used gigabytes. Use `CurlTransport` there.
public struct URLSessionTransport: HTTPTransport {
    private let exchanges = URLSessionExchanges()

    /// Creates a transport.
    public init() {}

    /// Sends a request and returns its response, whatever its status.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard let url = URL(string: request.url, encodingInvalidCharacters: false),
            let host = url.host(), !host.isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased())
        else {
            throw .notAllowed(reason: "its address does not start with http:// or https://")
        }
        guard request.timeout > .zero else { throw .timedOut }
        try request.validate()
        guard request.security == nil else {
            throw .notAllowed(reason: "only curl can use other certificates and Digest")
        }
        guard !Task.isCancelled else { throw .cancelled }
        var message = URLRequest(url: url)
        message.httpMethod = request.method.rawValue
        message.httpBody = request.body
        for field in request.fields {
            message.addValue(field.value, forHTTPHeaderField: field.name)
        }

        let server = host + (url.port.map { ":\($0)" } ?? "")
        let exchange = URLSessionExchange(server: server, bodyLimit: request.bodyLimit)
        guard exchanges.add(exchange) else { throw .cancelled }
        defer { exchanges.remove(exchange) }
        let session = URLSession(
            configuration: Self.configuration(), delegate: exchange, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        let task = session.dataTask(with: message)
        // URLSession's own timeout is for pauses, and on Linux it has no other.
        let deadline = DispatchWorkItem { exchange.end(.failure(.timedOut)) }
        let seconds =
            min(Double(request.timeout.components.seconds), 1e9)
            + Double(request.timeout.components.attoseconds) / 1e18
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: deadline)
        defer { deadline.cancel() }
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchange.start(task, continuation)
            }
        } onCancel: {
            exchange.end(.failure(.cancelled))
        }.get()
    }

    /// Cancels all current requests, and starts no more.
    public func shutDown() {
        exchanges.shutDown()
    }

    private static func configuration() -> URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.httpCookieStorage = nil
        configuration.urlCredentialStorage = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        return configuration
    }
}
