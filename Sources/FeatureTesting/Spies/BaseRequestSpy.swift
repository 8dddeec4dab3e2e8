public import Essentials
public import Networking
import Synchronization

/// A base request that returns the answers that a test gives it and records the requests.
///
/// ```swift
/// let request = BaseRequestSpy([.planets: .text(#"[{"name": "Vulcan"}, {"name": "X"}]"#)])
///
/// let shown = await PlanetsSection(request: request, kinds: []).loaded()
/// ```
///
/// An endpoint without an answer throws `notFound` and is recorded in ``unexpected``.
public final class BaseRequestSpy: BaseRequestInput {
    /// The answer of the spy to an endpoint.
    public enum Answer: Sendable {
        /// These bytes.
        case data(Data)

        /// This text, as UTF-8.
        case text(String)

        /// This error.
        case failure(RequestError)

        /// Another answer, which waits until the gate is open.
        indirect case gated(Gate, Answer)
    }

    private let answers: [Endpoint: Answer]
    private let record = Mutex(Record())

    private struct Record {
        var asked: [Endpoint] = []
        var unexpected: [Endpoint] = []
    }

    /// Creates a spy with these answers.
    public init(_ answers: [Endpoint: Answer] = [:]) {
        self.answers = answers
    }

    /// The requested endpoints, in order.
    public var asked: [Endpoint] { record.withLock(\.asked) }

    /// The requested endpoints without an answer; a test expects this to be empty.
    public var unexpected: [Endpoint] { record.withLock(\.unexpected) }

    /// Records the endpoint and reads the answer with the reader of the resource.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        try resource.value(from: try await body(at: resource.endpoint))
    }

    private func body(at endpoint: Endpoint) async throws(RequestError) -> Data {
        let answer = answers[endpoint]
        record.withLock { record in
            record.asked.append(endpoint)
            if answer == nil { record.unexpected.append(endpoint) }
        }
        guard let answer else { throw .notFound(endpoint) }
        return try await resolve(answer)
    }

    private func resolve(_ answer: Answer) async throws(RequestError) -> Data {
        switch answer {
        case .data(let data): return data
        case .text(let text): return Data(text.utf8)
        case .failure(let error): throw error
        case .gated(let gate, let answer):
            await gate.passed()
            return try await resolve(answer)
        }
    }
}
