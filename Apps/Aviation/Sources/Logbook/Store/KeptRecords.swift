import FeatureKit
import RecordStore
import RecordSync
import SectionKit

/// One kind of records that are kept.
package struct KeptKind: Equatable, Sendable {
    /// What they are, such as "flights"; also the name of their folder.
    package let name: String

    package let count: Int

    package init(name: String, count: Int) {
        self.name = name
        self.count = count
    }
}

extension LogDependencies {
    /// The person's records of all kinds.
    package var kept: KeptRecords { KeptRecords(dependencies: self) }
}

/// The stores of a person's records of all kinds.
package struct KeptRecords: Sendable {
    let dependencies: LogDependencies

    /// Returns the number of records of each kind; the flights are the first.
    package func kinds() async throws(LogError) -> [KeptKind] {
        [
            try await kind("flights", LoggedFlight.self),
            try await kind("airports", OwnAirport.self),
            try await kind("searches", PastSearch.self),
            try await kind("columns", KeptColumns.self),
            try await kind("trips", Trip.self),
            try await kind("entries", TripEntry.self),
            KeptKind(name: "photos", count: try await dependencies.photos.names().count),
        ]
    }

    /// Deletes all records of all kinds with their history, the flights last, so that their number
    /// still confirms a second try.
    package func erase() async throws(LogError) {
        try await eraseConflicts()
        try await erase(PastSearch.self)
        try await erase(KeptColumns.self)
        try await dependencies.photos.erase()
        try await erase(TripEntry.self)
        try await erase(Trip.self)
        try await erase(OwnAirport.self)
        try await erase(LoggedFlight.self)
    }

    /// What lost a conflict is an older version of a record.
    private func eraseConflicts() async throws(LogError) {
        do throws(SyncError) { try await dependencies.sync.eraseConflicts() } catch {
            if case .store(let error) = error { throw .store(error) }
            throw .refused(error.summary, recovery: error.recovery)
        }
    }

    private func kind<Record: StoredRecord>(
        _ name: String, _ records: Record.Type
    ) async throws(LogError) -> KeptKind {
        let all = try await OpenedStore<Record>(in: dependencies.context).ask {
            store throws(StoreError) in
            try await store.all()
        }
        return KeptKind(name: name, count: all.records.count + all.problems.count)
    }

    private func erase<Record: StoredRecord>(
        _ records: Record.Type
    ) async throws(LogError) {
        try await OpenedStore<Record>(in: dependencies.context).ask {
            store throws(StoreError) in
            try await store.erase()
        }
    }
}
