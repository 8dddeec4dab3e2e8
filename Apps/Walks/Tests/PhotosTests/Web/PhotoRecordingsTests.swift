import FeatureTesting
import Foundation
import Networking
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@testable import Photos

/// Recorded answers that may not be shipped, in the folder that `WALK_RECORDINGS` names.
@Suite(.enabled(if: folder != nil, "set WALK_RECORDINGS to a folder of recordings"))
struct PhotoRecordingsTests {
    private func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(try #require(folder))/\(name)"))
    }

    private func step() throws -> Step {
        let point = try #require(WalkSamples.point(51.0371, 14.6455))
        return Step(number: 1, point: point, distance: 0, previous: nil)
    }

    private func commons(_ name: String) async throws -> [Photo] {
        let step = try step()
        let spy = BaseRequestSpy(
            [.commonsFiles(near: step.point.coordinate): .data(try data("commons/\(name).json"))])
        return try await CommonsPhotos(request: spy) { _ in }.photos(near: step)
    }

    private func flickr(_ name: String) async throws -> [Photo] {
        let step = try step()
        let spy = BaseRequestSpy(
            [.flickrPhotos(near: step.point.coordinate): .data(try data("flickr/\(name)"))])
        return try await FlickrPhotos(request: spy, keyVariable: "KEY").photos(near: step)
    }

    @Test func `the answers of Wikimedia Commons have the known photos`() async throws {
        let photos = try await commons("made-geosearch")
        #expect(photos.count == 6)
        #expect(photos.first?.title == "Niedercunnersdorf AmViebig 5")
        #expect(photos.allSatisfy { $0.mayBeCopied && $0.attribution.author == "Pascal Seibt" })
        #expect(try await commons("made-geosearch-one-placeholder-coordinate").count == 1)
        #expect(try await commons("made-empty") == [])

        let odd = try await commons("made-geosearch-odd-records")
        #expect(odd.count == 3)
        let hostile = try #require(odd.last)
        #expect(hostile.attribution.author == "Unknown author")
        #expect(!hostile.title.contains("\u{202E}"))
    }

    @Test func `the errors of Wikimedia Commons are errors`() async throws {
        for name in ["maxlag", "outofrange", "too-busy"] {
            await #expect(throws: RequestError.self) { try await commons("made-error-\(name)") }
        }
    }

    @Test func `the answers of Flickr have the known photos`() async throws {
        #expect(try await flickr("search-recorded.json").count == 30)
        let photos = try await flickr("made-search-geo.json")
        #expect(photos.count == 10)
        #expect(photos.count(where: \.mayBeCopied) == 8)
        #expect(try await flickr("made-empty.json") == [])
        #expect(try await flickr("pages-but-no-photo-list.json") == [])
        for name in [
            "fail-100-expired.json", "fail-100-key.json", "fail-105.json", "fail-201.json",
            "fail-3.json", "jsonp.txt",
        ] {
            await #expect(throws: RequestError.self) { try await flickr("made-\(name)") }
        }
    }
}

private let folder = ProcessInfo.processInfo.environment["WALK_RECORDINGS"]
