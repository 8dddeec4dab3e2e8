public import Networking
import Synchronization

/// A transport that answers from what a test told it and remembers what it was asked to send.
///
/// Answers are given in turn; once they are used up, and if there are none, nobody is there.
public final class HTTPTransportSpy: HTTPTransport {
    /// What the spy does with one request.
    public typealias Answer = Result<HTTPResponse, TransportError>

    private let record: Mutex<(answers: [Answer], sent: [HTTPRequest])>

    /// Makes a spy that gives these answers, in this order.
    public init(_ answers: [Answer] = []) {
        record = Mutex((answers, []))
    }

    /// The requests sent, in order.
    public var sent: [HTTPRequest] { record.withLock(\.sent) }

    /// Notes the request and gives the next answer.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let answer = record.withLock { record in
            record.sent.append(request)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
        return try (answer ?? .failure(.unreachable(reason: "nobody is there"))).get()
    }
}
