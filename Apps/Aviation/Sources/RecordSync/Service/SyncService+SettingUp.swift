import Essentials
import RecordStore

/// Looks at a place, and sets it up.
extension SyncService {
    package func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        let key = try setup.keyFile.map { path throws(SyncError) in try SyncKey(file: path) }
        let settings = SyncSettings(
            place: setup.place, credentials: setup.credentials, conditions: nil, key: key)
        let remote = try await places.base(settings)
        let there = try await remote.existingFiles()
        if there.marker != nil {
            try await check(key, of: remote, at: setup.place.text)
        }
        let here = try await RecordSyncFolder(transfers).files()
        let sealed = there.sealedFiles.count { !$0.name.isPhoto }
        let old = try await self.settings()?.place
        let replaced = old == setup.place ? nil : old
        return SyncFound(
            isLog: there.marker != nil, records: there.files.count + sealed,
            others: there.others - sealed,
            recordsHere: here.files.values.count { !$0.isRemoved }, key: key,
            replaced: replaced, unsent: replaced == nil ? 0 : try await unsent())
    }

    /// Throws if a place is encrypted and the key is not its key, or if only one of both is.
    private func check(
        _ key: SyncKey?, of remote: any SyncRemote, at place: String
    ) async throws(SyncError) {
        guard let content = try await remote.content(of: SyncMarker.fileName),
            let marker = SyncMarker(content)
        else { throw .foreign(place) }
        if let program = marker.encryption {
            guard key?.program == program else { throw .encrypted(place, program) }
            try await places.check(key, of: remote, place)
        } else if key != nil {
            throw .notEncrypted(place)
        }
    }

    package func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        let found = try await look(setup)
        guard found.isClear || setup.joins else { throw .occupied(setup.place.text) }
        let settings = SyncSettings(
            place: setup.place, credentials: setup.credentials,
            conditions: try await places.conditions(setup), key: found.key)
        let remote = try await places.base(settings)
        let lock = try await remote.lock()
        do throws(SyncError) {
            try await places.prepare(settings)
            try await mark(remote, encryption: found.key?.program)
        } catch {
            await remote.unlock(lock)
            throw error
        }
        await remote.unlock(lock)
        guard let content = try await remote.content(of: SyncMarker.fileName),
            let marker = SyncMarker(content)
        else { throw .foreign(setup.place.text) }
        guard marker.encryption == found.key?.program else {
            throw marker.encryption.map { .encrypted(setup.place.text, $0) }
                ?? .notEncrypted(setup.place.text)
        }
        if try await !isSynced(with: setup.place, marker) {
            try await statuses.save(SyncStatus(marker: marker))
        }
        try settingsFile.write(Data(settings.text.utf8))
        return found
    }

    /// Makes the file that says which log a place holds, unless there is one.
    private func mark(
        _ remote: any SyncRemote, encryption: SyncKey.Program?
    ) async throws(SyncError) {
        guard try await remote.content(of: SyncMarker.fileName) == nil else { return }
        let marker = SyncMarker(log: RecordID(at: Date()), encryption: encryption)
        // Another device may have been faster; its file is read next.
        _ = try await remote.put(marker.content, as: SyncMarker.fileName, if: .absent)
    }

    /// Whether this machine is synced with a place already, so that only the credentials are new.
    ///
    /// One that has lost its records gets all of them back.
    private func isSynced(
        with place: SyncPlace, _ marker: SyncMarker
    ) async throws(SyncError) -> Bool {
        guard try await settings()?.place == place, try await statuses.load()?.marker == marker
        else { return false }
        return try await !RecordSyncFolder(transfers).files().files.isEmpty
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
