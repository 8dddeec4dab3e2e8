public import Networking
public import SectionEssentials

extension BaseRequestInput {
    /// Returns the bytes of the response to an endpoint.
    ///
    /// - Throws: `RequestError` if there is no response.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        try await value(of: .bytes(of: endpoint))
    }
}
