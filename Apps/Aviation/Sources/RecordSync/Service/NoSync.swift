package import RecordStore

/// The service of a program or a test that syncs nothing.
package struct NoSync: SyncServiceInput {
    package init() {}

    package func settings() async throws(SyncError) -> SyncSettings? { nil }

    package func look(_ setup: SyncSetup) async throws(SyncError) -> SyncFound { throw .notSetUp }

    package func setUp(_ setup: SyncSetup) async throws(SyncError) -> SyncFound { throw .notSetUp }

    package func unsent() async throws(SyncError) -> Int { 0 }

    package func state() async throws(SyncError) -> SyncState { throw .notSetUp }

    package func sync(acceptingOlder: Bool) async throws(SyncError) -> SyncResult {
        throw .notSetUp
    }

    package func fetch(_ photos: Set<SyncPhoto>) async -> PhotoFetch {
        PhotoFetch(failure: .notSetUp)
    }

    package func signOut() async throws(SyncError) { throw .notSetUp }

    package func conflicts() async throws(SyncError) -> [KeptVersion] { [] }

    package func takeBack(
        _ conflict: RecordID, summary: String
    ) async throws(SyncError) -> KeptVersion {
        throw .noConflict(conflict.text)
    }

    package func drop(_ conflict: RecordID) async throws(SyncError) -> KeptVersion {
        throw .noConflict(conflict.text)
    }

    package func eraseConflicts() async throws(SyncError) {}
}
