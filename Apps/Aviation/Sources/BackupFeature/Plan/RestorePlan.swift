import RecordStore

/// What makes the records of one kind what a backup says.
struct RestorePlan: Equatable {
    /// The files of the backup that are not the same here.
    private(set) var files: [RecordFile] = []

    /// The records that are not in the backup.
    private(set) var removed: [RecordID] = []

    /// The number of records of the backup.
    let count: Int

    /// How many records come back that are not here, and how many change.
    private(set) var added = 0
    private(set) var changed = 0

    /// How many records are removed, of which the backup may have tombstones.
    private(set) var removedCount = 0

    /// Compares the records of a backup with those of this machine.
    ///
    /// - Parameter keepsOthers: whether records stay that are not in the backup.
    init(_ backup: [RecordFile], over here: RecordFileList, keepsOthers: Bool = false) {
        count = backup.count { !$0.isRemoved }
        let known = Dictionary(uniqueKeysWithValues: here.files.map { ($0.id, $0) })
        let broken = Set(here.unreadable)
        for file in backup {
            let old = known[file.id]
            if let old, old.saysTheSame(as: file) { continue }
            if keepsOthers, file.isRemoved || old != nil { continue }
            files.append(file)
            switch (old.map { !$0.isRemoved } ?? broken.contains(file.id), file.isRemoved) {
            case (false, false): added += 1
            case (true, false): changed += 1
            case (true, true): removedCount += 1
            case (false, true): break
            }
        }
        if keepsOthers { return }
        let names = Set(backup.map(\.id))
        removed = here.files.filter { !$0.isRemoved && !names.contains($0.id) }.map(\.id)
        removedCount += removed.count
    }
}
