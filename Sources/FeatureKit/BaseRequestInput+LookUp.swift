public import Networking

/// The records of a list that other records refer to, by id.
@frozen
public struct LookedUp<Record: Identifiable> {
    /// The records; empty if the list could not be loaded.
    public let byID: [Record.ID: Record]

    /// Why the list could not be loaded, for a feature that needs it; nil if it was.
    public let failure: RequestError?

    /// What is unknown, as a plain sentence, for a feature that goes on without; nil if nothing is.
    public var warning: String? {
        failure.map { $0.summary.prefix(1).uppercased() + $0.summary.dropFirst() + "." }
    }

    /// Creates a result.
    @inlinable
    public init(byID: [Record.ID: Record] = [:], failure: RequestError? = nil) {
        self.byID = byID
        self.failure = failure
    }
}

extension LookedUp: Sendable where Record: Sendable, Record.ID: Sendable {}

extension BaseRequestInput {
    /// Fetches the records of a resource by id, for a feature that can do without them.
    ///
    /// - Parameters:
    ///   - resource: the list of records; the last record with an id wins.
    ///   - kind: a description of the records in the plural, such as "names of the rockets".
    @inlinable
    public func lookUp<Record: Identifiable>(
        _ resource: Resource<Records<Record>>,
        called kind: String
    ) async -> LookedUp<Record> {
        do throws(RequestError) {
            var byID: [Record.ID: Record] = [:]
            for record in try await value(of: resource).records { byID[record.id] = record }
            return LookedUp(byID: byID)
        } catch {
            return LookedUp(failure: .partUnknown(what: "the \(kind)", because: error))
        }
    }
}
