import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Keeps the past searches in a person's records.
struct SearchStore: Sendable {
    /// The most searches that are kept.
    static let limit = 100

    let kept: OpenedStore<PastSearch>

    let now: Date

    /// Returns the past searches, the newest first.
    func searches() async throws(LogError) -> [PastSearch] {
        try await records().map(\.record)
    }

    /// Adds a search, which replaces an earlier one for the same flight; only the newest are kept.
    func add(_ search: PastSearch) async throws(LogError) {
        let stored = try await records()
        var change = StoreChange<PastSearch>("search for \(search.number)")
        let same = stored.filter {
            $0.record.number == search.number && $0.record.day == search.day
        }
        let others = stored.filter { other in !same.contains { $0.id == other.id } }
        for old in same + others.dropFirst(Self.limit - 1) {
            change.remove(old.id, if: .revision(old.revision))
        }
        change.put(search, as: RecordID(at: now), if: .nothing)
        try await commit(change)
    }

    /// Removes all, and returns their number.
    func clear() async throws(LogError) -> Int {
        let stored = try await records()
        guard !stored.isEmpty else { return 0 }
        var change = StoreChange<PastSearch>("clear the past searches")
        for old in stored { change.remove(old.id, if: .revision(old.revision)) }
        try await commit(change)
        return stored.count
    }

    /// The records, the newest first.
    private func records() async throws(LogError) -> [Revised<PastSearch>] {
        let all = try await kept.ask { store throws(StoreError) in try await store.all() }
        return all.records.sorted { $0.record.searchedAt > $1.record.searchedAt }
    }

    private func commit(_ change: StoreChange<PastSearch>) async throws(LogError) {
        _ = try await kept.ask { store throws(StoreError) in try await store.commit(change) }
    }
}
