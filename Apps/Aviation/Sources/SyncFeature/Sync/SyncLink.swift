import RecordSync

/// What this machine is synced with, and what it has not sent there yet.
struct SyncLink: Equatable, Sendable {
    let settings: SyncSettings

    /// The number of records that were changed here since the last sync.
    let unsent: Int
}
