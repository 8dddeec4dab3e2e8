public import Essentials
public import Networking
import Synchronization

/// A base request that answers from what a test told it and remembers what it was asked.
///
/// What it was not told to expect it refuses as `notFound`, and keeps under ``unexpected``.
public final class BaseRequestSpy: BaseRequestInput {
    /// What the spy answers to an endpoint.
    public enum Answer: Sendable {
        /// These bytes.
        case data(Data)

        /// This text, as UTF-8.
        case text(String)

        /// This error.
        case failure(RequestError)

        /// Another answer, once the gate is open.
        indirect case gated(Gate, Answer)
    }

    private let answers: [Endpoint: Answer]
    private let record = Mutex(Record())

    private struct Record {
        var asked: [Endpoint] = []
        var unexpected: [Endpoint] = []
    }

    /// Makes a spy that knows these answers and no others.
    public init(_ answers: [Endpoint: Answer] = [:]) {
        self.answers = answers
    }

    /// The endpoints asked for, in the order they were.
    public var asked: [Endpoint] { record.withLock(\.asked) }

    /// The endpoints asked for without an answer to give; a test wants this to be empty.
    public var unexpected: [Endpoint] { record.withLock(\.unexpected) }

    /// Notes the endpoint, and has the resource's reader read the answer to it.
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
