import Networking
import Photos
import SectionEssentials
import SectionKit
import Testing

struct PhotoOptionsTests {
    private let ljubljana = DisplayZone(name: "Europe/Ljubljana", secondsEast: 7_200)

    private func source(_ texts: [String: String]) throws -> PhotoSource? {
        try PhotoOptions.source(OptionValues(texts)) { $0 == ljubljana.name ? ljubljana : nil }
    }

    @Test func `the options name the source of photos`() throws {
        #expect(try source([:]) == nil)
        #expect(try source(["photos": "lake"]) == .folder("lake", .unknown))
        #expect(try source(["photos-from": "commons"]) == .commons)
        #expect(try source(["photos-from": "Flickr"]) == .flickr)
        #expect(
            try source(["photos": "lake", "camera-offset": "-20h"])
                == .folder("lake", .ahead(seconds: -72_000)))
        #expect(
            try source(["photos": "lake", "camera-zone": "Europe/Ljubljana"])
                == .folder("lake", .zone(ljubljana)))
    }

    @Test func `the zone of times is that of the camera, if nothing else is known of it`() throws {
        let tokyo = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)
        let source = { (texts: [String: String]) in
            try PhotoOptions.source(OptionValues(texts), shownIn: tokyo) { _ in ljubljana }
        }

        #expect(try source(["photos": "lake"]) == .folder("lake", .zone(tokyo)))
        #expect(
            try source(["photos": "lake", "camera-zone": "Europe/Ljubljana"])
                == .folder("lake", .zone(ljubljana)))
        #expect(
            try source(["photos": "lake", "camera-offset": "2h"])
                == .folder("lake", .ahead(seconds: 7_200)))
        #expect(try source(["photos-from": "commons"]) == .commons)
    }

    @Test func `an offset with a camera is that of its photos alone`() throws {
        func named(_ text: String) throws -> [CameraOffset.Named] {
            try #require(CameraOffsets(text)).named
        }
        let nikon = try named("NIKON=+02:00")

        #expect(
            try source(["photos": "lake", "camera-offset": "NIKON=+02:00"])
                == .folder("lake", .cameras(nikon, others: .unknown)))
        #expect(
            try source(["photos": "lake", "camera-offset": "-1h, NIKON =+02:00"])
                == .folder("lake", .cameras(nikon, others: .ahead(seconds: -3_600))))
        #expect(
            try source([
                "photos": "lake", "camera-offset": "NIKON=+02:00",
                "camera-zone": "Europe/Ljubljana",
            ]) == .folder("lake", .cameras(nikon, others: .zone(ljubljana))))
        #expect(try named("A=1h,B=2h").map(\.camera) == ["A", "B"])
    }

    @Test(arguments: ["", "=2h", "NIKON", "NIKON=", "2h,3h", "A=2h,", ",", "A=B=2h"])
    func `offsets that cannot be read are refused`(text: String) {
        #expect(CameraOffsets(text) == nil)
    }

    @Test(arguments: [
        ["photos": "lake", "photos-from": "commons"],
        ["photos": "lake", "camera-zone": "Europe/Ljubljana", "camera-offset": "2h"],
        ["photos": "lake", "camera-zone": "Nowhere/Land"],
        ["photos-from": "commons", "camera-offset": "2h"],
        ["photos-from": "instagram"],
        ["photos": ""],
    ])
    func `options that contradict each other are refused`(texts: [String: String]) {
        #expect(throws: UsageError.self) { try source(texts) }
    }

    @Test(arguments: [
        ("+02:00", 7_200), ("2:00", 7_200), ("-08:30", -30_600), ("+00:00:45", 45),
        ("2h", 7_200), ("-1h30m", -5_400), ("45s", 45), ("+1d2h3m4s", 93_784), ("0s", 0),
    ])
    func `an offset of a camera is a clock or numbers with units`(text: String, seconds: Int) {
        #expect(CameraOffset(text)?.seconds == seconds)
    }

    @Test(arguments: [
        "", "+", "2", "2:60", "1:2:3:4", "h", "2m1h", "2h2h", "2h3", "--2h", "٢h", "99999999d",
        "123456789012345678h", ":30", "2 h",
    ])
    func `anything else is no offset`(text: String) {
        #expect(CameraOffset(text) == nil)
    }
}
