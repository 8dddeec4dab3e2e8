import Networking
package import SectionEssentials

/// How syncing stands on this machine, as far as it knows without asking the other side.
package struct SyncStanding: Equatable, Sendable {
    package enum State: String, Sendable {
        case signedOut = "signed out"

        /// It is set up, and the first sync goes on.
        case signingIn = "signing in"

        /// It is set up, and nothing failed.
        case signedIn = "signed in"

        /// A sync goes on.
        case syncing

        /// The last sync failed.
        case failed
    }

    /// The address or the folder; nil if none is set up.
    package var place: SyncPlace?

    /// When the last sync ended well; nil if none has.
    package var syncedAt: Date?

    /// Why the last sync failed, as a clause; nil if it did not.
    package var failure: String?

    /// The number of records that were changed here and are not sent.
    package var unsent = 0

    /// Whether a sync goes on, also in another process.
    package var isSyncing = false

    package init(place: SyncPlace? = nil) { self.place = place }

    package var state: State {
        if place == nil { return .signedOut }
        if isSyncing { return syncedAt == nil ? .signingIn : .syncing }
        return failure == nil ? .signedIn : .failed
    }
}

/// Keeps how the last sync has ended.
struct SyncEnds: Sendable {
    private let file: PrivateFile

    init(path: String) { file = PrivateFile(path: path) }

    /// Adds what is known to a standing; a file that cannot be read is as good as none.
    func read(into standing: inout SyncStanding) {
        guard let content = try? file.read() else { return }
        var (syncedAt, failure) = (Double?.none, String?.none)
        _ = try? JSONReader.read(content) { json in
            json.object { key, json in
                switch key {
                case "synced_at": syncedAt = json.number()
                case "failure": failure = json.string()
                default: break
                }
            }
        }
        standing.syncedAt = syncedAt.map { Date(timeIntervalSince1970: $0) }
        standing.failure = failure
    }

    /// Keeps that a sync has ended well, or why not; nobody depends on it, so that it may fail.
    func keep(failure: SyncError?, at now: Date) {
        if failure == .busy { return }
        var last = SyncStanding()
        read(into: &last)
        let date = failure == nil ? now : last.syncedAt
        let value = JSONValue.object([
            ("synced_at", JSONValue(date?.timeIntervalSince1970)),
            ("failure", JSONValue(failure?.summary)),
        ])
        try? file.write(Data((value.text(openTo: 1) + "\n").utf8), isSynced: false)
    }

    func remove() throws(SyncError) { try file.remove() }
}
