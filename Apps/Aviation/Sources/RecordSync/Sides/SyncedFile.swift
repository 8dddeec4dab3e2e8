package import Essentials

/// The content of a synced file.
package struct SyncedFile: Equatable, Sendable {
    package let content: Data

    /// The SHA-256 of the content.
    package let hash: String

    /// The number of times that the record was written.
    package let revision: Int

    /// Whether the file is the trace of a removed record.
    package let isRemoved: Bool

    package init(content: Data, revision: Int, isRemoved: Bool) {
        self.content = content
        self.revision = revision
        self.isRemoved = isRemoved
        hash = SHA256.hex(of: content)
    }
}

/// The synced files of this machine.
package struct SyncedFiles: Equatable, Sendable {
    package var files: [SyncName: SyncedFile]

    /// The names of files that cannot be read, which are left alone on both sides.
    package var unreadable: Set<SyncName>

    package init(files: [SyncName: SyncedFile] = [:], unreadable: Set<SyncName> = []) {
        self.files = files
        self.unreadable = unreadable
    }
}
