import SectionCLibrary
public import SectionEssentials

/// Stores a person's records of one kind in a folder, in one JSON file per record.
///
/// Several processes can use a folder at the same time, and each can be killed at any moment:
/// committed changes are on disk, a change is made completely or not at all, and a record is never
/// read half-written. Readers do not wait; writers wait for each other.
///
/// The files can be read and edited by hand, copied, and kept in git. Files that cannot be read
/// are reported and not changed, and the other records are not affected.
///
/// ```swift
/// let location = StoreLocation(program: "reading-list", environment: environment)
/// let store = location.map { RecordStore<Book>(in: $0) { Date() } }
/// ```
public struct RecordStore<Record: StoredRecord>: RecordStoreInput {
    /// The location of the records.
    public let location: StoreLocation

    let files: StoreFiles
    private let lister: RecordLister<Record>
    private let now: @Sendable () -> Date
    private let timeout: Duration
    private let progress: Progress

    /// Is told how many records of a large change are written, and of how many; of none when the
    /// change is made, or has failed.
    public typealias Progress = @Sendable (_ count: Int, _ total: Int) -> Void

    /// Creates a store; its folder is created when something is first written.
    ///
    /// - Parameters:
    ///   - location: the location of the folder.
    ///   - timeout: how long to wait for another program that is writing.
    ///   - progress: is told how far a large change is.
    ///   - now: returns the current date, with which changes are dated.
    public init(
        in location: StoreLocation,
        timeout: Duration = .seconds(5),
        progress: @escaping Progress = { _, _ in },
        now: @escaping @Sendable () -> Date
    ) {
        self.init(
            in: location, timeout: timeout, fileTime: { FileStamp.now }, progress: progress,
            now: now)
    }

    /// Creates a store with a file time of its own, for tests.
    init(
        in location: StoreLocation,
        timeout: Duration,
        fileTime: @escaping @Sendable () -> Int64,
        progress: @escaping Progress = { _, _ in },
        now: @escaping @Sendable () -> Date
    ) {
        self.location = location
        files = StoreFiles(location, kind: Record.kind)
        lister = RecordLister(
            files: files,
            listPath: location.caches.map { "\($0)/\(Record.kind.name).list" },
            now: fileTime
        )
        self.timeout = timeout
        self.progress = progress
        self.now = now
    }
}

// MARK: - Reading

extension RecordStore {
    /// Returns all records, the tombstones of removed records, and the problems with files.
    public func all() async throws(StoreError) -> StoredRecords<Record> {
        try await files.onThread { [lister] () throws(StoreError) in
            try lister.packed().unpacked()
        }
    }

    /// Returns the same, packed: faster, for lists that read a few values of each record.
    public func packed() async throws(StoreError) -> PackedContents<Record> {
        try await files.onThread { [lister] () throws(StoreError) in try lister.packed() }
    }

    /// Returns one record; nil if there is none, or it was removed.
    public func record(_ id: RecordID) async throws(StoreError) -> Revised<Record>? {
        try await files.onThread { [files] () throws(StoreError) in
            guard let folder = try files.opened(.records) else { return nil }
            switch FreshFile<Record>(id, in: folder, of: files, start: 0).content {
            case .record(let record, _): return record
            case .problem(let problem): throw .unusable(problem)
            case .tombstone, .gone: return nil
            }
        }
    }

    /// Returns the last 100 changes and undos, newest first.
    public func history() async throws(StoreError) -> [ChangeSummary] {
        try await files.onThread { [files] () throws(StoreError) in
            guard let changes = try files.opened(.changes) else { return [] }
            return try files.history(in: changes).summaries(of: Record.self)
        }
    }

    /// Returns when the file of a change was written.
    public func written(_ change: ChangeSummary) async -> Date? {
        let file = ChangeFile(change.number, isPending: false).name
        return FileStatus(of: "\(files.path(of: .changes))/\(file)")?.modified
    }

    /// Returns all problems in the folder; nothing is moved or repaired.
    public func doctor() async throws(StoreError) -> [StoreProblem] {
        let found = try await all().problems
        return try await files.onThread { [files] () throws(StoreError) in
            try StoreDoctor(files: files).problems(besides: found)
        }
    }
}

// MARK: - Writing

extension RecordStore {
    /// Makes a change, completely or not at all; it is on disk when this method returns.
    @discardableResult
    public func commit(_ change: StoreChange<Record>) async throws(StoreError) -> ChangeSummary {
        // An empty change must not wait for the lock.
        guard !change.steps.isEmpty else { throw .emptyChange }
        return try await write { (writer, number, date) throws(StoreError) in
            try ChangeEntry(change, number: number, at: date) { id throws(StoreError) in
                try writer.version(of: id)
            }
        }
    }

    /// Undoes the last change that has not been undone; the undo is a change of its own.
    @discardableResult
    public func undo() async throws(StoreError) -> ChangeSummary {
        try await write { (writer, number, date) throws(StoreError) in
            try ChangeEntry(
                undoing: try writer.history(), of: Record.self, number: number, at: date
            ) { id throws(StoreError) in
                try writer.version(of: id)
            }
        }
    }

    /// Deletes all records, their tombstones and the history, which cannot be undone.
    public func erase() async throws(StoreError) {
        try await files.onThread { [files, timeout, lister] () throws(StoreError) in
            // Without a folder there is nothing to delete, and none is made.
            guard try files.opened(.records) != nil else { return }
            try StoreWriter.opened(files, timeout: timeout).erase()
            lister.removeList()
        }
    }

    private func write(
        _ plan:
            @escaping @Sendable (borrowing StoreWriter, Int, Date) throws(StoreError) -> ChangeEntry
    ) async throws(StoreError) -> ChangeSummary {
        try await files.onThread { [files, timeout, progress, now] () throws(StoreError) in
            let writer = try StoreWriter.opened(files, timeout: timeout)
            let entry = try plan(writer, try writer.nextNumber(), now())
            defer { progress(0, 0) }
            try writer.write(entry, progress: progress)
            return entry.summary(of: Record.self)
        }
    }
}

extension StoreFiles {
    /// Runs blocking file access on a thread of its own.
    func onThread<Value: Sendable>(
        _ body: @escaping @Sendable () throws(StoreError) -> Value
    ) async throws(StoreError) -> Value {
        let outcome: Result<Value, StoreError>
        do throws(SystemError) {
            outcome = try await SectionCLibrary.onThread { Result(catching: body) }
        } catch {
            throw .failed(folder: path, reason: "no thread could be started: \(error.reason)")
        }
        return try outcome.get()
    }
}
