import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Photos

struct PhotoImagesTests {
    private func photo(_ id: String, _ address: String) throws -> Photo {
        Photo(id: id, title: id, location: .web(try #require(WebLink(address))))
    }

    private let address = "https://upload.wikimedia.org/a/J%C5%BE%28e%29.jpg?utm_source=x%26y"
    private let endpoint = Endpoint("/a/Jž(e).jpg", query: [.init("utm_source", "x&y")])

    private func images(_ spy: BaseRequestSpy) -> PhotoImages {
        PhotoImages(hosts: [PhotoHost.commonsFiles: spy], open: Pictures.open)
    }

    @Test func `a picture on the web is asked for once`() async throws {
        let bytes = try Pictures.bytes("06-no-metadata.jpg")
        let spy = BaseRequestSpy([endpoint: .data(bytes)])
        let (images, photo) = (images(spy), try photo("1", address))

        #expect(try await images.image(of: photo) == bytes)
        #expect(try await images.image(of: photo) == bytes)
        #expect(spy.asked == [endpoint])
    }

    @Test func `only known hosts are asked`() async throws {
        let (spy, photo) = (BaseRequestSpy(), try photo("1", "https://example.org/a.jpg"))
        await #expect(throws: RequestError.self) { try await images(spy).image(of: photo) }
        #expect(spy.asked == [])
    }

    @Test func `what is no whole picture is refused`() async throws {
        let picture = try Pictures.bytes("06-no-metadata.jpg")
        let header = try #require(JPEGSegments(picture)?.segments.first { $0.code == 0xC0 })
        // The frame header claims 65,535 by 65,535 pixels.
        var liar = picture
        liar.replaceSubrange(
            header.range.lowerBound + 5..<header.range.lowerBound + 9,
            with: [
                0xFF, 0xFF, 0xFF, 0xFF,
            ])
        for bytes in [Data("<html>".utf8), Data(), picture.dropLast(100), picture.prefix(20), liar]
        {
            let spy = BaseRequestSpy([endpoint: .data(Data(bytes))])
            let photo = try photo("1", address)
            await #expect(throws: RequestError.self) { try await images(spy).image(of: photo) }
        }
    }

    @Test func `a picture of a file says nothing about the person any more`() async throws {
        let path = "\(Pictures.folder)/05-big-endian-orientation-6.jpg"
        let photo = Photo(id: "5", title: "5", location: .file(path))

        let picture = try await PhotoImages(open: Pictures.open).image(of: photo)

        var only = PhotoMetadata()
        only.orientation = 6
        #expect(try PhotoMetadata(jpeg: Body(picture)) == only)
        #expect(
            try ImageHeader(picture)
                == ImageHeader(try Pictures.bytes("05-big-endian-orientation-6.jpg")))
        #expect(picture.count < 2_599)
    }

    /// The beginning of a HEIC file, which is all that tells its format.
    private static let heic = Body(Data([0, 0, 0, 24] + Array("ftypheic\0\0\0\0mif1heic".utf8)))

    @Test func `a picture that is not shown as it is becomes a JPEG`() async throws {
        let jpeg = try Pictures.bytes("06-no-metadata.jpg")
        let converter = PictureConverter { program, arguments in
            program == "convert" && arguments.contains("./-a.heic[0]") ? jpeg : nil
        }
        let photo = Photo(id: "1", title: "1", location: .file("-a.heic"))

        let picture = try await PhotoImages(open: { _ in Self.heic }, converter: converter)
            .image(of: photo)

        #expect(picture == jpeg)
        #expect(!photo.isShownAsFile)
    }

    @Test(arguments: [
        ("a.jpg", true), ("a.PNG", true), ("a.webp", true), ("a.heic", false), ("a.avif", false),
        ("a", false),
    ])
    func `a file is shown as it is if what it says can be removed`(name: String, isShown: Bool) {
        let photo = Photo(id: "1", title: "1", location: .file(name))
        #expect(photo.isShownAsFile == isShown)
    }

    @Test func `without ImageMagick such a picture is an error that names it`() async throws {
        let photo = Photo(id: "1", title: "1", location: .file("a.heic"))

        let error = try await #require(throws: RequestError.self) {
            try await PhotoImages(open: { _ in Self.heic }).image(of: photo)
        }

        #expect(error.recovery.contains("imagemagick"))
    }

    @Test(arguments: ["10-cut-short.jpg", "11-not-a-picture.jpg", "gone.jpg"])
    func `a file that is no picture is an error`(name: String) async {
        let photo = Photo(id: "1", title: "1", location: .file("\(Pictures.folder)/\(name)"))
        await #expect(throws: RequestError.self) {
            try await PhotoImages(open: Pictures.open).image(of: photo)
        }
    }

    @Test func `comments and what follows the image are removed`() throws {
        let picture = try Pictures.bytes("09-progressive.jpg")
        let comment = Data([0xFF, 0xFE, 0, 6] + Array("Home".utf8))
        let long = picture.prefix(2) + comment + picture.dropFirst(2) + Data("video".utf8)
        let clean = try #require(JPEGMetadata.removed(from: Data(long)))
        #expect(clean == JPEGMetadata.removed(from: picture))
        #expect(clean.suffix(2) == Data([0xFF, 0xD9]))
        #expect(JPEGMetadata.removed(from: picture.dropLast(2)) == clean.dropLast(2))
        #expect(JPEGMetadata.removed(from: picture.prefix(100)) == nil)
    }

    @Test func `equal contents share their bytes, and the first is forgotten at the limit`() {
        let memory = PictureMemory(limit: 100)
        let pictures = (0..<3).map { Data(repeating: UInt8($0), count: 40) }
        #expect(memory.keep(pictures[0], of: "a") == pictures[0])
        #expect(memory.keep(Data(pictures[0]), of: "b") == pictures[0])
        #expect(memory.size == 40)
        _ = memory.keep(pictures[1], of: "c")
        _ = memory.keep(pictures[2], of: "d")
        #expect(memory.size == 80)
        #expect(memory.picture(of: "a") == nil)
        #expect(memory.picture(of: "b") == nil)
        #expect(memory.picture(of: "d") == pictures[2])
        #expect(memory.keep(Data(count: 101), of: "e").count == 101)
        #expect(memory.size == 80)
    }

    @Test func `what fetches pictures is gone with its pictures`() async throws {
        func abandoned() async throws -> Weak<PhotoImages> {
            let images = PhotoImages(open: Pictures.open)
            let path = "\(Pictures.folder)/06-no-metadata.jpg"
            _ = try await images.image(of: Photo(id: "1", title: "1", location: .file(path)))
            return Weak(images)
        }
        #expect(try await abandoned().object == nil)
    }
}
