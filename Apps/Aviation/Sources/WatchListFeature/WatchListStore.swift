import FeatureKit
import Flights
import RecordStore
import SectionEssentials
import SectionKit

/// Keeps the names of the watched flights in a person's records.
struct WatchListStore: Sendable {
    /// Has the store; a machine without a folder for records has none.
    let context: any Context

    /// Returns all flights of the list and the problems of their files.
    func watched() async throws(WatchListError) -> StoredRecords<WatchedFlight> {
        try await ask { store throws(StoreError) in try await store.all() }
    }

    /// Returns a flight of the list, by its name there or by one that means the same.
    func find(
        _ name: FlightName, in directory: any AircraftDirectory
    ) async throws(WatchListError) -> Revised<WatchedFlight> {
        let records = try await watched().records
        if let found = records.first(meaning: name, in: directory) { return found }
        throw .notWatched(name.text, nearest: name.text.nearest(in: records.map(\.record.name)))
    }

    /// Throws if a flight is on the list already.
    func checkNew(
        _ name: FlightName, in directory: any AircraftDirectory
    ) async throws(WatchListError) {
        let records = try await watched().records
        if let known = records.first(meaning: name, in: directory) {
            let isSame = known.id == name.recordID
            throw .alreadyWatched(known.record.name, called: isSame ? nil : name.text)
        }
    }

    func add(
        _ name: FlightName, note: String?, in directory: any AircraftDirectory
    ) async throws(WatchListError) -> WatchedFlight {
        try await checkNew(name, in: directory)
        let flight = WatchedFlight(name: name.text, note: note)
        var change = StoreChange<WatchedFlight>("watch \(name.text)")
        change.put(flight, as: name.recordID, if: .nothing)
        try await commit(change)
        return flight
    }

    func remove(
        _ name: FlightName, in directory: any AircraftDirectory
    ) async throws(WatchListError) -> WatchedFlight {
        let found = try await find(name, in: directory)
        var change = StoreChange<WatchedFlight>("no longer watch \(found.record.name)")
        change.remove(found.id, if: .revision(found.revision))
        try await commit(change)
        return found.record
    }

    private func commit(_ change: StoreChange<WatchedFlight>) async throws(WatchListError) {
        _ = try await ask { store throws(StoreError) in try await store.commit(change) }
    }

    private func ask<Value>(
        _ call: (any RecordStoreInput<WatchedFlight>) async throws(StoreError) -> Value
    ) async throws(WatchListError) -> Value {
        let store: any RecordStoreInput<WatchedFlight>
        do throws(UsageError) {
            store = try context.store(of: WatchedFlight.self)
        } catch {
            throw .noStore(error.clause)
        }
        do throws(StoreError) { return try await call(store) } catch { throw .store(error) }
    }
}

extension [Revised<WatchedFlight>] {
    /// The flight with a name, else the first whose name means the same.
    fileprivate func first(
        meaning name: FlightName, in directory: any AircraftDirectory
    ) -> Revised<WatchedFlight>? {
        if let named = first(where: { $0.id == name.recordID }) { return named }
        let meaning = name.meaning(in: directory)
        return first { FlightName($0.record.name)?.meaning(in: directory) == meaning }
    }
}

extension FlightName {
    /// The name of its record: the same for every spelling of the name.
    var recordID: RecordID {
        RecordID(String(code.replacing("~", with: "-").prefix(100)))
            ?? RecordID(at: Date(timeIntervalSince1970: 0))
    }
}
