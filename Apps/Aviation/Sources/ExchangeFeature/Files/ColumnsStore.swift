import LogFiles
import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The columns of files that a person has named and kept.
struct ColumnsStore: Sendable {
    let kept: OpenedStore<KeptColumns>

    let now: Date

    /// Returns the columns that a text says, or that are kept under it as a name.
    func columns(_ text: String) async throws(ExchangeError) -> ColumnMapping {
        if text.contains("=") {
            guard let columns = ColumnMapping(text) else { throw .invalidColumns(text) }
            return columns
        }
        let kept = try await records()
        guard let columns = kept.first(where: { $0.record.name == text }),
            let mapping = ColumnMapping(columns.record.columns)
        else { throw .unknownColumns(text, kept: kept.map(\.record.name).sorted()) }
        return mapping
    }

    /// Keeps columns under a name, which may have others.
    func keep(_ columns: ColumnMapping, as name: String) async throws(ExchangeError) {
        let old = try await records().first { $0.record.name == name }
        let record = KeptColumns(name: name, columns: columns.description)
        if old?.record == record { return }
        var change = StoreChange<KeptColumns>("keep the columns \(name)")
        change.put(
            record, as: old?.id ?? RecordID(at: now),
            if: old.map { .revision($0.revision) } ?? .nothing)
        do throws(LogError) {
            _ = try await self.kept.ask { store throws(StoreError) in
                try await store.commit(change)
            }
        } catch {
            throw .log(error)
        }
    }

    private func records() async throws(ExchangeError) -> [Revised<KeptColumns>] {
        do throws(LogError) {
            return try await self.kept.ask { store throws(StoreError) in
                try await store.all()
            }.records
        } catch {
            throw .log(error)
        }
    }
}
