package import RecordStore
package import SectionEssentials

/// The side of a conflict that lost, which is kept.
package struct SyncConflict: Equatable, Sendable {
    /// The record that it is a version of.
    package let name: SyncName

    /// The bytes of its file.
    package let content: Data

    package init(name: SyncName, content: Data) {
        self.name = name
        self.content = content
    }

    /// The same for the same content, so that nothing is listed twice.
    package var id: RecordID? {
        RecordID(String(SHA256.hex(of: Data(name.fileName.utf8) + content).prefix(12)))
    }
}

/// Where the losing sides of conflicts are kept.
package protocol SyncConflictsInput: Sendable {
    /// Keeps conflicts, which are on disk when this method returns.
    func keep(_ conflicts: [SyncConflict]) async throws(SyncError)
}
