package import FeatureTesting
import Geodesy
package import Logbook
package import Networking
package import RecordStore
import SectionEssentials
import SectionKit

/// The trips of a person with their entries, over the sample log: one to New York with both flights
/// and two entries, and a planned one without flights.
package struct SampleTrips: Sendable {
    package let log: SampleLog
    package let trips: RecordStoreSpy<Trip>
    package let entries: RecordStoreSpy<TripEntry>
    package let photos: PhotosSpy

    package init(
        log: SampleLog = SampleLog(), trips: [String: Trip] = Self.trips,
        entries: [String: TripEntry] = Self.entries, photos: PhotosSpy = PhotosSpy()
    ) {
        self.log = log
        self.trips = RecordStoreSpy(Self.named(trips))
        self.entries = RecordStoreSpy(Self.named(entries))
        self.photos = photos
    }

    private static func named<Record>(_ records: [String: Record]) -> [RecordID: Record] {
        let named = records.compactMap { id, record in RecordID(id).map { ($0, record) } }
        return Dictionary(uniqueKeysWithValues: named)
    }

    /// The trips over the records, at a time of the sample log.
    package func service(madeUp: [MadeUpTrip] = []) -> TripsService {
        TripsService(store: store, log: log.service, madeUp: madeUp, now: SampleLog.now)
    }

    package var store: TripStore { dependencies().tripStore }

    /// The stores of the trips and their entries.
    package var stores: [any RecordStoreInput] { [trips, entries] }

    /// The dependencies, with the log and the trips of the sample, or with entries of a test.
    package func dependencies(
        _ request: any BaseRequestInput = BaseRequestSpy.log(),
        entries: (any RecordStoreInput<TripEntry>)? = nil
    ) -> LogDependencies {
        let entries = entries.map { [$0] } ?? []
        return LogDependencies(
            context: ContextSpy(stores: [log.store] + entries + stores, now: SampleLog.now),
            request: request, photos: photos)
    }

    package static let trips: [String: Trip] = [
        "t1": .sample("New York", "2023-05-12", "2023-05-27") {
            $0.destination = "New York and Boston"
            $0.note = "With Ana."
            $0.flights = ["a1", "a2"]
        },
        "t2": .sample("Lake", "2024-07", nil),
    ]

    package static let entries: [String: TripEntry] = [
        "e1": .sample("t1", "2023-05-14") {
            $0.place = "Central Park"
            $0.position = Coordinate(latitude: 40.78, longitude: -73.97)
            $0.text = "Rowing.\nThen pancakes."
            $0.photos = [PhotosSpy.first, PhotosSpy.second]
        },
        "e2": .sample("t1", "2023-05-13T21:30") { $0.text = "Arrived <tired>." },
    ]
}

extension Trip {
    package static func sample(
        _ name: String, _ start: String?, _ end: String?, _ change: (inout Trip) -> Void = { _ in }
    ) -> Trip {
        var trip = Trip(name: name)
        trip.start = start.flatMap(LocalDateTime.init)
        trip.end = end.flatMap(LocalDateTime.init)
        change(&trip)
        return trip
    }
}

extension TripEntry {
    package static func sample(
        _ trip: String, _ date: String, _ change: (inout TripEntry) -> Void = { _ in }
    ) -> TripEntry {
        var entry = TripEntry(trip: trip)
        entry.date = LocalDateTime(date)
        change(&entry)
        return entry
    }
}
