import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

/// Trips and entries as they are stored.
struct TripRecordTests {
    @Test func `a trip and its entries are read as they were written`() async throws {
        let folder = try TemporaryFolder()
        let location = StoreLocation(data: folder.path("data"))
        var trip = SampleTrips.trips["t1"] ?? Trip(name: "")
        trip.cover = PhotosSpy.first
        trip.picture = PhotosSpy.second
        let id = try #require(RecordID("t1"))
        var change = StoreChange<Trip>("add")
        change.put(trip, as: id)
        try await RecordStore<Trip>(in: location) { Date() }.commit(change)

        for (name, entry) in SampleTrips.entries {
            let id = try #require(RecordID(name))
            let store = RecordStore<TripEntry>(in: location) { Date() }
            var change = StoreChange<TripEntry>("add")
            change.put(entry, as: id)
            try await store.commit(change)
            #expect(try await store.record(id)?.record == entry)
        }

        let store = RecordStore<Trip>(in: location) { Date() }
        #expect(try await store.record(id)?.record == trip)
        #expect(try folder.names == ["data"])
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.path("data"))
        #expect(folders.sorted() == ["entries", "trips"])
    }

    @Test(
        arguments: [
            ("2023-05-12", "2023-05-27", 16), ("2023-05-12", "2023-05-12", 1),
            ("2023-05-12", nil, nil), ("2023-05", "2023-05-27", nil), (nil, nil, nil),
        ] as [(String?, String?, Int?)])
    func `the days of a trip are counted with the first and the last`(
        start: String?, end: String?, days: Int?
    ) {
        #expect(Trip.sample("Trip", start, end).dayCount == days)
    }

    @Test(
        arguments: [
            ("2024-06-21", "2024-06-30", TripTime.planned), ("2024-06-20", nil, .underWay),
            ("2024-06", nil, .underWay), ("2024-06-01", "2024-06-19", .past), (nil, nil, .undated),
            (nil, "2024", .underWay),
        ] as [(String?, String?, TripTime)])
    func `a trip is planned, under way or past by its days`(
        start: String?, end: String?, time: TripTime
    ) {
        #expect(Trip.sample("Trip", start, end).time(at: SampleLog.now) == time)
    }

    @Test(
        arguments: [
            ("new york", ["t1"]), ("t2", ["t2"]), ("LAKE", ["t2", "t3"]), ("York", []),
        ])
    func `a trip is found by its ID and its whole name`(name: String, ids: [String]) async throws {
        var trips = SampleTrips.trips
        trips["t3"] = .sample("Läke", nil, nil)
        let records = try await SampleTrips(trips: trips).store.trips().records

        #expect(try #require(TripName(name)).matches(in: records).map(\.id.text) == ids)
    }

    @Test(
        arguments: [
            ("e1", ["e1"]), ("New York 2023-05-13", ["e2"]), ("new york", ["e1", "e2"]),
            ("2023-05-14", ["e1"]), ("Lake 2023-05-14", []), ("New York 2024", []),
            ("Old 2023", ["e9"]),
        ])
    func `an entry is found by its ID, and by its trip and date`(
        name: String, ids: [String]
    ) async throws {
        var (trips, entries) = (SampleTrips.trips, SampleTrips.entries)
        trips["t9"] = .sample("Old 2023", nil, nil)
        entries["e9"] = .sample("t9", "2022-01-01")
        let store = SampleTrips(trips: trips, entries: entries).store

        let found = try #require(TripEntryName(name)).matches(
            in: try await store.entries().records, of: try await store.trips().records)

        #expect(found.map(\.id.text) == ids)
    }
}
