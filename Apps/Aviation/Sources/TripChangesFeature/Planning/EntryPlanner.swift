import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// Plans steps with entries of trips, and writes nothing.
struct EntryPlanner {
    let store: TripStore
    let photos: any PhotosInput
    let now: Date

    /// Returns the entry as a step would leave it.
    ///
    /// - Throws: `TripError` if the step cannot be taken.
    func plan(_ step: EntryStep) async throws(TripError) -> PlannedEntry {
        switch step {
        case .add(let name, let change):
            let trip = try await store.find(name)
            return try await checked(
                change.applied(to: TripEntry(trip: trip.id.text)), before: nil, of: trip)
        case .edit(let name, let change, _):
            let found = try await store.find(name)
            return try await checked(
                change.applied(to: found.record), before: found, of: try await trip(of: found))
        case .remove(let name):
            let found = try await store.find(name)
            return PlannedEntry(
                id: found.id, entry: found.record, previous: found,
                trip: try await trip(of: found)?.record.name ?? found.record.trip)
        case .photos(let name, let files):
            let found = try await store.find(name)
            var entry = found.record
            entry.photos += files
            return try await checked(entry, before: found, of: try await trip(of: found))
        }
    }

    /// Refuses an entry that cannot be, and reads its photos.
    private func checked(
        _ entry: TripEntry, before: Revised<TripEntry>?, of trip: Revised<Trip>?
    ) async throws(TripError) -> PlannedEntry {
        var entry = entry
        guard let date = entry.date else {
            throw .refused("the date is missing", recovery: "Add it, such as --date 2024-06-12.")
        }
        var collector = PhotoCollector(photos)
        entry.photos = try await collector.names(of: entry.photos)
        var planned = PlannedEntry(
            id: before?.id ?? RecordID(at: now), entry: entry, previous: before,
            trip: trip?.record.name ?? entry.trip, photos: collector.added,
            remarks: collector.remarks)
        if let trip = trip?.record, let dates = trip.dates, !trip.isDuring(date) {
            planned.remarks.append("\(date.formatted) is not a day of \(trip.name): \(dates).")
        }
        return planned
    }

    /// The trip of an entry; nil if it was removed.
    private func trip(of entry: Revised<TripEntry>) async throws(TripError) -> Revised<Trip>? {
        do throws(LogError) {
            return try await store.trips().records.first { $0.id.text == entry.record.trip }
        } catch {
            throw .log(error)
        }
    }
}
