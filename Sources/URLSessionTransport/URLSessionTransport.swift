import Dispatch
import Foundation
public import Networking

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries requests with Foundation's URLSession, for hosts that cannot start processes, such as iOS.
///
/// It keeps neither cookies, credentials nor answers, follows no redirect, and counts content as it
/// comes, decoded. What differs from `CurlTransport` is the system's:
///
/// - Header fields come in no order, and those of one name as one.
/// - Proxies and trusted certificates are the system's own.
/// - Where Foundation is the open one (Linux, as of Swift 6.3), a server can end the process: a
///   connection closed inside the head of an answer, trailers after the last chunk, and a redirect
///   to an address that Foundation cannot read are fatal errors there. An answer with two lengths,
///   or an interim one alone, passes; other answers that are not HTTP are often told as a lost
///   connection. Content comes faster than it can be stopped, so that a compressed bomb ends in
///   `tooLarge` only after it took gigabytes. Use `CurlTransport` there.
public struct URLSessionTransport: HTTPTransport {
    private let exchanges = URLSessionExchanges()

    /// Makes a transport, whose requests can be ended together.
    public init() {}

    /// Asks a server and returns its answer, whatever its status is.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        guard let url = URL(string: request.url, encodingInvalidCharacters: false),
            let host = url.host(), !host.isEmpty,
            ["http", "https"].contains(url.scheme?.lowercased())
        else {
            throw .notAllowed(reason: "its address does not start with http:// or https://")
        }
        guard request.timeout > .zero else { throw .timedOut }
        try request.validate()
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
        // Its own timeouts are for pauses, and on Linux it has no other.
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

    /// Ends all requests under way, and starts none any more.
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
