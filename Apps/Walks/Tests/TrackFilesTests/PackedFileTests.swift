import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing
import Tracks

@testable import TrackFiles

/// Files that are compressed, in an archive, in UTF-16, and those of Google Earth and Garmin.
@Suite struct PackedFileTests {
    private func bytes(_ base64: String) throws -> [UInt8] {
        Array(try #require(Data(base64Encoded: base64)))
    }

    private func file(_ bytes: [UInt8]) throws -> TrackFile {
        try TrackFile.read(Body(Data(bytes)))
    }

    /// Six points, written by gzip.
    private static let gzip =
        "H4sIAAAAAAACA43SsQrDIBAG4Fdxc0ruzmgo5eITdOzULYOEkDQNiZQ+flXoVBFBuOPk/6afp/0j"
        + "3u4459c2SGpJWvbHYnkbn87exsUxpDVeTzeluXuxjn6Qum8JEaVYU1i3JqTd6qxBZIgL+zlkFaq+"
        + "QdMg3fFyRQzvwZC+wohehqUcS0WWKliVY1WRVRVsl2O7IttVsDrH6iKrK1iTY02RNf8s/CoBqTEQ"
        + "qmS/tI6RY1ACAAA="

    /// A picture and `doc.kml`, written by a ZIP program.
    private static let kmz =
        "UEsDBBQAAAAAAAAAIQCDFtyMAQAAAAEAAAAOAAAAZmlsZXMvaWNvbi5wbmd4UEsDBBQAAAAIAAAA"
        + "IQDBbwDJCQEAADkCAAAHAAAAZG9jLmttbH2RTWvDMAyG7/sVufXSWk5owgiqT2XssENhhcFuJjVu"
        + "iD9K4pLs38/2mtbrysAHyXr86pWFnVbZpJUZNoujc6caYBxHYk/CyHYgRjjwBBSkWPxgtZx+kdJa"
        + "qQRprI6gmFyEGW5tc9bCOIaGa8G2/AshRvhi1UH0DHeKN0Lzvrsgb60RMxPid9e3RjJsrO0PreFO"
        + "DCxfk3K5rki+LCnNrhn1eU6fbnmBkD5DSAUh6Xxv4vXsZg872wb7d+2r0OCP/IX9T/mDq26WllO9"
        + "73njS+NRGFbQolrRckXzPX2uKfXnEyGWHgJ5Cnit6CX+TRamz/zfIFzvHxA0MGXKwM1SOgTMy4Lb"
        + "PsOi2TdQSwECFAMUAAAAAAAAACEAgxbcjAEAAAABAAAADgAAAAAAAAAAAAAAgAEAAAAAZmlsZXMv"
        + "aWNvbi5wbmdQSwECFAMUAAAACAAAACEAwW8AyQkBAAA5AgAABwAAAAAAAAAAAAAAgAEtAAAAZG9j"
        + "LmttbFBLBQYAAAAAAgACAHEAAABbAQAAAAA="

    /// Six records, one of them without a position, with a field of a developer and a stop of the
    /// timer before the last one.
    private static let fit =
        "DiA0CMEAAAAuRklUd/NgAAAUAAj9BIYABIUBBIUCAoQDAQIEAQINAQEHAoQBAAQAAADKmju3P8gg"
        + "+qRPCogTeFAU//9kZXZmAArKmjtRbsgg+qRPCpITeVATyQBkZXZmABTKmjvsnMgg////f5wTelAS"
        + "ygBkZXZmAB7KmjuGy8gg+qRPCqYTe1ARywBkZXZmACjKmjsh+sgg+qRPCrATfFAQzABkZXZmQQAB"
        + "ABUCAAEAAQEAAQAEAGTKmju7KMkg+qRPCsQTflEPzQBkZXZmeDU="

    /// Three records and their session of cycling, then four and theirs of running.
    private static let sessions =
        "DiBUCJgAAAAuRklUsRtAAAAUAAP9BIYABIUBBIVBAAASAAT9BIYCBIYHBIYFAQAAAKuQQWALtiBJ"
        + "n/QJAAqrkEH7ObYgSZ/0CQAUq5BBlWi2IEmf9AkBFKuQQQCrkEEgTgAAAgBKrJBBMJe2IEmf9AkA"
        + "VKyQQYKgtiBJn/QJAF6skEHUqbYgSZ/0CQBorJBBJrO2IEmf9AkBaKyQQUqskEEwdQAAAQNt"

    /// The same records, and then both sessions.
    private static let sessionsAtEnd =
        "DiBUCJgAAAAuRklUsRtAAAAUAAP9BIYABIUBBIVBAAASAAT9BIYCBIYHBIYFAQAAAKuQQWALtiBJ"
        + "n/QJAAqrkEH7ObYgSZ/0CQAUq5BBlWi2IEmf9AkASqyQQTCXtiBJn/QJAFSskEGCoLYgSZ/0CQBe"
        + "rJBB1Km2IEmf9AkAaKyQQSaztiBJn/QJARSrkEEAq5BBIE4AAAIBaKyQQUqskEEwdQAAAcs1"

    @Test func `a compressed file is read as what is in it`() throws {
        let file = try file(try bytes(Self.gzip))
        #expect(file.format == .gpx)
        #expect(file.points.count == 6)
        #expect(file.tracks.map(\.name) == ["Lake"])
    }

    @Test func `a KMZ file has lines, tracks with times, and places`() throws {
        let file = try file(try bytes(Self.kmz))
        #expect(file.format == .kml)
        #expect(file.tracks.map(\.name) == ["Line", "Walk"])
        #expect(file.tracks.map(\.pointCount) == [3, 2])
        #expect(file.points[1].elevation == 510)
        #expect(file.points[4].time == ISO8601.date(from: "2026-05-01T08:01:00Z"))
        #expect(file.waypoints.map(\.name) == ["Hut"])
        #expect(file.name == "Day")
    }

    @Test func `a FIT file has positions, heights and times, and a segment after a stop`() throws {
        let file = try file(try bytes(Self.fit))
        #expect(file.format == .fit)
        #expect(file.tracks.map { $0.segments.map(\.count) } == [[4, 1]])
        #expect(abs(file.points[1].coordinate.latitude - 46.101) < 1e-6)
        #expect(file.points.map(\.elevation) == [500, 502, 506, 508, 512])
        #expect(
            file.points[0].time == Date(timeIntervalSince1970: 631_065_600 + 1_000_000_000))
        #expect(file.kinds == ["no-position"])
    }

