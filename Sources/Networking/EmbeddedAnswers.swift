#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// Answers that are part of the program, so that it has something to tell without a network.
///
/// Nothing is read or copied before it is asked for.
public struct EmbeddedAnswers: BaseRequestInput {
    private let answers: [String: StaticString]

    /// Holds the body of an answer for each path, such as `/planets`.
    public init(_ answers: [String: StaticString]) {
        self.answers = answers
    }

    /// Copies an answer out of the program.
    ///
    /// - Throws: ``RequestError/notFound(_:)`` for any other path, and for any query, which an
    ///   answer that is always the same cannot honour.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        guard endpoint.query.isEmpty, let answer = answers[endpoint.path] else {
            throw .notFound(endpoint)
        }
        return answer.withUTF8Buffer { Data($0) }
    }
}
