import SectionEssentials

/// Keeps the status in a file.
package struct SyncStatusFile: SyncStatusInput {
    private let file: PrivateFile

    package init(path: String) {
        file = PrivateFile(path: path)
    }

    /// Returns the status; one that cannot be read is as good as none.
    package func load() async throws(SyncError) -> SyncStatus? {
        try file.read().flatMap { SyncStatus($0) }
    }

    package func save(_ status: SyncStatus) async throws(SyncError) {
        try file.write(Data(status.text.utf8), isSynced: false)
    }

    package func remove() async throws(SyncError) { try file.remove() }
}
