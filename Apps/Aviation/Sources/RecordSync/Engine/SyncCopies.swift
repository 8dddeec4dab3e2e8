/// Keeps the copies that other programs have made of conflicts, and removes them there.
struct SyncCopies {
    let engine: SyncEngine

    /// The records whose copies were kept.
    private(set) var kept: [SyncName] = []

    /// The names of copies that are not valid, and so were left alone.
    private(set) var unreadable: Set<String> = []

    init(engine: SyncEngine) {
        self.engine = engine
    }

    /// A copy of a removed record is not kept, since a change is worth more than a removal, and
    /// neither is one of the version that this machine has.
    mutating func take(_ copies: [SyncCopy], _ here: SyncedFiles) async throws(SyncError) {
        for copy in copies {
            guard let content = try await engine.remote.content(of: copy.fileName) else { continue }
            guard let file = engine.folder.file(copy.original, content: content) else {
                unreadable.insert(copy.fileName)
                continue
            }
            if !file.isRemoved, file != here.files[copy.original] {
                try await engine.conflicts.keep([
                    SyncConflict(name: copy.original, content: content)
                ])
                kept.append(copy.original)
            }
            try await engine.remote.remove(copy.fileName)
        }
    }
}
