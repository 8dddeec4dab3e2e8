public import RecordStore
import SectionEssentials

/// A store whose last change an action can undo, whatever its records are.
public struct UndoableStore: Sendable {
    /// The name of the kind of its records in the plural, such as `flights`.
    let kind: String

    /// Returns the changes, newest first.
    let history: @Sendable () async throws(StoreError) -> [ChangeSummary]

    /// Returns when a change was written, finer than to the second.
    let written: @Sendable (ChangeSummary) async -> Date?

    /// Undoes the last change.
    let undo: @Sendable () async throws(StoreError) -> Void

    /// Creates it from a store.
    public init<Record: StoredRecord>(_ store: any RecordStoreInput<Record>) {
        kind = Record.kind.name.split(separator: "-").joined(separator: " ")
        history = { () throws(StoreError) in try await store.history() }
        written = { await store.written($0) }
        undo = { () throws(StoreError) in _ = try await store.undo() }
    }
}

extension [UndoableStore] {
    /// Returns the change that undoing would undo: the last one of all stores, with those that the
    /// same action made in other stores.
    func changeToUndo() async throws(StoreError) -> UndonePlan {
        var last: [(store: UndoableStore, change: ChangeSummary)] = []
        for store in self {
            let history = try await store.history()
            guard let change = history.first(where: { $0.undoes == nil && $0.undoneBy == nil })
            else { continue }
            last.append((store, change))
        }
        guard let date = last.map(\.change.changedAt).max() else { throw .nothingToUndo }
        // Several stores may have changed in the same second.
        var newest: (change: ChangeSummary, written: Date)?
        for (store, change) in last where change.changedAt == date {
            let written = await store.written(change) ?? date
            if let newest, written <= newest.written { continue }
            newest = (change, written)
        }
        guard let change = newest?.change else { throw .nothingToUndo }
        return UndonePlan(
            change: change, parts: last.filter { $0.change.isOfOneAction(with: change) })
    }
}

extension ChangeSummary {
    /// Whether the same action made both, in two stores: it says the same of both, at one time.
    fileprivate func isOfOneAction(with other: ChangeSummary) -> Bool {
        summary == other.summary && changedAt.timeIntervalSince(other.changedAt).magnitude <= 60
    }
}
