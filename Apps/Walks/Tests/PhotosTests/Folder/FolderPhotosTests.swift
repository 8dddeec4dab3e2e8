import FeatureTesting
import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Synchronization
import Testing
import Tracks
import WalkSamples

@testable import Photos

struct FolderPhotosTests {
    /// A way by and around the places and times of the made photos.
    private func way() throws -> PhotoWay {
        let places: [(Double, Double, String)] = [
            (45.77066, 14.35696, "14:30:30"), (45.76803, 14.35627, "14:45:30"),
            (45.76700, 14.35700, "14:53:00"), (45.76750, 14.35900, "15:01:00"),
            (45.77132, 14.35812, "15:12:30"), (45.77132, 14.36012, "15:15:00"),
            (45.76585, 14.36130, "15:41:40"),
        ]
        let points = try places.map { latitude, longitude, time in
            let time = try #require(ISO8601.date(from: "2010-08-05T\(time)Z"))
            return try #require(WalkSamples.point(latitude, longitude, time: time))
        }
        return PhotoWay([Track(segments: [points])])
    }

    private func finder(_ clock: CameraClock = .unknown, tool: ExifTool = .missing) -> FolderPhotos
    {
        FolderPhotos(Pictures.folder, clock: clock, open: Pictures.open, exifTool: tool)
    }

    @Test func `photos are in the order in which they were taken, each at its own place`()
        async throws
    {
        let album = try await finder().album(of: try way())
        #expect(
            album.photos.map(\.photo.title) == [
                "01-gps-and-offset.jpg", "02-gps-utc-time.jpg", "03-time-only-offset.jpg",
                "05-big-endian-orientation-6.jpg", "07-null-island.jpg", "09-progressive.jpg",
            ])
        let first = try #require(album.photos.first)
        #expect(abs(first.coordinate.latitude - 45.770663) < 0.000001)
        #expect(first.time == ISO8601.date(from: "2010-08-05T14:30:10Z"))
        // Without a position, it is where the way was at its time.
        let third = album.photos[2]
        #expect(abs(third.coordinate.latitude - 45.76708) < 0.0001)
        #expect(
            zip(album.photos, album.photos.dropFirst()).allSatisfy { $0.distance < $1.distance })
    }

    @Test func `the clock of the camera places photos without an offset`() async throws {
        let album = try await finder(.ahead(seconds: 7_200)).album(of: try way())
        #expect(album.photos.map(\.photo.title).contains("04-time-only-local.jpg"))
        #expect(album.photos.count == 7)
    }

    @Test func `photos that belong nowhere are named, with what to do`() async throws {
        #expect(
            try await finder().album(of: try way()).problems == [
                "2 files are not a JPEG image, or damaged: 10-cut-short.jpg and"
                    + " 11-not-a-picture.jpg.",
                "1 photo was not taken near the walk: 08-far-away-south-west.jpg.",
                "1 photo has a time without its offset from UTC: 04-time-only-local.jpg."
                    + " Use --camera-zone or --camera-offset.",
                "1 photo says neither where nor when it was taken: 06-no-metadata.jpg.",
            ])
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

        #expect(try await finder.album(of: try way()).photos.map(\.photo.title) == ["b.jpg"])
        #expect(opened.withLock(\.count) == 1)
    }

    @Test func `no folder is an error`() async throws {
        let finder = FolderPhotos(
            "/nowhere", clock: .unknown, open: Pictures.open, exifTool: .missing)
        let way = try way()
        await #expect(throws: RequestError.self) { try await finder.album(of: way) }
    }

    @Test func `an abandoned finder leaves nothing behind`() async throws {
        let way = try way()
        func abandoned() async throws -> Weak<FolderPhotos> {
            let finder = finder()
            _ = try await finder.album(of: way)
            return Weak(finder)
        }
        #expect(try await abandoned().object == nil)
    }
}
