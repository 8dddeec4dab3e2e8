import RecordStore
import SectionKit

/// The dependencies that only trips have.
package struct TripDependencies: Sendable {
    /// Opens the trips of the person.
    package let trips: LogDependencies.StoreOpening<Trip>

    /// Opens the entries of the person's trips.
    package let entries: LogDependencies.StoreOpening<TripEntry>

    /// The photos of the person.
    package let photos: any PhotosInput

    /// The trips of the made-up log.
    package let madeUp: [MadeUpTrip]

    package init(
        trips: @escaping LogDependencies.StoreOpening<Trip>,
        entries: @escaping LogDependencies.StoreOpening<TripEntry>,
        photos: any PhotosInput = NoPhotos(),
        madeUp: [MadeUpTrip] = []
    ) {
        self.trips = trips
        self.entries = entries
        self.photos = photos
        self.madeUp = madeUp
    }

    /// No folders for trips.
    package static let none = TripDependencies(
        trips: { () throws(UsageError) in throw UsageError("there is no folder for trips.") },
        entries: { () throws(UsageError) in throw UsageError("there is no folder for trips.") })

    /// The trips and their entries, which actions change.
    package var store: TripStore {
        TripStore(trips: OpenedStore(open: trips), entries: OpenedStore(open: entries))
    }
}

extension LogDependencies {
    /// The trips with what belongs to them.
    package var loggedTrips: TripsService {
        TripsService(store: trips.store, log: log, madeUp: trips.madeUp, now: now)
    }
}
