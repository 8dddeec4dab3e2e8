import FeatureTesting
import Geodesy
import Networking
import SectionKit
import Synchronization
import Testing
import Tracks
import WalkSamples

@testable import Photos

struct CommonsPhotosTests {
    private func step() throws -> Step {
        let point = try #require(WalkSamples.point(45.7706, 14.3569))
        return Step(number: 1, point: point, distance: 0, previous: nil)
    }

    private func photos(_ answer: BaseRequestSpy.Answer) async throws -> [Photo] {
        let step = try step()
        let spy = BaseRequestSpy([.commonsFiles(near: step.point.coordinate): answer])
        return try await CommonsPhotos(request: spy) { _ in }.photos(near: step)
    }

    @Test func `a file is a photo with its author, its licence and its page`() async throws {
        let photos = try await photos(.text(CommonsAnswers.answer(CommonsAnswers.file(7))))

        let photo = try #require(photos.first)
        #expect(photos.count == 1)
        #expect(photo.id == "commons:7")
        #expect(photo.title == "Lake at noon")
        #expect(photo.attribution.author == "Ana Novak")
        #expect(photo.attribution.licence == "CC BY-SA 4.0")
        #expect(
            photo.attribution.licenceLink?.url == "https://creativecommons.org/licenses/by-sa/4.0")
        #expect(
            photo.attribution.pageLink?.url == "https://commons.wikimedia.org/wiki/File:Lake.jpg")
        #expect(photo.mayBeCopied)
        #expect(photo.coordinate == Coordinate(latitude: 45.7706, longitude: 14.3570))
        guard case .web(let link) = photo.location else { throw CancellationError() }
        #expect(link.url.hasSuffix("/500px-Lake.jpg"))
    }

    @Test func `the position is sent to about ten metres`() throws {
        let place = try #require(Coordinate(latitude: -0.00004, longitude: 14.356_960_7))
        let query = Endpoint.commonsFiles(near: place).query
        #expect(query.contains(.init("ggscoord", "0.0000|14.3570")))
        #expect(query.contains(.init("maxlag", "5")))
        #expect(Coordinate.text(-33.85684) == "-33.8568")
    }

    @Test func `an answer without a query means that there is nothing`() async throws {
        #expect(try await photos(.text(#"{"batchcomplete": true}"#)) == [])
    }

    @Test func `what is no photo of this place is left out`() async throws {
        let hosts = [
            "https://upload.wikimedia.org.example.org/a.jpg", "http://upload.wikimedia.org/a",
        ]
        let photos = try await photos(
            .text(
                CommonsAnswers.answer(
                    CommonsAnswers.file(1, latitude: 45.7701, type: "audio/ogg"),
                    CommonsAnswers.file(2, latitude: 45.7702, type: "image/svg+xml"),
                    CommonsAnswers.file(3, latitude: 45.7703, globe: "moon"),
                    CommonsAnswers.file(4, latitude: 45.7704, picture: hosts[0]),
                    CommonsAnswers.file(5, latitude: 45.7705, picture: hosts[1]),
                    #"{"pageid": 6, "title": "File:No info.jpg"}"#, "17",
                    CommonsAnswers.file(8, latitude: 45.7707))))
        #expect(photos.map(\.id) == ["commons:8"])
    }

    @Test func `the nearest is first, and one position is one photo`() async throws {
        let photos = try await photos(
            .text(
                CommonsAnswers.answer(
                    CommonsAnswers.file(1, latitude: 45.7713), CommonsAnswers.file(2),
                    CommonsAnswers.file(3), CommonsAnswers.file(4, latitude: 45.7709))))
        #expect(photos.map(\.id) == ["commons:2", "commons:4", "commons:1"])
    }

    @Test func `without a licence a photo is not copied, and the uploader is its author`()
        async throws
    {
        let photos = try await photos(
            .text(CommonsAnswers.answer(CommonsAnswers.file(1, metadata: ""))))
        let photo = try #require(photos.first)
        #expect(!photo.mayBeCopied)
        #expect(photo.attribution.licence == nil)
        #expect(photo.attribution.author == "Ana the Walker")
    }

    @Test(arguments: [
        ("CC0", true), ("CC BY 2.0", true), ("cc-by-sa-3.0", true), ("Public domain", true),
        ("PD-self", true), ("GFDL", false), ("CCLI", false), ("Attribution", false),
    ])
    func `Creative Commons and the public domain permit copies`(
        licence: String,
        mayBeCopied: Bool
    ) async throws {
        let metadata = #""LicenseShortName": {"value": "\#(licence)"}"#
        let photos = try await photos(
            .text(CommonsAnswers.answer(CommonsAnswers.file(1, metadata: metadata))))
        #expect(photos.first?.mayBeCopied == mayBeCopied)
    }

    @Test func `a busy server is asked once more after the wait it asks for`() async throws {
        let step = try step()
        let busy = #"{"error": {"code": "maxlag", "info": "Waiting for a host", "lag": 6.2}}"#
        let spy = BaseRequestSpy([.commonsFiles(near: step.point.coordinate): .text(busy)])
        let pauses = Mutex<[Duration]>([])
        let finder = CommonsPhotos(request: spy) { pause in pauses.withLock { $0.append(pause) } }

        await #expect(throws: RequestError.busy(status: 503, retryAfter: 7)) {
            try await finder.photos(near: step)
        }
        #expect(pauses.withLock(\.self) == [.seconds(7)])
        #expect(spy.asked.count == 2)
    }

    @Test func `errors with status 200 are errors`() async throws {
        await #expect(throws: RequestError.busy(status: 503, retryAfter: 5)) {
            try await photos(.text(#"{"error": {"code": "cirrussearch-too-busy-error"}}"#))
        }
        await #expect(
            throws: RequestError.unreadable(reason: "Wikimedia Commons says: The value is wrong.")
        ) {
            try await photos(
                .text(#"{"error": {"code": "outofrange", "info": "The value is wrong."}}"#))
        }
        await #expect(throws: RequestError.self) {
            try await photos(.text("<html>Log in</html>"))
        }
    }

    @Test(arguments: [
        ("Unknown author<span style=\"display: none;\">Unknown author</span>", "Unknown author"),
        ("Ana<script>alert(1)</script>", "Ana"),
        ("<b>Ana</b>&nbsp;&amp; Jo&#x17E;e &bogus;", "Ana & Jože &bogus;"),
        ("<a title='x'>Ana</a>, <i>Novak</i>.", "Ana, Novak."), ("a < b", "a"), ("<p></p>", nil),
        ("", nil),
        ("<div style='display:none'><div>x</div>y</div>Ana", "Ana"),
    ])
    func `the author is the text that a reader sees`(html: String, text: String?) {
        #expect(PlainText.of(html: html) == text)
    }
}
