package import RecordStore
package import SectionEssentials

/// Syncs the records of this machine; see ``SyncServiceInput``.
package struct SyncService: SyncServiceInput {
    let settingsFile: PrivateFile
    private let lockPath: String
    let statuses: any SyncStatusInput
    private let ends: SyncEnds
    private let now: @Sendable () -> Date
    let transfers: [RecordTransfer]
    let records: any RecordStoreInput<SyncConflict>
    let photos: any SyncPhotosInput
    let places: SyncPlaces
    private let pause: @Sendable (Duration) async -> Void
    private let parts: SyncParts?

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder for its own files, which only this machine has.
    ///   - transfers: the stores whose records are synced.
    ///   - conflicts: where the losing sides of conflicts are kept.
    ///   - photos: the photos that records name.
    ///   - parts: which records are parts of others; nil if none are.
    package init(
        folder: String,
        transfers: [RecordTransfer],
        conflicts: any RecordStoreInput<SyncConflict>,
        photos: any SyncPhotosInput = NoSyncPhotos(),
        parts: SyncParts? = nil,
        places: SyncPlaces,
        now: @escaping @Sendable () -> Date = { Date() },
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        ends = SyncEnds(path: "\(folder)/ended.json")
        self.now = now
        settingsFile = PrivateFile(path: "\(folder)/settings.json")
        lockPath = "\(folder)/lock"
        statuses = SyncStatusFile(path: "\(folder)/status.json")
        self.transfers = transfers
        records = conflicts
        self.photos = photos
        self.parts = parts
        self.places = places
        self.pause = pause
    }

    package func settings() async throws(SyncError) -> SyncSettings? {
        try settingsFile.read().flatMap { SyncSettings($0) }
    }

    package func state() async throws(SyncError) -> SyncState {
        let settings = try await required()
        let plan = try await places.withRemote(settings) { remote throws(SyncError) in
            try await engine(settings, remote).plan()
        }
        return SyncState(
            settings: settings, sends: plan.changedHere, fetches: plan.changedThere,
            conflicts: try await conflicts().count, photos: plan.photos)
    }

    package func unsent() async throws(SyncError) -> Int {
        guard let status = try await statuses.load() else { return 0 }
        let here = try await RecordSyncFolder(transfers).files()
        return here.files.count { name, file in status.entries[name]?.hash != file.hash }
    }

    package func standing() async throws(SyncError) -> SyncStanding {
        guard let settings = try await settings() else { return SyncStanding() }
        var standing = SyncStanding(place: settings.place)
        ends.read(into: &standing)
        standing.unsent = try await unsent()
        standing.isSyncing = ProcessLock.isHeld(path: lockPath)
        return standing
    }

    package func sync(acceptingOlder: Bool) async throws(SyncError) -> SyncResult {
        let settings = try await required()
        do throws(SyncError) {
            let result = try await sync(settings, acceptingOlder: acceptingOlder)
            ends.keep(failure: nil, at: now())
            return result
        } catch {
            // Whoever leaves the screen during a sync has not failed to sync.
            if !Task.isCancelled { ends.keep(failure: error, at: now()) }
            throw error
        }
    }

    private func sync(
        _ settings: SyncSettings, acceptingOlder: Bool
    ) async throws(SyncError) -> SyncResult {
        let lock = try ProcessLock(path: lockPath)
        let result = try await places.withRemote(settings) { remote throws(SyncError) in
            try await engine(settings, remote, acceptingOlder: acceptingOlder).sync()
        }
        try await dropReached()
        _ = consume lock
        return result
    }

    package func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch {
        do throws(SyncError) {
            let settings = try await required()
            return try await places.withRemote(settings) { remote throws(SyncError) in
                await PhotoReader(remote: remote, photos: self.photos).fetch(photos)
            }
        } catch {
            return PhotoFetch(failure: error)
        }
    }

    package func signOut() async throws(SyncError) {
        _ = try await required()
        try await statuses.remove()
        try ends.remove()
        try settingsFile.remove()
        try await places.forget()
    }

    private func required() async throws(SyncError) -> SyncSettings {
        guard let settings = try await settings() else { throw .notSetUp }
        return settings
    }

    private func engine(
        _ settings: SyncSettings, _ remote: any SyncRemote, acceptingOlder: Bool = false
    ) -> SyncEngine {
        SyncEngine(
            folder: RecordSyncFolder(transfers, parts: parts), remote: remote,
            statuses: statuses, conflicts: SyncConflictStore(records),
            photos: photos, place: settings.place.text, encryption: settings.key?.program,
            acceptsOlder: acceptingOlder, pause: pause)
    }
}

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
