import FeatureTesting
import Geodesy
import Networking
import SectionKit
import Testing
import Tracks
import WalkSamples

@testable import Photos

struct FlickrPhotosTests {
    private func photos(_ answer: String) async throws -> [Photo] {
        let point = try #require(WalkSamples.point(45.7706, 14.3569))
        let step = Step(number: 1, point: point, distance: 0, previous: nil)
        let spy = BaseRequestSpy([.flickrPhotos(near: point.coordinate): .text(answer)])
        return try await FlickrPhotos(request: spy, keyVariable: "FLICKR_API_KEY")
            .photos(near: step)
    }

    private func record(_ id: Int, _ more: String) -> String {
        """
        {"id": "\(id)", "owner": "12@N03", "secret": "abc", "server": 65535,
         "title": "Lake", "ownername": "ana", \(more)}
        """
    }

    private func answer(_ records: String...) -> String {
        #"{"photos": {"page": 1, "photo": [\#(records.joined(separator: ","))]}, "stat": "ok"}"#
    }

    @Test func `a record is a photo with its owner, its licence and Flickr's notice`()
        async throws
    {
        let photos = try await photos(
            answer(
                record(
                    5,
                    #""license": "4", "latitude": "45.7707", "longitude": 14.357, "#
                        + #""url_z": "https://live.staticflickr.com/65535/5_abc_z.jpg""#)))
        let photo = try #require(photos.first)
        #expect(photo.id == "flickr:5")
        #expect(photo.attribution.author == "ana")
        #expect(photo.attribution.licence == "CC BY 2.0")
        #expect(photo.attribution.pageLink?.url == "https://www.flickr.com/photos/12@N03/5")
        #expect(photo.mayBeCopied)
        #expect(photo.coordinate == Coordinate(latitude: 45.7707, longitude: 14.357))
        #expect(photo.notice?.contains("not endorsed or certified by SmugMug, Inc.") == true)
    }

    @Test func `missing addresses are made of the documented parts, or there is no photo`()
        async throws
    {
        let photos = try await photos(
            answer(
                record(1, #""license": 0"#),
                record(2, #""url_m": "https://live.staticflickr.com/2.jpg", "license": "99""#),
                record(3, #""url_z": "https://example.org/3.jpg""#),
                record(4, #""secret": "../x""#), record(5, #""latitude": 0, "longitude": "0""#),
                #"{"id": "6"}"#, "null"))
        #expect(photos.map(\.id) == ["flickr:1", "flickr:2"])
        #expect(photos.map(\.mayBeCopied) == [false, false])
        #expect(photos.map(\.attribution.licence) == ["All rights reserved", nil])
        let link = WebLink("https://live.staticflickr.com/65535/1_abc_z.jpg")
        #expect(photos.first?.location == link.map { .web($0) })
    }

    @Test func `pages without a list have no photos`() async throws {
        #expect(try await photos(#"{"photos": {"page": 1}, "stat": "ok"}"#) == [])
    }

    @Test func `an invalid key says where to get one`() async throws {
        let error = await #expect(throws: RequestError.self) {
            try await photos(
                #"{"stat": "fail", "code": 100, "message": "Invalid API Key (expired)"}"#)
        }
        #expect(error?.summary.contains("Invalid API Key (expired)") == true)
        #expect(error?.recovery.hasPrefix("Set FLICKR_API_KEY") == true)
    }

    @Test(arguments: [10, 105, 201])
    func `a service that is not available is busy`(code: Int) async throws {
        await #expect(throws: RequestError.busy(status: 503, retryAfter: nil)) {
            try await photos(#"{"stat": "fail", "code": "\#(code)", "message": "No"}"#)
        }
    }

    @Test(arguments: [
        #"{"stat": "fail", "code": 3, "message": "No search"}"#, #"jsonFlickrApi({"stat":"ok"})"#,
        "[]", "<html>", "",
    ])
    func `any other answer cannot be read`(answer: String) async throws {
        await #expect(throws: RequestError.self) { try await photos(answer) }
    }

    @Test func `all licences of Flickr are known`() {
        let licences = (0...16).map { FlickrLicence($0) }
        #expect(licences.allSatisfy { $0 != nil })
        #expect(FlickrLicence(17) == nil)
        #expect(licences.indices.filter { licences[$0]?.mayBeCopied == false } == [0, 7])
        #expect(licences[12]?.name == "CC BY-SA 4.0")
    }
}
