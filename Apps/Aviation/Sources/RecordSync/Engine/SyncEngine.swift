/// Brings the records of this machine and of the other side together.
///
/// It can be killed at any moment: the next sync continues, because everything that it knows of
/// the other side is compared with what is there.
package struct SyncEngine: Sendable {
    let folder: any SyncFolder
    let remote: any SyncRemote
    let statuses: any SyncStatusInput
    let conflicts: any SyncConflictsInput
    let photos: any SyncPhotosInput

    /// What the other side is called in errors.
    let place: String

    /// The program that encrypts what is sent; nil if nothing is encrypted.
    let encryption: SyncKey.Program?

    /// How many files are sent or read at once.
    let width: Int

    /// Whether a version of the other side that is older than what this machine has seen there
    /// becomes the newest; otherwise the newer is sent again.
    let acceptsOlder: Bool

    /// Waits, unless its task is cancelled.
    let pause: @Sendable (Duration) async -> Void

    /// How often both sides are compared before it gives up.
    static let rounds = 5

    package init(
        folder: any SyncFolder,
        remote: any SyncRemote,
        statuses: any SyncStatusInput,
        conflicts: any SyncConflictsInput,
        photos: any SyncPhotosInput = NoSyncPhotos(),
        place: String,
        encryption: SyncKey.Program? = nil,
        width: Int = 6,
        acceptsOlder: Bool = false,
        pause: @escaping @Sendable (Duration) async -> Void
    ) {
        self.folder = folder
        self.remote = remote
        self.statuses = statuses
        self.conflicts = conflicts
        self.photos = photos
        self.place = place
        self.encryption = encryption
        self.width = width
        self.acceptsOlder = acceptsOlder
        self.pause = pause
    }

    /// Syncs once.
    package func sync() async throws(SyncError) -> SyncResult {
        guard let status = try await statuses.load() else { throw .notSetUp }
        var round = SyncRound(engine: self, status: status)
        var number = 1
        while number <= Self.rounds {
            let sent = round.result.sent.count
            try await round.compare()
            if round.isDone { return try await round.sortedResult() }
            // Many records may take longer than several locks last.
            if round.result.sent.count > sent { continue }
            number += 1
            // A file whose version is weak in the second of its change is strong in the next.
            if number <= Self.rounds { await pause(.milliseconds(1100)) }
        }
        // A server that has just got space may still list what it had cut.
        if round.isCut { throw .notStored(status: 200) }
        throw round.isStale ? .stale(place) : .unsteady
    }

    /// Compares both sides, and changes nothing.
    package func plan() async throws(SyncError) -> SyncPlan {
        guard let status = try await statuses.load() else { throw .notSetUp }
        let here = try await folder.files()
        let there = try await listing()
        var check = SyncCheck(engine: self, status: status)
        try await check.check(here, there)
        return SyncPlan(
            entries: status.entries, here: here, there: there.files,
            blocked: there.blocked, joinedKinds: folder.joinedKinds,
            photos: try await photoPlan(here, there, status))
    }

    /// The files of the other side, without those of kinds that only a newer program knows.
    func listing() async throws(SyncError) -> RemoteListing {
        var listing = try await remote.listing()
        let kinds = folder.kinds
        listing.files = listing.files.filter { kinds.contains($0.key.kind) }
        listing.copies.removeAll { !kinds.contains($0.original.kind) }
        return listing
    }
}
