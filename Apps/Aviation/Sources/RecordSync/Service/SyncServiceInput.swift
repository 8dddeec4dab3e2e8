package import RecordStore

/// Syncs the records of this machine, as features need it.
package protocol SyncServiceInput: PhotoFetchInput {
    /// Returns the settings; nil if nothing is set up.
    func settings() async throws(SyncError) -> SyncSettings?

    /// Looks at a place, and changes nothing.
    func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound

    /// Sets a place up, and returns what was there.
    func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound

    /// Returns the number of records that were changed here since they were last synced, as far as
    /// this machine knows; 0 if nothing is set up.
    func unsent() async throws(SyncError) -> Int

    /// Returns how syncing stands, without asking the other side.
    func standing() async throws(SyncError) -> SyncStanding

    /// Compares both sides, and changes nothing.
    func state() async throws(SyncError) -> SyncState

    /// Syncs once; photos are sent, but none is read.
    ///
    /// - Parameter acceptingOlder: whether versions of the other side that are older than what this
    ///   machine has seen there become the newest; otherwise the newer are sent again.
    func sync(acceptingOlder: Bool) async throws(SyncError) -> SyncResult

    /// Forgets the place and where its credentials come from; no record or photo is removed.
    func signOut() async throws(SyncError)

    /// Returns the versions that lost a conflict and that no record says now, the oldest first.
    func conflicts() async throws(SyncError) -> [KeptVersion]

    /// Gives a record the version that lost, and keeps the one that it replaces.
    ///
    /// - Parameter summary: what the change is called in the history of the log.
    func takeBack(
        _ conflict: RecordID, summary: String
    ) async throws(SyncError) -> KeptVersion

    /// Removes a version that lost a conflict.
    func drop(_ conflict: RecordID) async throws(SyncError) -> KeptVersion

    /// Deletes everything that lost a conflict, with its history.
    func eraseConflicts() async throws(SyncError)
}

extension SyncServiceInput {
    /// What the settings and the records say; nothing of earlier syncs.
    package func standing() async throws(SyncError) -> SyncStanding {
        guard let settings = try await settings() else { return SyncStanding() }
        var standing = SyncStanding(place: settings.place)
        standing.unsent = try await unsent()
        return standing
    }

    /// Syncs once, and sends what is newer than on the other side again.
    package func sync() async throws(SyncError) -> SyncResult {
        try await sync(acceptingOlder: false)
    }
}