    @Test func `each session of a FIT file is a track, with its sport`() throws {
        let file = try file(try bytes(Self.sessions))
        #expect(file.tracks.map(\.pointCount) == [3, 4])
        #expect(file.tracks.map(\.activity) == [.ride, .walk])
    }

    @Test func `sessions after all records do not say where a track ends`() throws {
        let file = try file(try bytes(Self.sessionsAtEnd))
        #expect(file.tracks.map(\.pointCount) == [7])
        #expect(file.tracks.map(\.activity) == [nil])
    }

    @Test func `a FIT file with a wrong checksum is read, and that is said`() throws {
        var bytes = try bytes(Self.fit)
        bytes[bytes.count - 1] ^= 0xFF
        #expect(try file(bytes).kinds.contains("wrong-file-checksum"))
    }

    @Test(arguments: [0, 1])
    func `UTF-16 is read in both byte orders`(isBig: Int) throws {
        let text =
            "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>"
            + gpx(trkpt()).replacing("<trkseg>", with: "<name>Žabe 🐸</name><trkseg>")
        let bytes = text.utf16.flatMap { unit in
            let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
            return isBig == 1 ? pair.reversed() : pair
        }
        let file = try file(bytes)
        #expect(file.tracks.map(\.name) == ["Žabe 🐸"])
        #expect(file.kinds == [])
    }

    @Test(arguments: [gzip, kmz, fit])
    func `a file that is cut or changed anywhere neither crashes nor goes on forever`(
        packed: String
    ) throws {
        let whole = try bytes(packed)
        for length in stride(from: 0, to: whole.count, by: 3) {
            _ = try check(whole[..<length])
        }
        for index in whole.indices {
            var bytes = whole
            bytes[index] ^= UInt8(1 << (index % 8))
            _ = try check(bytes)
        }
    }

    @Test(arguments: [
        ("walks/lake.gpx", "lake"), ("lake.gpx.gz", "lake"), ("2026.09.19.tcx", "2026.09.19"),
        ("lake", "lake"), (".hidden", ".hidden"), ("a.gz", "a"), ("-", "standard input"),
    ])
    func `the title of a file has no folder and no extension`(path: String, title: String) {
        #expect(path.fileTitle == title)
    }
}
