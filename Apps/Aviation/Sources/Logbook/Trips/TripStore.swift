package import RecordStore
import SectionKit

/// Keeps the trips and their entries in a person's records.
package struct TripStore: Sendable {
    let trips: OpenedStore<Trip>
    let entries: OpenedStore<TripEntry>

    /// Returns all trips, and the problems of their files.
    package func trips() async throws(LogError) -> StoredRecords<Trip> {
        try await trips.ask { store throws(StoreError) in try await store.all() }
    }

    /// Returns the entries of all trips, and the problems of their files.
    package func entries() async throws(LogError) -> StoredRecords<TripEntry> {
        try await entries.ask { store throws(StoreError) in try await store.all() }
    }

    /// Makes a change of trips, completely or not at all; it is on disk when this method returns.
    package func commit(_ change: StoreChange<Trip>) async throws(LogError) {
        _ = try await trips.ask { store throws(StoreError) in try await store.commit(change) }
    }

    /// Makes a change of entries, completely or not at all; it is on disk when this method returns.
    package func commit(_ change: StoreChange<TripEntry>) async throws(LogError) {
        _ = try await entries.ask { store throws(StoreError) in try await store.commit(change) }
    }
}

extension TripStore {
    /// Returns the trip with an ID or a name.
    package func find(_ name: TripName) async throws(TripError) -> Revised<Trip> {
        let records: [Revised<Trip>]
        do throws(LogError) { records = try await trips().records } catch { throw .log(error) }
        return try name.only(in: records)
    }

    /// Returns the entry with an ID, or that of a trip on a date.
    package func find(_ name: TripEntryName) async throws(TripError) -> Revised<TripEntry> {
        let found: [Revised<TripEntry>]
        do throws(LogError) {
            found = name.matches(in: try await entries().records, of: try await trips().records)
        } catch {
            throw .log(error)
        }
        guard let entry = found.first else { throw .noEntry(name.text) }
        guard found.count == 1 else {
            throw .severalEntries(
                name.text, found.map { "\($0.id.text) (\($0.record.heading))" })
        }
        return entry
    }
}

extension TripName {
    /// Returns the only trip that is meant.
    package func only(in trips: [Revised<Trip>]) throws(TripError) -> Revised<Trip> {
        let found = matches(in: trips)
        guard let trip = found.first else {
            throw .noTrip(text, nearest: text.nearest(in: trips.map(\.record.name)))
        }
        guard found.count == 1 else {
            throw .severalTrips(
                text,
                found.map { "\($0.id.text) (\($0.record.dates ?? "without a date"))" })
        }
        return trip
    }
}
