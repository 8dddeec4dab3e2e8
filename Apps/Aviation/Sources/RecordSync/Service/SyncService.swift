import Essentials
package import RecordStore

/// Syncs the records of this machine; see ``SyncServiceInput``.
package struct SyncService: SyncServiceInput {
    private let settingsFile: PrivateFile
    private let lockPath: String
    private let statuses: any SyncStatusInput
    let transfers: [any RecordTransferInput]
    let records: any RecordStoreInput<SyncConflict>
    private let photos: any SyncPhotosInput
    private let places: SyncPlaces
    private let pause: @Sendable (Duration) async -> Void

    /// Creates a service.
    ///
    /// - Parameters:
    ///   - folder: the path of the folder for its own files, which only this machine has.
    ///   - transfers: the stores whose records are synced.
    ///   - conflicts: where the losing sides of conflicts are kept.
    ///   - photos: the photos that records name.
    package init(
        folder: String,
        transfers: [any RecordTransferInput],
        conflicts: any RecordStoreInput<SyncConflict>,
        photos: any SyncPhotosInput = NoSyncPhotos(),
        places: SyncPlaces,
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        settingsFile = PrivateFile(path: "\(folder)/settings.json")
        lockPath = "\(folder)/lock"
        statuses = SyncStatusFile(path: "\(folder)/status.json")
        self.transfers = transfers
        records = conflicts
        self.photos = photos
        self.places = places
        self.pause = pause
    }

    package func settings() async throws(SyncError) -> SyncSettings? {
        try settingsFile.read().flatMap { SyncSettings($0) }
    }

    package func state() async throws(SyncError) -> SyncState {
        let settings = try await required()
        let plan = try await engine(settings).plan()
        return SyncState(
            settings: settings, sends: plan.sends.count, fetches: plan.fetches.count,
            photos: plan.photos)
    }

    package func sync() async throws(SyncError) -> SyncResult {
        let settings = try await required()
        let lock = try ProcessLock(path: lockPath)
        let result = try await engine(settings).sync()
        _ = consume lock
        return result
    }

    package func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch {
        do throws(SyncError) {
            let remote = try await places.remote(try await required())
            return await PhotoReader(remote: remote, photos: self.photos).fetch(photos)
        } catch {
            return PhotoFetch(failure: error)
        }
    }

    package func signOut() async throws(SyncError) {
        _ = try await required()
        try await statuses.remove()
        try settingsFile.remove()
    }

    private func required() async throws(SyncError) -> SyncSettings {
        guard let settings = try await settings() else { throw .notSetUp }
        return settings
    }

    private func engine(_ settings: SyncSettings) async throws(SyncError) -> SyncEngine {
        SyncEngine(
            folder: RecordSyncFolder(transfers), remote: try await places.remote(settings),
            statuses: statuses, conflicts: SyncConflictStore(records),
            photos: photos, place: settings.place.text, pause: pause)
    }
}

// MARK: - Setting up

extension SyncService {
    package func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        let settings = SyncSettings(
            place: setup.place, credentials: setup.credentials, conditions: nil)
        let there = try await places.remote(settings).existingFiles()
        let here = try await RecordSyncFolder(transfers).files()
        return SyncFound(
            isLog: there.marker != nil, records: there.files.count, others: there.others,
            recordsHere: here.files.count)
    }

    package func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        let found = try await look(setup)
        guard found.isClear || setup.joins else { throw .occupied(setup.place.text) }
        let settings = SyncSettings(
            place: setup.place, credentials: setup.credentials,
            conditions: try await places.conditions(setup))
        let remote = try await places.remote(settings)
        if !found.isLog {
            let marker = SyncMarker(log: RecordID(at: Date()))
            // Another device may have been faster; its file is read next.
            _ = try await remote.put(marker.content, as: SyncMarker.fileName, if: .absent)
        }
        guard let content = try await remote.content(of: SyncMarker.fileName),
            let marker = SyncMarker(content)
        else { throw .foreign(setup.place.text) }
        try await statuses.save(SyncStatus(marker: marker))
        try settingsFile.write(Data(settings.text.utf8))
        return found
    }
}

extension SyncRemote {
    /// Returns what there is; nothing if the folder of a server is missing, because setting it up
    /// makes it.
    fileprivate func existingFiles() async throws(SyncError) -> RemoteListing {
        do throws(SyncError) { return try await listing() } catch {
            if case .emptied = error { return RemoteListing() }
            throw error
        }
    }
}
