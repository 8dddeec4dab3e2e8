public import Networking
import Synchronization

/// A transport that returns the responses that a test gives it and records the requests.
///
/// The responses are returned in order; after the last one, the server is unreachable.
public final class HTTPTransportSpy: HTTPTransport {
    /// The result of a request.
    public typealias Answer = Result<HTTPResponse, TransportError>

    private struct Record {
        var answers: [Answer]
        var sent: [HTTPRequest] = []
        var isShutDown = false
    }

    private let record: Mutex<Record>

    /// Creates a spy with responses, in order.
    public init(_ answers: [Answer] = []) {
        record = Mutex(Record(answers: answers))
    }

    /// The sent requests, in order.
    public var sent: [HTTPRequest] { record.withLock(\.sent) }

    /// Whether it was shut down.
    public var isShutDown: Bool { record.withLock(\.isShutDown) }

    /// Shuts the spy down; later requests throw `cancelled` and are not recorded.
    public func shutDown() {
        record.withLock { $0.isShutDown = true }
    }

    /// Records the request and returns the next response.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let answer: Answer? = record.withLock { record in
            guard !record.isShutDown else { return .failure(.cancelled) }
            record.sent.append(request)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
        return try (answer ?? .failure(.unreachable(reason: "the spy has no more responses"))).get()
    }
}
