import Photos
import SectionEssentials
import SectionKit
import Testing

@testable import WalkFeature

/// A photo of a step as a block.
@Suite struct PhotoBlockTests {
    private static func photo() throws -> Photo {
        let picture: WebLink = try #require(WebLink("https://photos.example/1.jpg"))
        return Photo(
            id: "flickr:1", title: "The lake",
            attribution: Attribution(
                title: "The lake", author: "Ana", licence: "All rights reserved",
                pageLink: WebLink("https://photos.example/1")),
            location: .web(picture), mayBeCopied: false)
    }

    @Test func `a photo that may not be copied is a link to its page`() throws {
        let photo = try Self.photo()

        let page = try #require(WebLink("https://photos.example/1"))
        #expect(
            photo.block(nil)
                == .paragraph(
                    InlineText([
                        .link(page, text: "The lake"), .plain(" by Ana"), .plain(", "),
                        .plain("All rights reserved"),
                    ])))
    }

    @Test func `a photo whose bytes were fetched is a picture`() throws {
        let photo = try Self.photo()

        guard case .image(let image) = photo.block(Data([1])) else {
            Issue.record("it is no picture")
            return
        }
        #expect(image.source == .bytes(Data([1])))
        #expect(image.attribution == photo.attribution)
    }
}
