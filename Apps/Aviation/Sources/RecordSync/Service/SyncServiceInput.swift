package import RecordStore

/// Syncs the records of this machine, as features need it.
package protocol SyncServiceInput: PhotoFetchInput {
    /// Returns the settings; nil if nothing is set up.
    func settings() async throws(SyncError) -> SyncSettings?

    /// Looks at a place, and changes nothing.
    func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound

    /// Sets a place up, and returns what was there.
    func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound

    /// Compares both sides, and changes nothing.
    func state() async throws(SyncError) -> SyncState

    /// Syncs once; photos are sent, but none is read.
    func sync() async throws(SyncError) -> SyncResult

    /// Forgets the place and where its credentials come from; no record or photo is removed.
    func signOut() async throws(SyncError)

    /// Returns what lost a conflict, the oldest first.
    func conflicts() async throws(SyncError) -> [Revised<SyncConflict>]

    /// Gives a record the content that lost; the conflict is over then.
    func takeBack(_ conflict: RecordID) async throws(SyncError) -> SyncConflict

    /// Removes what lost a conflict.
    func drop(_ conflict: RecordID) async throws(SyncError) -> SyncConflict

    /// Deletes everything that lost a conflict, with its history.
    func eraseConflicts() async throws(SyncError)
}
