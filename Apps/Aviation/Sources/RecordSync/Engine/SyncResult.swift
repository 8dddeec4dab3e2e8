package import SectionEssentials

/// What a sync has done.
package struct SyncResult: Equatable, Sendable {
    /// The records that the other side got, sorted.
    package var sent: [SyncName] = []

    /// The records that this machine got, sorted.
    package var received: [SyncName] = []

    /// The records whose losing side was kept, sorted.
    package var conflicts: [SyncName] = []

    /// The names of files that are not valid on one side, and so were left alone.
    package var unreadable: Set<String> = []

    /// The names of encrypted files that were not written by somebody who has the key.
    package var unproven: Set<String> = []

    /// The records of which the other side had an older version than before, or none any more.
    package var older: Set<SyncName> = []

    /// The date of the latest of those older versions; nil if there are none.
    package var olderDate: Date?

    package var photos = PhotoResult()

    package init() {}

    package var isEmpty: Bool { self == SyncResult() }
}
