import RecordStore
import SectionEssentials
import SectionKit
import Walking

/// Keeps the list of walks in a person's records.
struct WalksStore: Sendable {
    /// Opens the store; a machine without a folder for records has none.
    let open: @Sendable () throws(UsageError) -> any RecordStoreInput<RecordedWalk>

    let now: Date

    /// Returns all walks, the newest first, and the problems of their files.
    func walks() async throws(WalksError) -> StoredRecords<RecordedWalk> {
        var all = try await ask { store throws(StoreError) in try await store.all() }
        all.records.sort { $0.record.started > $1.record.started }
        return all
    }

    /// Returns the walk with a file, else the only one with a name.
    func find(_ name: String) async throws(WalksError) -> Revised<RecordedWalk> {
        let records = try await walks().records
        if let found = records.first(where: { $0.record.file == name }) { return found }
        let named = records.filter { $0.record.name.lowercased() == name.lowercased() }
        guard let found = named.first else {
            throw .notKept(name, nearest: name.nearest(in: records.map(\.record.name)))
        }
        guard named.count == 1 else { throw .several(name, files: named.map(\.record.file)) }
        return found
    }

    /// Adds a walk, whose file must not be in the list.
    func add(_ walk: RecordedWalk) async throws(WalksError) {
        var change = StoreChange<RecordedWalk>("add “\(walk.name)”")
        change.put(walk, as: RecordID(at: now), if: .nothing)
        try await commit(change)
    }

    /// Replaces a walk.
    func change(
        _ found: Revised<RecordedWalk>, to walk: RecordedWalk, _ summary: String
    ) async throws(WalksError) {
        var change = StoreChange<RecordedWalk>(summary)
        change.put(walk, as: found.id, if: .revision(found.revision))
        try await commit(change)
    }

    func remove(_ found: Revised<RecordedWalk>) async throws(WalksError) {
        var change = StoreChange<RecordedWalk>("remove “\(found.record.name)”")
        change.remove(found.id, if: .revision(found.revision))
        try await commit(change)
    }

    private func commit(_ change: StoreChange<RecordedWalk>) async throws(WalksError) {
        _ = try await ask { store throws(StoreError) in try await store.commit(change) }
    }

    private func ask<Value>(
        _ call: (any RecordStoreInput<RecordedWalk>) async throws(StoreError) -> Value
    ) async throws(WalksError) -> Value {
        let store: any RecordStoreInput<RecordedWalk>
        do throws(UsageError) {
            store = try open()
        } catch {
            throw .unusable(error.clause)
        }
        do throws(StoreError) { return try await call(store) } catch { throw .store(error) }
    }
}
