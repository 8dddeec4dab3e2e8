import Geodesy
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Photos

struct PhotoMetadataTests {
    @Test(arguments: [
        "01-gps-and-offset.jpg", "02-gps-utc-time.jpg", "03-time-only-offset.jpg",
        "04-time-only-local.jpg", "05-big-endian-orientation-6.jpg", "06-no-metadata.jpg",
        "07-null-island.jpg", "08-far-away-south-west.jpg", "09-progressive.jpg",
    ])
    func `a photo says what exiftool says about it`(name: String) throws {
        let expected = ExifTool.read(try Pictures.bytes("expected.exiftool.json"))[name]
        let metadata = try #require(try PhotoMetadata(jpeg: try Pictures.body(name)))
        let known = try #require(expected)

        #expect(metadata.cameraTime == known.cameraTime)
        #expect(metadata.offset == known.offset)
        #expect(metadata.gpsTime == known.gpsTime)
        #expect(metadata.orientation == known.orientation)
        let place = try zip(metadata.coordinate, known.coordinate)
        #expect((metadata.coordinate == nil) == (known.coordinate == nil))
        if let place { #expect(place.0.haversineDistance(to: place.1) < 0.001) }
    }

    @Test func `a file that is cut, or is none, has no metadata`() throws {
        #expect(try PhotoMetadata(jpeg: try Pictures.body("10-cut-short.jpg")) == nil)
        #expect(try PhotoMetadata(jpeg: try Pictures.body("11-not-a-picture.jpg")) == nil)
        #expect(try PhotoMetadata(jpeg: Body(Data())) == nil)
    }

    @Test func `a photo cut or changed anywhere never crashes the reader`() throws {
        for name in ["02-gps-utc-time.jpg", "05-big-endian-orientation-6.jpg"] {
            let photo = try Pictures.bytes(name)
            for length in 0..<min(photo.count, 1_200) {
                _ = try PhotoMetadata(jpeg: Body(photo.prefix(length)))
            }
            for place in 0..<min(photo.count, 1_200) {
                for value: UInt8 in [0x00, 0x01, 0x7F, 0xFF] {
                    var changed = photo
                    changed[place] = value
                    _ = try PhotoMetadata(jpeg: Body(changed))
                }
            }
        }
    }

    @Test func `the time of the receiver counts more than that of the camera`() throws {
        let photo = try #require(
            try PhotoMetadata(jpeg: try Pictures.body("02-gps-utc-time.jpg")))

        #expect(photo.time(.unknown) == ISO8601.date(from: "2010-08-05T14:45:15Z"))
        #expect(photo.cameraTime == ISO8601.date(from: "2010-08-04T18:45:15Z"))
    }

    @Test(
        arguments: [
            ("NIKON CORPORATION", "NIKON D50", "NIKON CORPORATION NIKON D50"),
            ("Canon", "Canon EOS 70D", "Canon EOS 70D"),
            ("Google", "Pixel 8 ", "Google Pixel 8"),
            (nil, "X100", "X100"),
            (" ", "", nil),
        ] as [(String?, String?, String?)])
    func `a camera is its maker and its model`(maker: String?, model: String?, camera: String?) {
        var photo = PhotoMetadata()
        photo.setCamera(maker, model)

        #expect(photo.camera == camera)
    }

    @Test func `a time without offset needs the clock of the camera`() throws {
        let photo = try #require(
            try PhotoMetadata(jpeg: try Pictures.body("04-time-only-local.jpg")))
        let rules = try #require(ZoneRules(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
        let time = ISO8601.date(from: "2010-08-05T15:00:12Z")

        #expect(photo.time(.unknown) == nil)
        #expect(photo.time(.ahead(seconds: 7_200)) == time)
        #expect(photo.time(.zone(DisplayZone(name: "Europe/Ljubljana", rules: rules))) == time)
    }

    @Test func `what cameras write into every photo is no title`() {
        #expect(PhotoMetadata.text("OLYMPUS DIGITAL CAMERA         ") == nil)
        #expect(PhotoMetadata.text("SONY DSC") == nil)
        #expect(PhotoMetadata.text("  ") == nil)
        #expect(PhotoMetadata.text(" The lake\u{1B}[31m ") == "The lake[31m")
    }

    @Test(arguments: [
        "2010:08:05 14:30:10", "2010-08-05 14:30:10.25", "2010-08-05T14:30:10Z",
        "2010:08:05 14:30:10+00:00",
    ])
    func `a date is read as Exif, XMP and PNG write it`(text: String) {
        #expect(PhotoMetadata.date(text) == ISO8601.date(from: "2010-08-05T14:30:10Z"))
    }

    @Test(arguments: ["2010:08:05", "", "T", "0000:00:00 00:00:00", "yesterday at noon"])
    func `what is no date is none`(text: String) {
        #expect(PhotoMetadata.date(text) == nil)
    }

    @Test(arguments: [
        ("+02:00", 7_200), ("-08:30", -30_600), ("Z", 0), ("+2:00", nil), ("02:00", nil),
        ("", nil), ("   :  ", nil), ("+19:00", nil),
    ])
    func `an offset is read as Exif writes it`(text: String, seconds: Int?) {
        #expect(PhotoMetadata.offset(text) == seconds)
    }

    private func zip<Value>(_ one: Value?, _ other: Value?) throws -> (Value, Value)? {
        guard let one, let other else { return nil }
        return (one, other)
    }
}
