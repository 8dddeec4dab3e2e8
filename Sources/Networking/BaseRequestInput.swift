/// Loads the resources that a feature needs; a feature gets all of its data through this protocol.
///
/// A live server, data embedded in the program, a saved file and a test's spy all conform to it, so
/// a feature does not depend on where its data comes from.
///
/// ```swift
/// let answer = try await request.value(of: .planets)
/// ```
public protocol BaseRequestInput: Sendable {
    /// Loads a resource.
    ///
    /// - Returns: the value that the resource's reader read from the response.
    /// - Throws: ``RequestError`` when there is no response, or the reader rejects it.
    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value
}
