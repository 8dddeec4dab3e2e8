package import Essentials
package import RecordStore

/// The records of stores as files.
package struct RecordSyncFolder: SyncFolder {
    private let stores: [any RecordTransferInput]

    /// Takes the stores whose records are synced, each of another kind.
    package init(_ stores: [any RecordTransferInput]) {
        self.stores = stores
    }

    package var kinds: Set<String> { Set(stores.map(\.kind)) }

    package func files() async throws(SyncError) -> SyncedFiles {
        var found = SyncedFiles()
        for store in stores {
            let list = try await Self.asking { () throws(StoreError) in try await store.files() }
            for file in list.files {
                found.files[SyncName(kind: store.kind, id: file.id)] = SyncedFile(file)
            }
            for id in list.unreadable {
                found.unreadable.insert(SyncName(kind: store.kind, id: id))
            }
        }
        return found
    }

    package func file(_ name: SyncName, content: Data) -> SyncedFile? {
        guard stores.contains(where: { $0.kind == name.kind }) else { return nil }
        return RecordFile(name.id, content: content).map(SyncedFile.init)
    }

    package func replace(
        _ replacements: [SyncReplacement]
    ) async throws(SyncError) -> Set<SyncName> {
        var changed: Set<SyncName> = []
        for store in stores {
            let files = replacements.filter { $0.name.kind == store.kind }.compactMap { item in
                RecordFile(item.name.id, content: item.new.content).map {
                    RecordReplacement($0, of: item.old?.content)
                }
            }
            let ids = try await Self.asking { () throws(StoreError) in
                try await store.replace(files)
            }
            for id in ids { changed.insert(SyncName(kind: store.kind, id: id)) }
        }
        return changed
    }

    private static func asking<Value>(
        _ call: () async throws(StoreError) -> Value
    ) async throws(SyncError) -> Value {
        do throws(StoreError) { return try await call() } catch { throw .store(error) }
    }
}

extension SyncedFile {
    fileprivate init(_ file: RecordFile) {
        self.init(content: file.content, revision: file.revision, isRemoved: file.isRemoved)
    }
}
