import SectionCLibrary
import SectionEssentials

/// Writes changes to a store while holding its lock.
///
/// A change is written in four steps, each of which is synced to disk before the next:
///
/// 1. The new records are written to `drafts`, followed by the change itself with its records
///    before and after. If the disk is full, nothing has changed.
/// 2. The change is moved to `changes` as pending. From here on it is made: if this process ends,
///    the next writer completes it.
/// 3. The records are moved to `records`, which needs no disk space.
/// 4. The change is renamed from pending to done.
struct StoreWriter: ~Copyable {
    let files: StoreFiles
    let records: Folder
    private let changes: Folder
    let drafts: Folder
    private let lock: FileLock

    /// Waits for the lock and completes an interrupted change.
    static func opened(
        _ files: StoreFiles,
        timeout: Duration
    ) throws(StoreError) -> StoreWriter {
        let writer = StoreWriter(
            files: files,
            records: try files.made(.records),
            changes: try files.made(.changes),
            drafts: try files.made(.drafts),
            lock: try lock(files, timeout: timeout)
        )
        try writer.removeLeftovers()
        try writer.completeInterrupted()
        return writer
    }

    private static func lock(
        _ files: StoreFiles,
        timeout: Duration
    ) throws(StoreError) -> FileLock {
        let end = ContinuousClock.now + timeout
        do throws(SystemError) {
            let folder = try Folder(files.path, followingLinks: true)
            while true {
                let name = StoreFiles.lockName
                if let lock = try FileLock.taken(on: name, in: folder, making: true) {
                    return lock
                }
                guard ContinuousClock.now < end else { break }
                usleep(2_000)
            }
        } catch {
            throw files.writingError(error)
        }
        throw .busy
    }

    /// Removes the files that a process left behind when it stopped while writing.
    private func removeLeftovers() throws(StoreError) {
        do throws(SystemError) {
            // A folder is not a draft of this store and does no harm.
            for name in try drafts.names() where try !drafts.status(of: name).isFolder {
                try drafts.remove(name)
            }
        } catch {
            throw files.writingError(error)
        }
    }

    /// The current version of a record; nil if there is none.
    func version(of id: RecordID) throws(StoreError) -> RecordVersion? {
        try files.version(of: id, in: records)
    }

    /// The readable changes, unsorted.
    func history() throws(StoreError) -> [ChangeEntry] {
        try files.history(in: changes)
    }

    /// The number of the next change.
    func nextNumber() throws(StoreError) -> Int {
        (try changeFiles().map(\.number).max() ?? 0) + 1
    }

    private func changeFiles() throws(StoreError) -> [ChangeFile] {
        do throws(SystemError) {
            return try changes.names().compactMap { ChangeFile(name: $0) }
        } catch {
            throw files.writingError(error)
        }
    }
}

// MARK: - Writing

extension StoreWriter {
    /// Makes a change, which is on disk when this method returns.
    ///
    /// A change after which a record could not be read again is refused: its revision would be too
    /// high.
    ///
    /// - Parameter progress: is told how many records are written, of how many.
    func write(
        _ entry: ChangeEntry, progress: (Int, Int) -> Void = { _, _ in }
    ) throws(StoreError) {
        if let step = entry.steps.first(where: { $0.after.revision >= 1 << 53 }) {
            throw .unusable(
                StoreProblem(
                    file: "records/\(step.after.id.fileName)",
                    flaw: .broken(reason: "its revision is too high for another change")))
        }
        let pending = ChangeFile(entry.number, isPending: true)
        do throws(SystemError) {
            try draft(entry.steps, progress: progress)
            try drafts.write(pending.name) { file throws(SystemError) in
                try writeAll(entry.fileText, to: file)
            }
            try drafts.rename(pending.name, to: pending.name, in: changes)
            try changes.sync()
        } catch {
            withdraw(entry, pending)
            throw files.writingError(error)
        }
        try complete(entry, drafted: entry.steps)
    }

    /// Deletes the history, then the records, so that no undo brings one back.
    func erase() throws(StoreError) {
        do throws(SystemError) {
            for name in try changes.names() where ChangeFile(name: name) != nil {
                try changes.remove(name)
            }
            try changes.sync()
            for name in try records.names() where RecordID(fileName: name) != nil {
                try records.remove(name)
            }
            try records.sync()
        } catch {
            throw files.writingError(error)
        }
    }

    /// How many records are written between two reports of the progress.
    private static let stride = 256

    private func draft(
        _ steps: [ChangeEntry.Step], progress: (Int, Int) -> Void = { _, _ in }
    ) throws(SystemError) {
        for (count, step) in steps.enumerated() {
            if count > 0, count.isMultiple(of: Self.stride) { progress(count, steps.count) }
            try drafts.write(step.after.id.fileName, isSynced: false) { file throws(SystemError) in
                try writeAll(step.after.fileText, to: file)
            }
        }
        try drafts.sync(steps.map(\.after.id.fileName))
    }

    /// Removes the files of a change that cannot be made.
    private func withdraw(_ entry: ChangeEntry, _ pending: ChangeFile) {
        try? changes.remove(pending.name)
        try? drafts.remove(pending.name)
        for step in entry.steps { try? drafts.remove(step.after.id.fileName) }
    }

    private func complete(
        _ entry: ChangeEntry,
        drafted steps: [ChangeEntry.Step]
    ) throws(StoreError) {
        do throws(SystemError) {
            for step in steps {
                let name = step.after.id.fileName
                try drafts.rename(name, to: name, in: records)
            }
            try records.sync()
            let pending = ChangeFile(entry.number, isPending: true)
            let done = ChangeFile(entry.number, isPending: false)
            try changes.rename(pending.name, to: done.name, in: changes)
        } catch {
            throw .unfinished(reason: error.reason)
        }
        for file in (try? changeFiles()) ?? []
        where file.number <= entry.number - ChangeEntry.limit {
            try? changes.remove(file.name)
        }
    }

    /// Completes a change that was interrupted before all its records were written.
    ///
    /// A record that already has the revision, or a later one, is not changed.
    private func completeInterrupted() throws(StoreError) {
        for file in try changeFiles() where file.isPending {
            let entry: ChangeEntry?
            do throws(StoreProblem) {
                entry = try files.change(file, in: changes)
            } catch {
                throw .unusable(error)
            }
            guard let entry else { continue }
            var missing: [ChangeEntry.Step] = []
            for step in entry.steps {
                let revision = try version(of: step.after.id)?.revision ?? 0
                if revision < step.after.revision { missing.append(step) }
            }
            do throws(SystemError) {
                try draft(missing)
            } catch {
                throw files.writingError(error)
            }
            try complete(entry, drafted: missing)
        }
    }
}
