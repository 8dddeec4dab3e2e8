import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionKit
import Testing

@testable import TripChangesFeature

extension SampleTrips {
    /// The action with a name, of the texts of its options.
    func action(_ name: String, _ options: [String: String]) throws -> any Action {
        let recipe = try #require(TripChangesBuilder.actions.first { $0.name == name })
        return try recipe.make(dependencies(), OptionValues(options))
    }

    /// The IDs of the flights of a trip.
    func flights(of id: String) async throws -> [String] {
        try await trips.record(try #require(RecordID(id)))?.record.flights ?? []
    }

    /// The entry at a place.
    func entry(at place: String) async throws -> TripEntry? {
        try await entries.all().records.map(\.record).first { $0.place == place }
    }
}

/// A store that can be read, and refuses every change.
struct RefusingStore<Record: StoredRecord>: RecordStoreInput {
    let records: RecordStoreSpy<Record>

    func all() async throws(StoreError) -> StoredRecords<Record> { try await records.all() }

    func record(_ id: RecordID) async throws(StoreError) -> Revised<Record>? {
        try await records.record(id)
    }

    func commit(_ change: StoreChange<Record>) throws(StoreError) -> ChangeSummary { throw .busy }
    func undo() throws(StoreError) -> ChangeSummary { throw .busy }
    func erase() throws(StoreError) { throw .busy }
    func history() async throws(StoreError) -> [ChangeSummary] { try await records.history() }
    func doctor() async throws(StoreError) -> [StoreProblem] { try await records.doctor() }
}
