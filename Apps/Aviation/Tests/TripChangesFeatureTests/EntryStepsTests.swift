import FeatureTesting
import Geodesy
import LogSamples
import Logbook
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import TripChangesFeature

/// Changing the entries of trips, over stores in memory.
struct EntryStepsTests {
    @Test func `an entry is stored with its trip, and its photos are kept`() async throws {
        let sample = SampleTrips(
            photos: PhotosSpy(["a.jpg": Data("a".utf8), "b.jpg": Data("b".utf8)]))

        let shown = await
            (try sample.action(
                "entry add",
                [
                    "trip": "lake", "date": "2024-07-02T09:30", "place": "Bled",
                    "position": "46.36,14.09", "text": " Cream cake.\r\n\n Tea. \n",
                    "photos": "a.jpg, b.jpg,a.jpg,\(PhotosSpy.first)",
                ])).loaded()

        #expect(shown.state.content?.text == "Lake, 2 Jul 2024 09:30, Bled is in your log.")
        #expect(shown.warnings == [])
        let entry = try #require(try await sample.entry(at: "Bled"))
        #expect(entry.trip == "t2")
        #expect(entry.position == Coordinate(latitude: 46.36, longitude: 14.09))
        #expect(entry.text == "Cream cake.\n\nTea.")
        #expect(entry.photos.count == 3)
        #expect(entry.photos.last == PhotosSpy.first)
        #expect(sample.photos.keptNames.suffix(2).contains(entry.photos[0]))
    }

    @Test func `a day that is not one of the trip, and a photo with a remark, are warnings`()
        async throws
    {
        let sample = SampleTrips(photos: PhotosSpy(["a.jpg": Data()]))

        let shown = await
            (try sample.action(
                "entry add", ["trip": "Lake", "date": "2024-08-01", "photos": "a.jpg"])).loaded()

        #expect(shown.warnings == ["Empty.", "1 Aug 2024 is not a day of Lake: Jul 2024."])
    }

    @Test(
        arguments: [
            (["trip": "Lake"], "the date is missing"),
            (["trip": "Sea", "date": "2024-07-01"], "no trip is called 'Sea'"),
            (
                ["trip": "Lake", "date": "2024-07-01", "photos": "none.jpg"],
                "there is no none.jpg"
            ),
        ] as [([String: String], String)])
    func `an entry that cannot be is refused with the reason`(
        given: [String: String], reason: String
    ) async throws {
        let sample = SampleTrips()

        let error = await (try sample.action("entry add", given)).loaded().state.error

        #expect(error?.message == "The entry could not be added: \(reason).")
        #expect(try await sample.entries.all().records.count == 2)
    }

    @Test func `photos are added to those of an entry, each once`() async throws {
        let sample = SampleTrips(photos: PhotosSpy(["a.jpg": Data("a".utf8)]))

        _ = await
            (try sample.action(
                "photos add", ["files": "a.jpg\u{0}a.jpg", "entry": "New York 2023-05-14"]))
            .loaded()

        let photos = try #require(try await sample.entry(at: "Central Park")).photos
        #expect(photos.count == 3)
        #expect(photos.prefix(2) == [PhotosSpy.first, PhotosSpy.second])
        #expect(sample.photos.keptNames.last == photos[2])
    }

    @Test func `a photo is not kept for an entry that there is none of`() async throws {
        let sample = SampleTrips(photos: PhotosSpy(["a.jpg": Data("a".utf8)]))

        let error = await
            (try sample.action(
                "photos add", ["files": "a.jpg", "entry": "New York 2024"])).loaded().state.error

        #expect(error?.message.contains("no entry is called 'New York 2024'") == true)
        #expect(sample.photos.keptNames.count == 2)
    }

    @Test func `an edit changes what is given, and an empty list takes photos out`() async throws {
        let sample = SampleTrips()

        _ = await
            (try sample.action(
                "entry edit", ["entry": "e1", "photos": "", "place": "The Lake"])).loaded()

        let entry = try #require(try await sample.entry(at: "The Lake"))
        #expect(entry.photos == [])
        #expect(entry.text == "Rowing.\nThen pancakes.")
        #expect(sample.photos.keptNames.count == 2)
    }

    @Test func `an entry is removed, and undoing brings it back`() async throws {
        let sample = SampleTrips()

        _ = await (try sample.action("entry remove", ["entry": "e1"])).loaded()
        #expect(try await sample.entries.all().records.map(\.id.text) == ["e2"])

        try await sample.entries.undo()
        #expect(try await sample.entry(at: "Central Park")?.photos.count == 2)
    }
}
