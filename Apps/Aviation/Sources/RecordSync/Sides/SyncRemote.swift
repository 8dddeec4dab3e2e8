package import Essentials

/// The other side: a folder or a server.
package protocol SyncRemote: Sendable {
    /// Returns what there is, without the contents.
    func listing() async throws(SyncError) -> RemoteListing

    /// Returns the content of a file; nil if there is none.
    func content(of fileName: String) async throws(SyncError) -> Data?

    /// Writes a file, unless the condition does not hold.
    func put(
        _ content: Data, as fileName: String, if condition: PutCondition
    ) async throws(SyncError) -> PutAnswer

    /// Removes a file; one that is not there is removed already.
    func remove(_ fileName: String) async throws(SyncError)

    /// Keeps other devices from writing, for a few minutes at most; waits for one that writes.
    func lock() async throws(SyncError) -> SyncLock

    /// Keeps other devices from writing for longer.
    func extend(_ lock: SyncLock) async throws(SyncError)

    /// Lets other devices write; if that fails, they wait until the lock expires.
    func unlock(_ lock: SyncLock) async
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

    package init(token: String) {
        self.token = token
    }
}
