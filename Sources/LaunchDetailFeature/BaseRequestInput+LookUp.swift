import Networking

extension BaseRequestInput {
    /// The records of a resource by their ids; without them there is a warning instead, which
    /// calls them by `kind`.
    func lookUp<Record: Identifiable<String>>(
        _ endpoint: Endpoint,
        called kind: String,
        _ make: (inout JSONReader) -> Record?
    ) async -> (byID: [String: Record], warning: String?) {
        do throws(RequestError) {
            let pairs = try await records(of: endpoint, make).records.map { ($0.id, $0) }
            return (Dictionary(pairs) { _, last in last }, nil)
        } catch {
            return ([:], "The \(kind) are unknown: \(error.summary).")
        }
    }
}
