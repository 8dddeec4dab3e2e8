public import Networking

extension BaseRequestInput {
    /// Fetches the records of a resource by id, for a feature that does not require them.
    ///
    /// - Parameters:
    ///   - resource: the list of records; the last record with an id wins.
    ///   - kind: a description of the records in the plural, such as "names of the rockets".
    /// - Returns: the records, or none and a warning, as a plain sentence.
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
