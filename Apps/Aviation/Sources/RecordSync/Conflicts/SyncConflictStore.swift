package import RecordStore

/// Keeps conflicts in a store.
package struct SyncConflictStore: SyncConflictsInput {
    private let records: any RecordStoreInput<SyncConflict>

    package init(_ records: any RecordStoreInput<SyncConflict>) {
        self.records = records
    }

    package func keep(_ conflicts: [SyncConflict]) async throws(SyncError) {
        var change = StoreChange<SyncConflict>("Keep what lost a conflict")
        for conflict in conflicts {
            if let id = conflict.id { change.put(conflict, as: id) }
        }
        do throws(StoreError) { try await records.commit(change) } catch { throw .store(error) }
    }
}
