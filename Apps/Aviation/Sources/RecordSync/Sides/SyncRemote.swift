package import SectionEssentials

/// The other side: a folder or a server.
package protocol SyncRemote: Sendable {
    /// Returns what there is, without the contents.
    func listing() async throws(SyncError) -> RemoteListing

    /// Returns the content of a file; nil if there is none.
    func content(of fileName: String) async throws(SyncError) -> Data?

    /// Returns the content of a record's file as it was listed; anything else is not believed.
    func content(
        of fileName: String, as listed: RemoteFile
    ) async throws(SyncError) -> RemoteContent

    /// Writes a file, unless the condition does not hold.
    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer

    /// Removes a file; one that is not there is removed already.
    func remove(_ fileName: String) async throws(SyncError)

    /// Keeps other devices from writing, for a few minutes at most; waits for one that writes.
    func lock() async throws(SyncError) -> SyncLock

    /// Keeps other devices from writing for longer.
    ///
    /// - Throws: `SyncError/locked(seconds:)` if the lock is over.
    func extend(_ lock: SyncLock) async throws(SyncError)

    /// Lets other devices write; if that fails, they wait until the lock expires.
    func unlock(_ lock: SyncLock) async
}

/// The answer to reading a file of a listing.
package enum RemoteContent: Equatable, Sendable {
    case content(Data)

    /// It was removed in the meantime.
    case absent

    /// It is not the version of the listing: it was changed since, or a proxy has kept an old one.
    case other

    /// It is encrypted, but not by somebody who has the key.
    case unproven(Data)

    /// Whether it is the file that was listed.
    var isThere: Bool { self != .absent && self != .other }
}

/// What must be true for a file to be written.
package enum PutCondition: Equatable, Sendable {
    /// There is no such file.
    case absent

    /// The file is as it was listed.
    case unchanged(RemoteFile)
}

/// The answer to writing a file.
package enum PutAnswer: Equatable, Sendable {
    /// The condition does not hold, and nothing was written.
    case refused

    /// The file is written; with its version, if the other side says it.
    case written(version: String?)
}

/// The permission to write.
package struct SyncLock: Equatable, Sendable {
    package let token: String

    /// How long it lasts from when it was asked for, unless it is extended.
    package let seconds: Int

    package init(token: String, seconds: Int = WebDAVLock.seconds) {
        self.token = token
        self.seconds = seconds
    }
}
