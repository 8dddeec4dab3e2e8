public import Networking
import Synchronization

/// A transport that answers from what a test told it and remembers what it was asked to send.
///
/// Answers are given in turn; once they are used up, and if there are none, nobody is there.
public final class HTTPTransportSpy: HTTPTransport {
    /// What the spy does with one request.
    public typealias Answer = Result<HTTPResponse, TransportError>

    private struct Record {
        var answers: [Answer]
        var sent: [HTTPRequest] = []
        var isShutDown = false
    }

    private let record: Mutex<Record>

    /// Makes a spy that gives these answers, in this order.
    public init(_ answers: [Answer] = []) {
        record = Mutex(Record(answers: answers))
    }

    /// The requests sent, in order.
    public var sent: [HTTPRequest] { record.withLock(\.sent) }

    /// Whether it was shut down.
    public var isShutDown: Bool { record.withLock(\.isShutDown) }

    /// Notes that; requests throw `cancelled` from now on, and are not noted.
    public func shutDown() {
        record.withLock { $0.isShutDown = true }
    }

    /// Notes the request and gives the next answer.
    public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let answer: Answer? = record.withLock { record in
            guard !record.isShutDown else { return .failure(.cancelled) }
            record.sent.append(request)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
        return try (answer ?? .failure(.unreachable(reason: "nobody is there"))).get()
    }
}
