public import Networking
import Synchronization

/// A server client that returns the answers that a test gives it, in order, and records the
/// requests.
///
/// After the last answer, the server is unreachable.
public final class ServerClientSpy: ServerClientInput {
    /// The answer to a request.
    public enum Answer: Sendable {
        /// This response.
        case response(HTTPResponse)

        /// This error.
        case failure(RequestError)

        /// Another answer, which waits until the gate is open.
        indirect case gated(Gate, Answer)
    }

    private struct Record {
        var answers: [Answer]
        var sent: [ServerRequest] = []
    }

    private let record: Mutex<Record>

    /// The address of the server.
    public let address: String

    /// Creates a spy with answers, in order.
    public init(_ answers: [Answer] = [], address: String = "https://server.example") {
        record = Mutex(Record(answers: answers))
        self.address = address
    }

    /// The sent requests, in order.
    public var sent: [ServerRequest] { record.withLock(\.sent) }

    /// Records the request and returns the next answer.
    public func response(to request: ServerRequest) async throws(RequestError) -> HTTPResponse {
        let answer = record.withLock { record in
            record.sent.append(request)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
        return try await resolve(
            answer ?? .failure(.unreachable(reason: "the spy has no more answers")))
    }

    private func resolve(_ answer: Answer) async throws(RequestError) -> HTTPResponse {
        switch answer {
        case .response(let response): return response
        case .failure(let error): throw error
        case .gated(let gate, let answer):
            await gate.passed()
            return try await resolve(answer)
        }
    }
}
