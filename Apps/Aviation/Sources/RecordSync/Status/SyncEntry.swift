/// What both sides had in common of a file when it was last synced.
package struct SyncEntry: Equatable, Sendable {
    /// The SHA-256 of the content that both sides had; nil if they never had the same.
    package var hash: String?

    /// What the other side said of it.
    package var file: RemoteFile?

    /// Whether ``file`` identifies the content; otherwise it is read again.
    package var isSettled: Bool

    /// The versions that this machine knows to have lost, besides the ancestors of the one that
    /// both sides had; the latest first.
    package var past: [String]

    package init(
        hash: String? = nil, file: RemoteFile? = nil, isSettled: Bool = false, past: [String] = []
    ) {
        self.hash = hash
        self.file = file
        self.isSettled = isSettled
        self.past = past
    }

    /// What both sides have in common after one of them took the version of the other.
    ///
    /// - Parameters:
    ///   - version: what both have now.
    ///   - old: what they had before; nil for nothing.
    ///   - lost: the versions that were replaced.
    init(
        _ version: SyncedFile, after old: SyncEntry?, replacing lost: [SyncedFile],
        file: RemoteFile?, isSettled: Bool
    ) {
        let before = old?.hash.map { [SyncedFile.digest(ofHash: $0)] } ?? []
        var known = Set(version.ancestors + [version.digest, version.origin])
        // What a version that lost was made of is old too, and may come back from a backup.
        let names = lost.map(\.digest) + before + (old?.past ?? []) + lost.flatMap(\.ancestors)
        let past = names.filter { known.insert($0).inserted }
        self.init(
            hash: version.hash, file: file, isSettled: isSettled,
            past: Array(past.prefix(Self.pastLimit)))
    }

    private static let pastLimit = 50
}

/// What this machine remembers of the other side.
package struct SyncStatus: Equatable, Sendable {
    /// Which log the other side holds.
    package let marker: SyncMarker

    /// What the other side said of the file that says so; nil before it was first read.
    package var markerFile: RemoteFile?

    /// The lock that this machine has, or had when it was interrupted.
    package var lock: SyncLock?

    package var entries: [SyncName: SyncEntry] = [:]

    /// The photos that were sent without an answer: each may have arrived in part.
    package var sendingPhotos: Set<SyncPhoto> = []

    package init(marker: SyncMarker) {
        self.marker = marker
    }
}

/// Where the status is kept.
package protocol SyncStatusInput: Sendable {
    /// Returns the status; nil before the first set-up.
    func load() async throws(SyncError) -> SyncStatus?

    /// Saves the status. Losing the last one costs time, but no record.
    func save(_ status: SyncStatus) async throws(SyncError)

    /// Forgets the status.
    func remove() async throws(SyncError)
}
