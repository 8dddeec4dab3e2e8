package import RecordStore
package import SectionEssentials

/// The records of stores as files.
package struct RecordSyncFolder: SyncFolder {
    private let stores: [RecordTransfer]
    private let parts: SyncParts?
    private let now: @Sendable () -> Date

    /// Takes the stores whose records are synced, each of another kind.
    ///
    /// - Parameters:
    ///   - parts: which records are parts of others; nil if none are.
    ///   - now: returns the current date, with which new versions are dated.
    package init(
        _ stores: [RecordTransfer], parts: SyncParts? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.stores = stores
        self.parts = parts
        self.now = now
    }

    package var joinedKinds: Set<String> { parts.map { [$0.kind, $0.wholeKind] } ?? [] }

    package var kinds: Set<String> { Set(stores.map(\.kind)) }

    package func files() async throws(SyncError) -> SyncedFiles {
        var found = SyncedFiles()
        for store in stores {
            let list = try await Self.asking { () throws(StoreError) in try await store.files() }
            for file in list.files {
                found.files[SyncName(kind: store.kind, id: file.id)] = synced(file, store.kind)
            }
            for id in list.unreadable {
                found.unreadable.insert(SyncName(kind: store.kind, id: id))
            }
        }
        return found
    }

    package func file(_ name: SyncName, content: Data) -> SyncedFile? {
        guard stores.contains(where: { $0.kind == name.kind }) else { return nil }
        return RecordFile(name.id, content: content).map { synced($0, name.kind) }
    }

    package func renewed(
        _ name: SyncName, _ file: SyncedFile, over other: SyncedFile, isChosen: Bool
    ) -> SyncedFile? {
        guard let winner = RecordFile(name.id, content: file.content),
            let loser = RecordFile(name.id, content: other.content)
        else { return nil }
        return winner.renewed(over: loser, at: now(), isChosen: isChosen)
            .map { synced($0, name.kind) }
    }

    private func synced(_ file: RecordFile, _ kind: String) -> SyncedFile {
        SyncedFile(
            content: file.content, revision: file.revision, isRemoved: file.isRemoved,
            ancestors: file.ancestors, repeats: file.repeats,
            whole: kind == parts?.kind ? parts?.whole(of: file) : nil, changedAt: file.changedAt)
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

/// Which records are parts of others, such as the entries of a trip.
package struct SyncParts: Sendable {
    /// The kind of the parts.
    let kind: String

    /// The kind of the records that they are parts of.
    let wholeKind: String

    private let find: @Sendable (RecordFile) -> RecordID?

    /// Takes the kinds, and a closure that returns the record which a part names.
    package init(
        kind: String, of wholeKind: String,
        whole find: @escaping @Sendable (RecordFile) -> RecordID?
    ) {
        self.kind = kind
        self.wholeKind = wholeKind
        self.find = find
    }

    func whole(of file: RecordFile) -> SyncName? {
        find(file).map { SyncName(kind: wholeKind, id: $0) }
    }
}
