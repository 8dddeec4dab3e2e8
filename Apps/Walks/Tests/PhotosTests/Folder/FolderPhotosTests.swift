import Essentials
import FeatureTesting
import Networking
import SectionKit
import Synchronization
import Testing
import Tracks
import WalkSamples

@testable import Photos

struct FolderPhotosTests {
    /// Steps at and around the places and times of the made photos.
    private func steps() throws -> [Step] {
        let places: [(Double, Double, String)] = [
            (45.77066, 14.35696, "14:30:30"), (45.76803, 14.35627, "14:45:30"),
            (45.76700, 14.35700, "14:53:00"), (45.76750, 14.35900, "15:01:00"),
            (45.77132, 14.35812, "15:12:30"), (45.77132, 14.36012, "15:15:00"),
            (45.76585, 14.36130, "15:41:40"),
        ]
        var steps: [Step] = []
        for (latitude, longitude, time) in places {
            let time = try #require(ISO8601.date(from: "2010-08-05T\(time)Z"))
            let point = try #require(WalkSamples.point(latitude, longitude, time: time))
            steps.append(
                Step(
                    number: steps.count + 1, point: point, distance: 0,
                    previous: steps.last?.point))
        }
        return steps
    }

    private func finder(_ clock: CameraClock = .unknown, tool: ExifTool = .missing) -> FolderPhotos
    {
        FolderPhotos(Pictures.folder, clock: clock, open: Pictures.open, exifTool: tool)
    }

    private func names(_ finder: FolderPhotos, _ steps: [Step]) async throws -> [[String]] {
        var names: [[String]] = []
        for step in steps { names.append(try await finder.photos(near: step).map(\.title)) }
        return names
    }

    private let placed = [
        ["01-gps-and-offset.jpg"], ["02-gps-utc-time.jpg"], ["03-time-only-offset.jpg"], [],
        ["05-big-endian-orientation-6.jpg"], ["07-null-island.jpg"], ["09-progressive.jpg"],
    ]

    @Test func `photos belong to steps by position, else by time`() async throws {
        let (finder, steps) = (finder(), try steps())
        #expect(try await names(finder, steps) == placed)
        await finder.prepare(for: steps)
        #expect(try await names(finder, steps) == placed)
    }

    @Test func `the clock of the camera places photos without an offset`() async throws {
        let names = try await names(finder(.ahead(seconds: 7_200)), try steps())
        #expect(names[3] == ["04-time-only-local.jpg"])
    }

    @Test func `photos that belong nowhere are named, with what to do`() async throws {
        let finder = finder()
        await finder.prepare(for: try steps())
        #expect(
            await finder.problems() == [
                "2 files are not a JPEG image, or damaged: 10-cut-short.jpg and"
                    + " 11-not-a-picture.jpg.",
                "1 photo was not taken near the walk: 08-far-away-south-west.jpg.",
                "1 photo has a time without its offset from UTC: 04-time-only-local.jpg."
                    + " Use --camera-zone or --camera-offset.",
                "1 photo says neither where nor when it was taken: 06-no-metadata.jpg.",
            ])
    }

    @Test func `a photo goes to the nearest of all steps, and a spare one to a near step`()
        async throws
    {
        let folder = try TemporaryFolder()
        let photo = try Pictures.bytes("01-gps-and-offset.jpg")
        try photo.write(to: folder.url.appending(path: "a.jpg"))
        let points = [45.77021, 45.77060, 45.77110].compactMap {
            WalkSamples.point($0, 14.35696)
        }
        let steps = points.indices.map {
            Step(number: $0 + 1, point: points[$0], distance: 0, previous: nil)
        }
        func titles() async throws -> [[String]] {
            let finder = FolderPhotos(
                folder.url.path, clock: .unknown, open: Pictures.open, exifTool: .missing)
            await finder.prepare(for: steps)
            return try await names(finder, steps)
        }
        #expect(try await titles() == [[], ["a.jpg"], []])
        try photo.write(to: folder.url.appending(path: "b.jpg"))
        #expect(try await titles() == [["b.jpg"], ["a.jpg", "b.jpg"], ["b.jpg"]])
    }

    @Test func `a photo of a place that the way passes twice goes to the pass at its time`()
        async throws
    {
        let times = ["14:00", "14:05", "14:10", "15:12", "15:14"]
        let latitudes = [45.77132, 45.7700, 45.7690, 45.7700, 45.77150]
        var steps: [Step] = []
        for (time, latitude) in zip(times, latitudes) {
            let time = try #require(ISO8601.date(from: "2010-08-05T\(time):00Z"))
            let point = try #require(WalkSamples.point(latitude, 14.35812, time: time))
            steps.append(
                Step(number: steps.count + 1, point: point, distance: 0, previous: nil))
        }
        let finder = finder()
        await finder.prepare(for: steps)
        let photos = try await finder.photos(near: steps[4]).map(\.title)
        #expect(photos.contains("05-big-endian-orientation-6.jpg"))
        #expect(try await finder.photos(near: steps[0]) == [])
    }

    @Test func `loops of links end, and no file is read twice`() async throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("inner")
        let photo = try Pictures.bytes("03-time-only-offset.jpg")
        try photo.write(to: folder.url.appending(path: "inner/a.JPG"))
        try folder.link("inner/back", to: folder.url.path)
        try folder.link("b.jpg", to: folder.path("inner/a.JPG"))
        try folder.link("gone.jpg", to: folder.path("nowhere.jpg"))
        try folder.put("hidden", in: ".hidden.jpg")
        try folder.put("text", in: "notes.txt")
        let opened = Mutex<[String]>([])
        let finder = FolderPhotos(
            folder.url.path, clock: .unknown,
            open: { path in
                opened.withLock { $0.append(path) }
                return Pictures.open(path)
            }, exifTool: .missing)

        #expect(try await finder.photos(near: try steps()[2]).map(\.title) == ["b.jpg"])
        #expect(opened.withLock(\.count) == 1)
    }

    @Test func `no folder is an error of the step`() async throws {
        let finder = FolderPhotos(
            "/nowhere", clock: .unknown, open: Pictures.open, exifTool: .missing)
        let step = try steps()[0]
        await #expect(throws: RequestError.self) { try await finder.photos(near: step) }
    }

    @Test func `an abandoned finder leaves nothing behind`() async throws {
        let step = try steps()[0]
        func abandoned() async throws -> Weak<FolderPhotos> {
            let finder = finder()
            _ = try await finder.photos(near: step)
            return Weak(finder)
        }
        #expect(try await abandoned().object == nil)
    }
}
