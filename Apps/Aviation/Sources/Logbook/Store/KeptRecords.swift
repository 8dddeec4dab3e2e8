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
            try await kind("flights", dependencies.flights),
            try await kind("airports") { () throws(UsageError) in
                try dependencies.ownAirportRecords()
            },
            try await kind("searches", dependencies.searches),
            try await kind("columns", dependencies.columns),
            try await kind("trips", dependencies.trips.trips),
            try await kind("entries", dependencies.trips.entries),
            KeptKind(name: "photos", count: try await dependencies.trips.photos.names().count),
        ]
    }

    /// Deletes all records of all kinds with their history, the flights last, so that their number
    /// still confirms a second try.
    package func erase() async throws(LogError) {
        try await eraseConflicts()
        try await erase(dependencies.searches)
        try await erase(dependencies.columns)
        try await dependencies.trips.photos.erase()
        try await erase(dependencies.trips.entries)
        try await erase(dependencies.trips.trips)
        try await erase { () throws(UsageError) in try dependencies.ownAirportRecords() }
        try await erase(dependencies.flights)
    }

    /// What lost a conflict is an older version of a record.
    private func eraseConflicts() async throws(LogError) {
        do throws(SyncError) { try await dependencies.sync.eraseConflicts() } catch {
            if case .store(let error) = error { throw .store(error) }
            throw .refused(error.summary, recovery: error.recovery)
        }
    }

    private func kind<Record: StoredRecord>(
        _ name: String,
        _ open: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<Record>
    ) async throws(LogError) -> KeptKind {
        let all = try await OpenedStore(open: open).ask { store throws(StoreError) in
            try await store.all()
        }
        return KeptKind(name: name, count: all.records.count + all.problems.count)
    }

    private func erase<Record: StoredRecord>(
        _ open: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<Record>
    ) async throws(LogError) {
        try await OpenedStore(open: open).ask { store throws(StoreError) in
            try await store.erase()
        }
    }
}
