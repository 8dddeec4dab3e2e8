package import Essentials

/// Answers that are part of the program, so that it has something to tell without a network.
///
/// Nothing is read or copied before it is asked for.
public struct EmbeddedResponses: BaseRequestInput {
    private let answers: [String: StaticString]

    /// Holds the body of an answer for each path, such as `/planets`.
    public init(_ answers: [String: StaticString]) {
        self.answers = answers
    }

    /// Reads an answer where it stands in the program.
    ///
    /// - Throws: ``RequestError/notFound(_:status:)`` for any other path, and for any query, which an
    ///   answer that is always the same cannot honour.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let endpoint = resource.endpoint
        guard endpoint.query.isEmpty, let answer = answers[endpoint.path] else {
            throw .notFound(endpoint)
        }
        return try resource.value(from: Data(constant: answer))
    }
}

extension Data {
    /// The bytes of a text of the program, where they are.
    ///
    /// Data is written to in place by its only owner, and these bytes must not be. So another owner
    /// is made, who never lets go of them, and whoever writes gets a copy.
    package init(constant text: StaticString) {
        guard text.hasPointerRepresentation, text.utf8CodeUnitCount > 0 else {
            self = text.withUTF8Buffer { Data($0) }
            return
        }
        self.init(
            bytesNoCopy: UnsafeMutableRawPointer(mutating: text.utf8Start),
            count: text.utf8CodeUnitCount,
            deallocator: .none
        )
        _ = Unmanaged.passRetained(Owner(data: self))
    }

    private final class Owner {
        let data: Data

        init(data: Data) {
            self.data = data
        }
    }
}
