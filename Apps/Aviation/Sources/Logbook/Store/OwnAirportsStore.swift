package import RecordStore
import SectionKit

/// The airports that a person has described, which actions change.
package protocol OwnAirportsStoreInput: Sendable {
    /// Returns all of them, and the problems of their files.
    func airports() async throws(LogError) -> StoredRecords<OwnAirport>

    /// Makes a change, completely or not at all; it is on disk when this method returns.
    func commit(_ change: StoreChange<OwnAirport>) async throws(LogError)
}

/// Keeps the airports in a person's records.
struct OwnAirportsStore: OwnAirportsStoreInput {
    let records: OpenedStore<OwnAirport>

    func airports() async throws(LogError) -> StoredRecords<OwnAirport> {
        try await records.ask { store throws(StoreError) in try await store.all() }
    }

    func commit(_ change: StoreChange<OwnAirport>) async throws(LogError) {
        _ = try await records.ask { store throws(StoreError) in try await store.commit(change) }
    }
}
