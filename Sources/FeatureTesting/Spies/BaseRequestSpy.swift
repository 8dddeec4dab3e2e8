public import Networking
public import SectionEssentials
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

        /// Another answer, with the header fields of its response.
        indirect case headed([HTTPField], Answer)

        /// The answer to what is sent, such as a GraphQL query; empty for a GET request.
        case toContent(@Sendable (Data) -> Answer)

        /// Another answer, which waits until the gate is open.
        indirect case gated(Gate, Answer)
    }

    private let answers: [Endpoint: Answer]
    private let record = Mutex(Record())

    private struct Record {
        var asked: [Endpoint] = []
        var unexpected: [Endpoint] = []
        var sent: [Data] = []
    }

    /// The address of the server, which links may begin with.
    public let server: String

    /// Creates a spy with these answers, which come from a server.
    public init(
        _ answers: [Endpoint: Answer] = [:], server: String = "https://server.example"
    ) {
        self.answers = answers
        self.server = server
    }

    /// The requested endpoints, in order.
    public var asked: [Endpoint] { record.withLock(\.asked) }

    /// The requested endpoints without an answer; a test expects this to be empty.
    public var unexpected: [Endpoint] { record.withLock(\.unexpected) }

    /// The contents of the requests that had any, in order.
    public var sent: [Data] { record.withLock(\.sent) }

    /// Records the endpoint and reads the answer with the reader of the resource.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let endpoint = resource.endpoint
        let answer = answers[endpoint]
        record.withLock { record in
            record.asked.append(endpoint)
            if answer == nil { record.unexpected.append(endpoint) }
            if let content = resource.content { record.sent.append(content.data) }
        }
        guard let answer else { throw .notFound(endpoint) }
        let (data, fields) = try await resolve(answer, to: resource.content?.data ?? Data())
        return try resource.value(
            from: Body(data, header: ResponseHeader(fields, of: server, at: endpoint)))
    }

    private func resolve(
        _ answer: Answer, to content: Data
    ) async throws(RequestError) -> (data: Data, fields: [HTTPField]) {
        switch answer {
        case .data(let data): return (data, [])
        case .text(let text): return (Data(text.utf8), [])
        case .failure(let error): throw error
        case .headed(let fields, let answer):
            let (data, others) = try await resolve(answer, to: content)
            return (data, fields + others)
        case .toContent(let answer): return try await resolve(answer(content), to: content)
        case .gated(let gate, let answer):
            await gate.passed()
            return try await resolve(answer, to: content)
        }
    }
}
