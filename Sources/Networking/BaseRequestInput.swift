#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif

/// The one way out of a feature: everything it learns about the world it asks for here.
///
/// A live server, the archive in the binary, a saved file and the spy of a test all answer
/// through this protocol, so that a feature cannot tell which one it has.
public protocol BaseRequestInput: Sendable {
    /// Call when a feature needs the bytes of a resource.
    ///
    /// - Returns: the whole body of the answer.
    /// - Throws: ``RequestError`` when there is no usable answer.
    func data(for endpoint: Endpoint) async throws(RequestError) -> Data
}
