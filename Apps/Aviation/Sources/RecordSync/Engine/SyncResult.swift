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

    package var photos = PhotoResult()

    package init() {}

    package var isEmpty: Bool { self == SyncResult() }
}
