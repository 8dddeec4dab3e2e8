package import RecordStore
import SectionKit

/// Keeps the airports in a person's records.
package struct OwnAirportsStore: Sendable {
    let records: OpenedStore<OwnAirport>

    /// Returns all of them, and the problems of their files.
    package func airports() async throws(LogError) -> StoredRecords<OwnAirport> {
        try await records.ask { store throws(StoreError) in try await store.all() }
    }

    /// Makes a change, completely or not at all; it is on disk when this method returns.
    package func commit(_ change: StoreChange<OwnAirport>) async throws(LogError) {
        _ = try await records.ask { store throws(StoreError) in try await store.commit(change) }
    }
}
