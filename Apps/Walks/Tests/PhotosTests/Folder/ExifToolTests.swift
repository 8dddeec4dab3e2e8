import FeatureTesting
import Geodesy
import SectionEssentials
import Synchronization
import Testing

@testable import Photos

struct ExifToolTests {
    private let output = Data(
        #"""
        [{"SourceFile": "./-a.heic", "MIMEType": "image/heic", "GPSLatitude": "45.5",
          "GPSLongitude": 14.25, "Artist": 2020, "Orientation": 6,
          "DateTimeOriginal": "2010:08:05 16:30:10+02:00"},
         {"SourceFile": "./b.nef", "MIMEType": "text/plain"},
         {"SourceFile": "/c.dng", "GPSDateTime": "2010:08:05 14:45:15.5Z"}]
        """#.utf8)

    @Test func `its answers are read by the names of the files`() async throws {
        let runs = Mutex<[[String]]>([])
        let tool = ExifTool { [output] arguments in
            runs.withLock { $0.append(arguments) }
            return .read(output)
        }
        let found = await tool.metadata(of: ["-a.heic", "b.nef", "/c.dng", "d.heic"]) { _, _ in }
        let metadata = try #require(found)

        #expect(metadata.keys.sorted() == ["-a.heic", "/c.dng"])
        let photo = try #require(metadata["-a.heic"])
        #expect(photo.coordinate == Coordinate(latitude: 45.5, longitude: 14.25))
        #expect(photo.artist == "2020")
        #expect(photo.orientation == 6)
        #expect(photo.time(.unknown) == ISO8601.date(from: "2010-08-05T14:30:10Z"))
        #expect(metadata["/c.dng"]?.gpsTime == ISO8601.date(from: "2010-08-05T14:45:15Z"))
        // No path can be taken for an option.
        let first = runs.withLock(\.first)
        let arguments = try #require(first)
        #expect(arguments.suffix(4) == ["./-a.heic", "./b.nef", "/c.dng", "./d.heic"])
    }

    @Test func `many files are read in parts`() async {
        let runs = Mutex(0)
        let tool = ExifTool { _ in
            runs.withLock { $0 += 1 }
            return .read(Data("[]".utf8))
        }
        let found = await tool.metadata(of: (0..<401).map { "\($0).heic" }) { _, _ in }
        let count = runs.withLock(\.self)
        #expect(found?.isEmpty == true)
        #expect(count == 3)
    }

    @Test func `without the program nothing is known`() async {
        #expect(await ExifTool.missing.metadata(of: ["a.heic"]) { _, _ in } == nil)
        #expect(ExifTool.read(Data("cut [".utf8)).isEmpty)
    }

    @Test func `files that need it are named when it is missing`() async throws {
        let folder = try TemporaryFolder()
        try folder.put("x", in: "a.heic")
        try folder.put("x", in: "b.NEF")
        let finder = FolderPhotos(
            folder.url.path, clock: .unknown, open: Pictures.open, exifTool: .missing)
        #expect(
            try await finder.album(of: PhotoWay([])).problems == [
                "2 photos are in a format that only the program exiftool can read: a.heic and"
                    + " b.NEF. Install the package libimage-exiftool-perl."
            ])
    }

    @Test func `a run that fails is named as what it was, and earlier files are kept`() async throws
    {
        let runs = Mutex(0)
        let tool = ExifTool { _ in
            let number = runs.withLock {
                $0 += 1; return $0
            }
            return number == 1
                ? .read(Data(#"[{"SourceFile": "./0.heic", "MIMEType": "image/heic"}]"#.utf8))
                : .failed("exiftool crashed (signal 11)")
        }
        var failed: [(String, Int)] = []
        let found = await tool.metadata(of: (0..<401).map { "\($0).heic" }) {
            failed.append(($0, $1.count))
        }
        #expect(found?.keys.sorted() == ["0.heic"])
        #expect(failed.map(\.0) == ["exiftool crashed (signal 11)"])
        #expect(failed.map(\.1) == [201])
    }

    @Test func `a program that crashed is not called missing`() async throws {
        let folder = try TemporaryFolder()
        try folder.put("x", in: "a.heic")
        let finder = FolderPhotos(
            folder.url.path, clock: .unknown, open: Pictures.open,
            exifTool: ExifTool { _ in .failed("exiftool took more than 30 seconds") })
        let album = try await finder.album(of: PhotoWay([], cutOff: []))
        #expect(
            album.problems.contains(
                "1 photo was not read, because exiftool took more than 30 seconds."))
    }
}
