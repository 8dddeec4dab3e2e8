public import Essentials
public import Networking

extension BaseRequestInput {
    /// The bytes that answer an endpoint, whatever they are.
    ///
    /// - Throws: `RequestError` when there is no answer.
    public func data(for endpoint: Endpoint) async throws(RequestError) -> Data {
        try await value(of: .bytes(of: endpoint))
    }
}
