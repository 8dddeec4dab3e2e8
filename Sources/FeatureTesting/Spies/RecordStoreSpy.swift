public import RecordStore
public import SectionEssentials
import Synchronization

/// A store in memory that behaves like every store and records its calls.
///
/// Revisions, conflicts, the history and undo are those of a `RecordStore`; the problems are those
/// that a test gives it.
public final class RecordStoreSpy<Record: StoredRecord>: RecordStoreInput {
    /// A call of the store.
    public enum Call: Equatable, Sendable {
        /// All records were requested.
        case all

        /// One record was requested.
        case record(RecordID)

        /// The change with this summary was committed.
        case commit(String)

        /// The last change was undone.
        case undo

        /// All records were deleted.
        case erase

        /// The history was requested.
        case history

        /// The problems were requested.
        case doctor
    }

    private struct Memory {
        var versions: [RecordID: RecordVersion] = [:]
        var changes: [ChangeEntry] = []
        var calls: [Call] = []
        var failures: [StoreError] = []

        var nextNumber: Int { (changes.last?.number ?? 0) + 1 }

        mutating func add(_ entry: ChangeEntry) -> ChangeSummary {
            for step in entry.steps { versions[step.after.id] = step.after }
            changes = (changes + [entry]).suffix(ChangeEntry.limit)
            return entry.summary(of: Record.self)
        }
    }

    private let memory: Mutex<Memory>
    private let problems: [StoreProblem]
    private let gate: Gate?
    private let now: @Sendable () -> Date

    /// Creates a spy with these records, at revision 1 and without history.
    ///
    /// - Parameters:
    ///   - records: the records by name.
    ///   - problems: the problems that it reports.
    ///   - gate: the gate at which every call waits.
    ///   - now: returns the current date.
    public init(
        _ records: [RecordID: Record] = [:],
        problems: [StoreProblem] = [],
        gate: Gate? = nil,
        now: @escaping @Sendable () -> Date = { Date(timeIntervalSince1970: 1_700_000_000) }
    ) {
        self.problems = problems
        self.gate = gate
        self.now = now
        let versions = records.map { ($0, RecordVersion(first: $1, id: $0, at: now())) }
        memory = Mutex(Memory(versions: Dictionary(uniqueKeysWithValues: versions)))
    }

    /// The calls, in order.
    public var calls: [Call] { memory.withLock(\.calls) }

    /// Makes the next calls fail with these errors, in order.
    public func fail(with errors: StoreError...) {
        memory.withLock { $0.failures += errors }
    }

    /// Returns all records, the tombstones of removed records, and the problems.
    public func all() async throws(StoreError) -> StoredRecords<Record> {
        let versions = try await asked(.all) { (memory) throws(StoreError) in
            memory.versions.values.sorted { $0.id < $1.id }
        }
        return StoredRecords(
            records: versions.compactMap { $0.revised(as: Record.self) },
            tombstones: versions.filter { $0.json == nil }.map {
                Tombstone(id: $0.id, revision: $0.revision, changedAt: $0.changedAt)
            },
            problems: problems
        )
    }

    /// Returns one record; nil if there is none, or it was removed.
    public func record(_ id: RecordID) async throws(StoreError) -> Revised<Record>? {
        try await asked(.record(id)) { (memory) throws(StoreError) in
            memory.versions[id]?.revised(as: Record.self)
        }
    }

    /// Makes a change, completely or not at all.
    @discardableResult
    public func commit(_ change: StoreChange<Record>) async throws(StoreError) -> ChangeSummary {
        try await asked(.commit(change.summary)) { [now] (memory) throws(StoreError) in
            let versions = memory.versions
            return memory.add(
                try ChangeEntry(change, number: memory.nextNumber, at: now()) { versions[$0] })
        }
    }

    /// Undoes the last change that has not been undone.
    @discardableResult
    public func undo() async throws(StoreError) -> ChangeSummary {
        try await asked(.undo) { [now] (memory) throws(StoreError) in
            let versions = memory.versions
            return memory.add(
                try ChangeEntry(
                    undoing: memory.changes, of: Record.self, number: memory.nextNumber, at: now()
                ) { versions[$0] })
        }
    }

    /// Deletes all records, their tombstones and the history.
    public func erase() async throws(StoreError) {
        try await asked(.erase) { (memory) throws(StoreError) in
            memory.versions = [:]
            memory.changes = []
        }
    }

    /// Returns the last 100 changes and undos, newest first.
    public func history() async throws(StoreError) -> [ChangeSummary] {
        try await asked(.history) { (memory) throws(StoreError) in
            memory.changes.summaries(of: Record.self)
        }
    }

    /// Returns the problems.
    public func doctor() async throws(StoreError) -> [StoreProblem] {
        try await asked(.doctor) { [problems] (_) throws(StoreError) in problems }
    }

    private func asked<Answer: Sendable>(
        _ call: Call,
        _ answer: @Sendable (inout Memory) throws(StoreError) -> Answer
    ) async throws(StoreError) -> Answer {
        memory.withLock { $0.calls.append(call) }
        await gate?.passed()
        let result: Result<Answer, StoreError> = memory.withLock { memory in
            guard memory.failures.isEmpty else { return .failure(memory.failures.removeFirst()) }
            do throws(StoreError) {
                return .success(try answer(&memory))
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
    }
}
