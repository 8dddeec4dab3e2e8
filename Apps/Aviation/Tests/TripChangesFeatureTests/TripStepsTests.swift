import FeatureTesting
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import TripChangesFeature

/// Changing trips, over stores in memory.
struct TripStepsTests {
    @Test func `a trip is stored as it was given, with its flights and photos`() async throws {
        let sample = SampleTrips(photos: PhotosSpy(["falls.jpg": Data("falls".utf8)]))

        let shown = await
            (try sample.action(
                "trip add",
                [
                    "trip": " Berlin  trip ", "start": "2024-06-20", "end": "2024-06-21",
                    "destination": "Berlin", "cover": "falls.jpg",
                    "flights": "IB45,lh21 2024-07-01",
                ])).loaded()

        #expect(
            shown.state.content?.text == "Berlin trip (20–21 Jun 2024) is in your log.")
        let trip = try await sample.store.find(try #require(TripName("Berlin trip")))
        #expect(trip.record.start == LocalDateTime("2024-06-20"))
        #expect(trip.record.destination == "Berlin")
        #expect(trip.record.flights == ["a4", "a5"])
        let cover = try #require(trip.record.cover)
        #expect(sample.photos.keptNames.last == cover)
        #expect(cover.hasSuffix(".jpg"))
    }

    @Test func `a plan shows the trip, and stores neither it nor its photo`() async throws {
        let sample = SampleTrips(photos: PhotosSpy(["falls.jpg": Data("falls".utf8)]))
        let output = SectionOutputSpy<ActionPlan>()

        await
            (try sample.action(
                "trip add", ["trip": "Berlin", "cover": "falls.jpg", "start": "2024-06-20"])).plan(
                into: output)

        let plan = output.states.last?.content
        #expect(plan?.summary == "add the trip Berlin (20 Jun 2024)")
        #expect(
            plan?.changes.text.hasPrefix("1 flight of these days may belong to it: IB45") == true)
        #expect(try await sample.store.trips().records.count == 2)
        #expect(sample.photos.keptNames.count == 2)
    }

    @Test(
        arguments: [
            (["trip": "new york"], "there is a trip 'new york' already"),
            (
                ["trip": "Oz", "start": "2024-06-02", "end": "2024-06-01"],
                "the trip ends before it starts"
            ),
            (["trip": "Oz", "cover": "none.jpg"], "there is no none.jpg"),
            (["trip": "Oz", "flights": "LH4"], "no flight of your log is called LH4"),
            (["trip": "Oz", "flights": "2023"], "2 flights are called 2023"),
        ] as [([String: String], String)])
    func `a trip that cannot be is refused with the reason`(
        given: [String: String], reason: String
    ) async throws {
        let sample = SampleTrips()

        let error = await (try sample.action("trip add", given)).loaded().state.error

        #expect(error?.message == "The trip could not be added: \(reason).")
        #expect(error?.recovery.isEmpty == false)
        #expect(try await sample.store.trips().records.count == 2)
    }

    @Test func `an edit changes what is given, and an empty text clears a field`() async throws {
        let sample = SampleTrips()

        _ = await
            (try sample.action(
                "trip edit",
                ["trip": "New York", "name": "Big Apple", "note": "", "end": "2023-05-28"]
            )).loaded()

        let trip = try #require(try await sample.trips.all().records.first).record
        #expect(trip.name == "Big Apple")
        #expect(trip.note == nil)
        #expect(trip.end == LocalDateTime("2023-05-28"))
        #expect(trip.destination == "New York and Boston")
        #expect(trip.flights == ["a1", "a2"])
    }

    @Test func `an edit of an older revision is refused`() async throws {
        let sample = SampleTrips()

        let error = await
            (try sample.action(
                "trip edit", ["trip": "t1", "note": "x", "revision": "7"])).loaded().state.error

        #expect(error?.message.contains("was changed in the meantime") == true)
    }

    @Test func `the flights of its days are added, or those that are named`() async throws {
        let sample = SampleTrips()

        _ = await (try sample.action("trip flights", ["trip": "Lake"])).loaded()
        #expect(try await sample.flights(of: "t2") == ["a5"])

        _ = await
            (try sample.action(
                "trip flights", ["trip": "Lake", "flights": "IB45,LH21", "without": "LH21"]))
            .loaded()
        #expect(try await sample.flights(of: "t2") == ["a4"])

        let shown = await (try sample.action("trip flights", ["trip": "New York"])).loaded()
        #expect(shown.state.content?.text.contains("stays as it is") == true)
    }

    @Test func `the form offers the flights around a trip, and ticks those of its days`()
        async throws
    {
        let output = SectionOutputSpy<FormValues>()

        await (try SampleTrips().action("trip flights", ["trip": "Lake"])).currentValues(
            into: output)

        let form = try #require(output.states.last?.content)
        let flights = try #require(form.offered["exactly"])
        #expect(form.values == OptionValues())
        #expect(flights.filter(\.isProposed).map(\.value) == ["a5"])
        #expect(flights.map(\.value) == ["a3", "a7", "a6", "a4", "a5"])
        #expect(flights.last?.title == "LH21 FRA–LHR on 1 Jul 2024, of these days")
    }

    @Test func `what is ticked in the form of a trip with flights belongs to it`() async throws {
        let sample = SampleTrips()
        let output = SectionOutputSpy<FormValues>()

        await (try sample.action("trip flights", ["trip": "New York"])).currentValues(into: output)

        let form = try #require(output.states.last?.content)
        #expect(form.values == OptionValues(["exactly": "a1,a2"]))
        #expect(form.offered["exactly"]?.contains { $0.isProposed } == false)
        _ = await (try sample.action("trip flights", ["trip": "New York", "exactly": "a2,a4"]))
            .loaded()
        #expect(try await sample.flights(of: "t1") == ["a2", "a4"])
    }

    @Test func `flights that were chosen of a trip as it was are not saved`() async throws {
        let sample = SampleTrips()

        let error = await
            (try sample.action(
                "trip flights", ["trip": "New York", "exactly": "a1", "revision": "7"])).loaded()
            .state.error

        #expect(error?.message.contains("was changed in the meantime") == true)
        #expect(try await sample.flights(of: "t1") == ["a1", "a2"])
    }

    @Test func `a flight that is no longer in the log stays with its trip`() async throws {
        var trips = SampleTrips.trips
        trips["t2"]?.flights = ["gone", "a5"]
        let sample = SampleTrips(trips: trips)

        _ = await (try sample.action("trip flights", ["trip": "Lake", "exactly": "a4"])).loaded()

        #expect(try await sample.flights(of: "t2") == ["gone", "a4"])
    }

    @Test func `no flight is added where nothing is ticked`() async throws {
        let sample = SampleTrips()

        _ = await (try sample.action("trip flights", ["trip": "Lake", "flights": ""])).loaded()

        #expect(try await sample.flights(of: "t2") == [])
    }

    @Test func `a plan without flights to add changes nothing`() async throws {
        let output = SectionOutputSpy<ActionPlan>()

        await (try SampleTrips().action("trip flights", ["trip": "New York"])).plan(into: output)

        #expect(output.states.last?.content?.changesNothing == true)
    }
}
