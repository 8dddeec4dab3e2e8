import RecordStore
import SectionEssentials

/// Looks at a place, and sets it up.
extension SyncService {
    package func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        let key = try setup.keyFile.map { path throws(SyncError) in try SyncKey(file: path) }
        let remote = try await places.base(setup, key)
        let there = try await remote.existingFiles()
        var encrypts = false
        if there.marker != nil {
            encrypts = try await check(key, of: remote, there, at: setup.place)
        }
        let here = try await RecordSyncFolder(transfers).files()
        let sealed = there.sealedFiles.count { !$0.name.isPhoto }
        let old = try await self.settings()?.place
        let replaced = old == setup.place ? nil : old
        return SyncFound(
            isLog: there.marker != nil, records: there.files.count + sealed,
            others: there.others - sealed,
            recordsHere: here.files.values.count { !$0.isRemoved }, key: key, encrypts: encrypts,
            replaced: replaced, unsent: replaced == nil ? 0 : try await unsent())
    }

    /// Returns whether a place is to be encrypted that is not yet.
    ///
    /// Throws if it is encrypted and the key is not its key, or if it is not encrypted and this
    /// machine is not synced with it.
    private func check(
        _ key: SyncKey?, of remote: any SyncRemote, _ there: RemoteListing, at place: SyncPlace
    ) async throws(SyncError) -> Bool {
        guard let content = try await remote.content(of: SyncMarker.fileName),
            let marker = SyncMarker(content)
        else { throw .foreign(place.text) }
        if let program = marker.encryption {
            guard key?.program == program else { throw .encrypted(place.text, program) }
            try await places.check(key, of: remote, marker, place.text)
            return false
        }
        let old = try await settings()
        if old?.place == place, old?.key != nil { throw .noLongerEncrypted(place.text) }
        guard key != nil else { return false }
        guard try await isSynced(with: place, marker) else {
            throw there.sealedFiles.isEmpty
                ? .notEncrypted(place.text) : .noLongerEncrypted(place.text)
        }
        return true
    }

    package func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound {
        var found = try await look(setup)
        guard found.isClear || setup.joins else { throw .occupied(setup.place.text) }
        // What others have sent in plain, and photos that are only there, come here first.
        if found.encrypts { _ = await fetch(try await sync().photos.available) }
        let settings = SyncSettings(
            place: setup.place, credentials: setup.credentials,
            conditions: try await places.conditions(setup), key: found.key,
            connection: setup.connection)
        found.conditions = settings.conditions
        let remote = try await places.base(settings)
        let lock = try await remote.lock()
        do throws(SyncError) {
            try await places.forget()
            try await mark(remote, found)
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
        if found.key != nil { try await removePlainFiles(remote) }
        return found
    }

    /// Removes the files of the other side that are not encrypted, as far as this machine has what
    /// is in them; the encrypted ones are sent first.
    private func removePlainFiles(_ remote: any SyncRemote) async throws(SyncError) {
        let there = try await remote.listing()
        guard !there.files.isEmpty || !there.photos.isEmpty else { return }
        guard try await sync().photos.failure == nil else { return }
        let here = try await RecordSyncFolder(transfers).files().files
        for name in there.files.keys.sorted() {
            guard let file = here[name],
                let content = try await remote.content(of: name.fileName),
                content == file.content
                    || file.ancestors.contains(RecordFile.digest(of: content))
            else { continue }
            try await remote.remove(name.fileName)
        }
        let kept = try await photos.all()
        for photo in there.photos.keys.sorted()
        where SealedName(fileName: photo.fileName) == nil && kept.contains(photo) {
            try await remote.remove(photo.fileName)
        }
    }

    /// Makes the file that says which log a place holds, unless there is one.
    private func mark(_ remote: any SyncRemote, _ found: SyncFound) async throws(SyncError) {
        let old = try await remote.content(of: SyncMarker.fileName)
        guard old == nil || found.encrypts else { return }
        let log = old.flatMap { SyncMarker($0) }?.log ?? RecordID(at: Date())
        let listed = old == nil ? nil : try await remote.listing().marker
        // Another device may have been faster; its file is read next.
        _ = try await remote.put(
            try places.marker(log, found.key).content, as: SyncMarker.fileName,
            if: listed.map(PutCondition.unchanged) ?? .absent)
    }

    /// Whether this machine is synced with a place already, so that only the credentials are new.
    ///
    /// One that has lost its records gets all of them back.
    private func isSynced(
        with place: SyncPlace, _ marker: SyncMarker
    ) async throws(SyncError) -> Bool {
        guard let settings = try await settings(), settings.place == place,
            settings.key?.program == marker.encryption,
            try await statuses.load()?.marker.log == marker.log
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
