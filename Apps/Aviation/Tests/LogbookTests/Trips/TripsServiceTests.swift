import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

/// Trips with what belongs to them, over stores in memory.
struct TripsServiceTests {
    @Test func `a trip has its flights and its entries in the order of their dates`() async throws {
        let trip = try #require(try await SampleTrips().service().trips().trips.last)

        #expect(trip.trip.name == "New York")
        #expect(trip.flights.map(\.id.text) == ["a1", "a2"])
        #expect(trip.entries.map(\.id.text) == ["e2", "e1"])
        #expect(trip.airports.map(\.code) == ["FRA", "JFK"])
        #expect(Int(trip.distance / 1000) == 12_411)
        #expect(trip.cover == PhotosSpy.first)
        #expect(trip.time == .past)
        #expect(trip.missingCount == 0)
    }

    @Test func `flights of its days are suggested unless they belong to a trip or are cancelled`()
        async throws
    {
        var flights = SampleLog.flights
        flights["b1"] = .sample("LH1", "FRA", "2024-07-09T23:00", "JFK", "2024-07-10T01:00")
        flights["b2"] = .sample("LH2", "JFK", "2024-07-20", "FRA", nil) { $0.status = .cancelled }
        flights["b3"] = .sample("LH3", "JFK", "2024-07-21", "FRA", nil)
        flights["b4"] = .sample("LH4", "JFK", "2024-07", "FRA", nil)
        flights["b5"] = .sample("LH5", "JFK", "2024-07-22", "FRA", nil)
        let trips: [String: Trip] = [
            "t1": .sample("Lake", "2024-07-10", "2024-07-21"),
            "t2": .sample("Other", nil, nil) { $0.flights = ["b3", "gone"] },
            "t3": .sample("Called off", nil, nil) { $0.flights = ["b2"] },
        ]

        let all = try await SampleTrips(log: SampleLog(flights), trips: trips).service().trips()

        #expect(all.trips.map(\.trip.name) == ["Lake", "Called off", "Other"])
        #expect(all.trips[0].suggested.map(\.id.text) == ["b1"])
        #expect(all.trips[2].suggested.isEmpty)
        #expect(all.trips[2].missingCount == 1)
        // It has no days of its own, but a flight with one.
        #expect(all.trips[2].time == .planned)
        #expect(all.trips[1].time == .undated)
    }

    @Test func `an empty log has made-up trips, and one with trips has no made-up flights`()
        async throws
    {
        let madeUp = MadeUpTrip(
            .sample("Dream", "2023-01-01", nil) { $0.flights = ["made-up-1"] },
            entries: [.sample("", "2023-01-01")])

        let empty = SampleTrips(log: SampleLog([:]), trips: [:], entries: [:])
        let trips = try await empty.service(madeUp: [madeUp]).trips()
        #expect(trips.isMadeUp)
        #expect(trips.notice != nil)
        #expect(trips.trips.first?.flights.count == 1)
        #expect(trips.trips.first?.entries.count == 1)

        let own = try await SampleTrips(log: SampleLog([:])).service(madeUp: [madeUp]).trips()
        #expect(own.trips.map(\.trip.name) == ["Lake", "New York"])
        #expect(!own.isMadeUp)
        #expect(own.trips.allSatisfy { $0.flights.isEmpty && $0.suggested.isEmpty })

        let flights = try await SampleTrips(trips: [:]).service(madeUp: [madeUp]).trips()
        #expect(flights == Trips(warnings: flights.warnings))
    }

    @Test func `a name that several trips have is a question, with their IDs and dates`()
        async throws
    {
        var trips = SampleTrips.trips
        trips["t3"] = .sample("Lake", nil, nil)
        let store = SampleTrips(trips: trips).store

        await #expect(
            throws: TripError.severalTrips("Lake", ["t2 (Jul 2024)", "t3 (without a date)"])
        ) {
            try await store.find(try #require(TripName("Lake")))
        }
        let dated = try await store.find(try #require(TripName("lake 2024-07")))
        #expect(dated.id.text == "t2")
        await #expect(throws: TripError.noTrip("Lak", nearest: "Lake")) {
            try await store.find(try #require(TripName("Lak")))
        }
        // Nothing else is like it, and no command is made of the name.
        let unknown = await #expect(throws: TripError.self) {
            try await store.find(try #require(TripName("undo")))
        }
        #expect(unknown?.recovery == "Run 'flight-log trips' to see your trips.")
        await #expect(
            throws: TripError.severalEntries(
                "t1", ["e1 (14 May 2023, Central Park)", "e2 (13 May 2023 21:30)"])
        ) {
            try await store.find(try #require(TripEntryName("t1")))
        }
    }
}
