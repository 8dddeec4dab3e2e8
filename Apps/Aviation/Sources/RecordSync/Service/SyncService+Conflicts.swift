package import RecordStore

/// What lost a conflict, and how it is decided.
extension SyncService {
    package func conflicts() async throws(SyncError) -> [KeptVersion] {
        try await versions().filter { !$0.isCurrent }
    }

    package func takeBack(
        _ conflict: RecordID, summary: String
    ) async throws(SyncError) -> KeptVersion {
        let versions = try await versions()
        let found = try find(conflict, in: versions)
        let name = found.conflict.record.name
        guard let file = found.lost,
            let transfer = transfers.first(where: { $0.kind == name.kind })
        else { throw .noConflict(conflict.text) }
        // The version itself stays too until it is synced, so that undoing loses neither.
        if let current = found.current, !current.isRemoved, !versions.contains(current, of: name) {
            try await SyncConflictStore(records)
                .keep([SyncConflict(name: name, content: current.content)])
        }
        do throws(StoreError) {
            try await transfer.restore([file], removing: [], summary: summary)
        } catch {
            throw .store(error)
        }
        return found
    }

    package func drop(_ conflict: RecordID) async throws(SyncError) -> KeptVersion {
        let found = try find(conflict, in: try await versions())
        try await drop([found])
        return found
    }

    package func eraseConflicts() async throws(SyncError) {
        await places.removeLeftovers()
        do throws(StoreError) { try await records.erase() } catch { throw .store(error) }
    }

    /// Drops the versions that both sides have again.
    func dropReached() async throws(SyncError) {
        try await drop(try await versions().filter(\.isReached))
    }

    private func drop(_ versions: [KeptVersion]) async throws(SyncError) {
        guard !versions.isEmpty else { return }
        var change = StoreChange<SyncConflict>("Drop versions that lost a conflict")
        for version in versions { change.remove(version.conflict.id) }
        do throws(StoreError) { try await records.commit(change) } catch { throw .store(error) }
    }

    private func find(
        _ conflict: RecordID, in versions: [KeptVersion]
    ) throws(SyncError) -> KeptVersion {
        guard let found = versions.first(where: { $0.conflict.id == conflict }) else {
            throw .noConflict(conflict.text)
        }
        return found
    }

    /// All versions that are kept, the oldest first.
    private func versions() async throws(SyncError) -> [KeptVersion] {
        do throws(StoreError) {
            let kept = try await records.all().records.sorted { $0.changedAt < $1.changedAt }
            var current: [SyncName: RecordFile] = [:]
            for transfer in transfers {
                let ids = Set(kept.map(\.record.name).filter { $0.kind == transfer.kind }.map(\.id))
                guard !ids.isEmpty else { continue }
                for file in try await transfer.files().files where ids.contains(file.id) {
                    current[SyncName(kind: transfer.kind, id: file.id)] = file
                }
            }
            return kept.map { KeptVersion($0, current: current[$0.record.name]) }
        } catch {
            throw .store(error)
        }
    }
}

extension [KeptVersion] {
    /// Whether one of them is a version of a record that says the same as a file.
    fileprivate func contains(_ file: RecordFile, of name: SyncName) -> Bool {
        contains { $0.conflict.record.name == name && $0.lost?.saysTheSame(as: file) == true }
    }
}
