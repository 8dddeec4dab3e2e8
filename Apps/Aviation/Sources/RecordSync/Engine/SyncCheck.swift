/// Stops a sync with a side that was emptied, or that holds something else.
struct SyncCheck {
    let remote: any SyncRemote
    let place: String

    /// The program that encrypts what this machine sends; nil if nothing is encrypted.
    let encryption: SyncKey.Program?
    private(set) var status: SyncStatus

    init(engine: SyncEngine, status: SyncStatus) {
        remote = engine.remote
        place = engine.place
        encryption = engine.encryption
        self.status = status
    }

    /// Throws if the sides do not belong together; remembers the file that says that they do.
    mutating func check(_ here: SyncedFiles, _ there: RemoteListing) async throws(SyncError) {
        let hasPast = status.entries.values.contains { $0.hash != nil }
        guard let marker = there.marker else {
            throw there.files.isEmpty && there.others == 0 ? .emptied(place) : .foreign(place)
        }
        if marker != status.markerFile {
            let content = try await remote.content(of: SyncMarker.fileName)
            guard let content, let found = SyncMarker(content), found.log == status.marker.log
            else { throw .foreign(place) }
            guard found.encryption == encryption else {
                throw found.encryption.map { .encrypted(place, $0) } ?? .noLongerEncrypted(place)
            }
            status.markerFile = there.isSettled(marker) ? marker : nil
        }
        if hasPast, there.files.isEmpty { throw .emptied(place) }
        if hasPast, here.files.isEmpty, here.unreadable.isEmpty { throw .emptiedHere }
    }
}
