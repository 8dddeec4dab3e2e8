import Foundation
import Networking
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request: collects its response, and reports its outcome once.
final class URLSessionExchange: NSObject, URLSessionDataDelegate {
    typealias Outcome = Result<HTTPResponse, TransportError>

    private struct State {
        var task: URLSessionTask?
        var continuation: CheckedContinuation<Outcome, Never>?
        var outcome: Outcome?
        var response: HTTPResponse?
    }

    private let server: String
    private let bodyLimit: Int
    private let state = Mutex(State())

    init(server: String, bodyLimit: Int) {
        self.server = server
        self.bodyLimit = bodyLimit
    }

    /// Starts a task whose outcome resumes the continuation; resumes it at once if already ended.
    func start(_ task: URLSessionTask, _ continuation: CheckedContinuation<Outcome, Never>) {
        let outcome = state.withLock { state in
            if state.outcome == nil { (state.task, state.continuation) = (task, continuation) }
            return state.outcome
        }
        if let outcome { return continuation.resume(returning: outcome) }
        task.resume()
    }

    /// Sets the outcome, unless it is already set, and cancels the task.
    func end(_ outcome: Outcome) {
        let (continuation, task) = state.withLock { state in
            guard state.outcome == nil else {
                return (nil, nil) as (Continuation?, URLSessionTask?)
            }
            state.outcome = outcome
            defer { (state.task, state.continuation) = (nil, nil) }
            return (state.continuation, state.task)
        }
        task?.cancel()
        continuation?.resume(returning: outcome)
    }

    private typealias Continuation = CheckedContinuation<Outcome, Never>

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        take(response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isTooLarge = state.withLock { state in
            state.response?.body.append(data)
            return state.response.map { $0.body.count > bodyLimit } ?? false
        }
        if isTooLarge { end(.failure(.tooLarge(limit: bodyLimit))) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        if let error { return end(.failure(TransportError(error, server: server))) }
        // URLSession may not deliver the response of a redirect that is not followed.
        if state.withLock({ $0.response }) == nil, let response = task.response { take(response) }
        let response = state.withLock(\.response)
        end(
            response.map(Outcome.success)
                ?? .failure(.malformed(reason: "the response is not HTTP")))
    }

    private func take(_ response: URLResponse) {
        guard let response = response as? HTTPURLResponse else { return }
        let fields = response.allHeaderFields.compactMap { name, value in
            (name as? String).map { HTTPField($0, "\(value)") }
        }
        state.withLock { $0.response = HTTPResponse(status: response.statusCode, fields: fields) }
    }
}

extension TransportError {
    /// Converts an error of URLSession.
    fileprivate init(_ error: any Error, server: String) {
        guard let error = error as? URLError else {
            self = .connectionLost(reason: "the connection to \(server) failed")
            return
        }
        self =
            switch error.code {
            case .cancelled: .cancelled
            case .timedOut: .timedOut
            case .badURL: .notAllowed(reason: "its address is not valid")
            case .cannotFindHost, .dnsLookupFailed:
                .unreachable(reason: "the host name \(server) is unknown")
            case .cannotConnectToHost, .notConnectedToInternet:
                .unreachable(reason: "no connection to \(server)")
            case .serverCertificateHasBadDate: .certificate(.expired, host: server)
            case .serverCertificateNotYetValid: .certificate(.notYetValid, host: server)
            case .serverCertificateUntrusted, .serverCertificateHasUnknownRoot:
                .certificate(.unknownIssuer, host: server)
            case .secureConnectionFailed:
                .unreachable(reason: "the TLS handshake with \(server) failed")
            // The address is http or https, so it is the response that is not supported.
            case .unsupportedURL, .badServerResponse, .cannotDecodeContentData,
                .cannotDecodeRawData,
                .cannotParseResponse:
                .malformed(
                    reason:
                        "the response of \(server) is not HTTP, or not encoded as its header says")
            default: .connectionLost(reason: "the connection to \(server) was lost")
            }
    }
}
