/// The one way out of a feature: everything it learns about the world it asks for here.
///
/// A live server, the archive in the binary, a saved file and the spy of a test all answer
/// through this protocol, so that a feature cannot tell which one it has.
///
/// ```swift
/// let planets = try await request.value(of: .planets)
/// ```
public protocol BaseRequestInput: Sendable {
    /// Call when a feature needs a resource.
    ///
    /// - Returns: what the resource's reader made of the answer.
    /// - Throws: ``RequestError`` when there is no answer, or none that the reader accepts.
    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value
}
