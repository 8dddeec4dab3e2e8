public import Networking

extension BaseRequestInput {
    /// The records of a resource by their ids, for a feature that can do without them.
    ///
    /// - Parameters:
    ///   - resource: the list of them; of those with the same id the last counts.
    ///   - kind: what they are, in the plural, such as "names of the rockets".
    /// - Returns: the records, or none and a warning, a plain sentence that says why.
    @inlinable
    public func lookUp<Record: Identifiable>(
        _ resource: Resource<Records<Record>>,
        called kind: String
    ) async -> (byID: [Record.ID: Record], warning: String?) {
        do throws(RequestError) {
            var byID: [Record.ID: Record] = [:]
            for record in try await value(of: resource).records { byID[record.id] = record }
            return (byID, nil)
        } catch {
            return ([:], "The \(kind) are unknown: \(error.summary).")
        }
    }
}
