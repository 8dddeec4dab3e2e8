package import RecordStore

/// What lost a conflict, and how it is decided.
extension SyncService {
    package func conflicts() async throws(SyncError) -> [Revised<SyncConflict>] {
        do throws(StoreError) {
            return try await records.all().records.sorted { $0.changedAt < $1.changedAt }
        } catch {
            throw .store(error)
        }
    }

    package func takeBack(_ conflict: RecordID) async throws(SyncError) -> SyncConflict {
        let found = try await find(conflict)
        guard let file = RecordFile(found.name.id, content: found.content),
            let transfer = transfers.first(where: { $0.kind == found.name.kind })
        else { throw .noConflict(conflict.text) }
        do throws(StoreError) {
            try await transfer.restore([file], removing: [], summary: "Take back \(found.name)")
        } catch {
            throw .store(error)
        }
        return try await drop(conflict)
    }

    package func drop(_ conflict: RecordID) async throws(SyncError) -> SyncConflict {
        let found = try await find(conflict)
        var change = StoreChange<SyncConflict>("Drop a version of \(found.name)")
        change.remove(conflict)
        do throws(StoreError) { try await records.commit(change) } catch { throw .store(error) }
        return found
    }

    package func eraseConflicts() async throws(SyncError) {
        do throws(StoreError) { try await records.erase() } catch { throw .store(error) }
    }

    private func find(_ conflict: RecordID) async throws(SyncError) -> SyncConflict {
        do throws(StoreError) {
            if let found = try await records.record(conflict) { return found.record }
        } catch {
            throw .store(error)
        }
        throw .noConflict(conflict.text)
    }
}
