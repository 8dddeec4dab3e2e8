package import SectionEssentials

/// Responses embedded in the program, which need no network.
///
/// A response is neither read nor copied before it is requested.
public struct EmbeddedResponses: BaseRequestInput {
    private let bodies: [String: StaticString]

    /// Creates responses from their bodies, by path, such as `/planets`.
    public init(_ bodies: [String: StaticString]) {
        self.bodies = bodies
    }

    /// Returns these responses and others, which take precedence for the same path.
    public func merging(_ others: EmbeddedResponses) -> EmbeddedResponses {
        EmbeddedResponses(bodies.merging(others.bodies) { _, other in other })
    }

    /// Reads the response for a resource in place, without a copy.
    ///
    /// - Throws: ``RequestError/notFound(_:status:)`` for any other path, and for any query or
    ///   content, which a constant response cannot honour.
    public func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let endpoint = resource.endpoint
        guard endpoint.query.isEmpty, resource.content == nil, let body = bodies[endpoint.path]
        else {
            throw .notFound(endpoint)
        }
        return try resource.value(from: Body(constant: body))
    }
}

extension Data {
    /// The UTF-8 bytes of a string literal, not copied.
    ///
    /// `Data` that has one owner is written in place, and these bytes must not be. A second owner,
    /// which is never released, makes every write copy them first.
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
