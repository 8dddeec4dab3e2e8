import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@testable import Photos

/// Where the photos of a day belong.
@Suite struct PhotoPlacesTests {
    private static let start = Date(timeIntervalSince1970: 1_789_804_800)

    /// A way of ten hours to the north, with a point each minute, a pause of half an hour in which
    /// nothing was recorded, and a rest of an hour at its end.
    private func day() throws -> Track {
        let points = try (0..<600).map { minute in
            try #require(
                WalkSamples.point(
                    46 + Double(min(minute, 540)) * 0.0006, 14,
                    time: Self.start + 60 * Double(minute)))
        }
        return Track(segments: [Array(points[..<200]), Array(points[230...])])
    }

    private func photo(
        _ name: String, _ latitude: Double? = nil, _ longitude: Double = 14,
        at minute: Double? = nil, offset: Int? = 0, by camera: String? = nil
    ) -> FolderPhoto {
        var metadata = PhotoMetadata()
        metadata.camera = camera
        if let latitude { metadata.setPosition(latitude, longitude) }
        metadata.cameraTime = minute.map { Self.start + 60 * $0 + Double(offset ?? 0) }
        metadata.offset = offset
        return FolderPhoto(path: name, metadata: metadata)
    }

    @Test func `photos of two cameras with clocks apart are each at their place`() throws {
        // One says its zone, but is 25 hours ahead; the other does not say its zone.
        let photos = (0..<100).flatMap { number -> [FolderPhoto] in
            let minute = Double(number) * 5 + 3
            return [
                photo("\(number)-a.jpg", at: minute + 1_500, offset: 3_600, by: "NIKON D50"),
                photo("\(number)-b.jpg", at: minute + 120, offset: nil, by: "Google Pixel 8"),
            ]
        }
        let clock = try #require(CameraOffsets("nikon d50=1d2h,+02:00")).clock(others: .unknown)
        let places = PhotoPlaces(PhotoWay([try day()]))

        let album = places.album(photos, clock)

        #expect(album.photos.count == 200)
        #expect(album.problems == [])
        for (first, second) in zip(album.photos, album.photos.dropFirst())
        where first.time == second.time {
            #expect(first.distance == second.distance)
        }
        #expect(Set(album.photos.compactMap(\.time)).count == 100)
        #expect(
            places.album(photos, .ahead(seconds: 7_200)).problems == [
                "100 photos were not taken during the walk: 0-a.jpg, 1-a.jpg, 2-a.jpg and 97 more."
                    + " They are by NIKON D50; if its clock was wrong, say with --camera-offset"
                    + " 'NIKON D50=TIME' how far ahead of UTC it was."
            ])
    }

    @Test func `a day of 200 photos of all kinds loses none and invents none`() throws {
        var (photos, expected, left) = ([FolderPhoto](), Set<String>(), 0)
        for number in 0..<200 {
            let minute = Double(number) * 2.9 + 3
            let latitude = 46 + min(minute, 540) * 0.0006
            let name = "\(number).jpg"
            switch number % 8 {
            case 0: photos.append(photo(name, latitude, 14.0005))
            case 1: photos.append(photo(name, at: minute))
            case 2: photos.append(photo(name, latitude, 14.0005, at: minute))
            case 3: photos.append(photo(name))
            // A camera in another zone that says so.
            case 4: photos.append(photo(name, at: minute, offset: 7_200))
            // A camera of which the clock is a day behind.
            case 5: photos.append(photo(name, at: minute - 1_440))
            // Far from the way and its time.
            case 6: photos.append(photo(name, 48, 11, at: minute + 5_000))
            // A camera that does not say its zone.
            default: photos.append(photo(name, at: minute, offset: nil))
            }
            if [0, 1, 2, 4].contains(number % 8) { expected.insert(name) } else { left += 1 }
        }

        let album = PhotoPlaces(PhotoWay([try day()])).album(photos, .unknown)

        #expect(Set(album.photos.map(\.photo.title)) == expected)
        #expect(album.photos.count == expected.count)
        #expect(album.photos.count + left == 200)
        #expect(
            album.problems.map { String($0.prefix { $0 != ":" }) } == [
                "25 photos were not taken near the walk",
                "25 photos were not taken during the walk",
                "25 photos have a time without its offset from UTC",
                "25 photos say neither where nor when they were taken",
            ])
        for (one, next) in zip(album.photos, album.photos.dropFirst()) {
            if let first = one.time, let second = next.time { #expect(first <= second) }
            #expect(next.group == one.group || next.group == one.group + 1)
        }
    }

    @Test func `all photos of one place are a group, and another place is another`() throws {
        let photos =
            (0..<8).map { photo("\($0).jpg", 46.006, at: 10 + Double($0) / 10) }
            + [photo("8.jpg", 46.012, at: 20)]
        let album = PhotoPlaces(PhotoWay([try day()])).album(photos, .unknown)
        #expect(album.photos.map(\.group) == [1, 1, 1, 1, 1, 1, 1, 1, 2])
    }

    @Test func `photos of a rest, of a pause and of the minutes around the walk belong to it`()
        throws
    {
        let photos = [-4.0, 215, 570, 603].map { (at: Double) in photo("\(at).jpg", at: at) }
        let album = PhotoPlaces(PhotoWay([try day()])).album(photos, .unknown)
        #expect(album.photos.count == 4)
        #expect(album.problems == [])
        let late = PhotoPlaces(PhotoWay([try day()])).album([photo("l.jpg", at: 610)], .unknown)
        #expect(late.photos == [])
    }

    @Test func `a place that the way passes twice is that of the pass at the photo's time`() throws
    {
        let there = try day().segments[0]
        let back = there.reversed().enumerated().map { index, point in
            TrackPoint(point.coordinate, time: Self.start + 60 * Double(300 + index))
        }
        let places = PhotoPlaces(PhotoWay([Track(segments: [there + back])]))
        let album = places.album(
            [photo("out.jpg", 46.03, at: 50), photo("home.jpg", 46.03, at: 449)], .unknown)
        #expect(album.photos.map(\.photo.title) == ["out.jpg", "home.jpg"])
        #expect(album.photos[1].distance > album.photos[0].distance + 10_000)
    }

    @Test func `a photo during the walk that says it is elsewhere is shown, and it is said`() throws
    {
        let album = PhotoPlaces(PhotoWay([try day()]))
            .album([photo("far.jpg", 46.3, 14.1, at: 30)], .unknown)
        #expect(album.photos.count == 1)
        #expect(album.photos[0].coordinate.longitude == 14.1)
        #expect(album.photos[0].away.map { $0 > 20_000 } == true)
        #expect(
            album.problems.first?.hasPrefix("1 photo was taken during the walk, but up to") == true)
    }

    @Test func `nothing of the part that is cut off is shown`() throws {
        let (track, cutOff) = try day().trimmed(start: 600, end: 0)
        let album = PhotoPlaces(PhotoWay([track], cutOff: cutOff)).album(
            [
                photo("home.jpg", 46.0001, at: 1), photo("gate.jpg", at: 3),
                photo("hill.jpg", at: 100),
            ], .unknown)
        #expect(album.photos.map(\.photo.title) == ["hill.jpg"])
        #expect(album.problems.count == 1)
    }
}
