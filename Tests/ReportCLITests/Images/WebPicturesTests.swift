import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import SectionEssentials
import SectionKit
import Testing

@testable import ReportCLI

/// Pictures of the web in pages: links, or fetched once and kept.
@Suite struct WebPicturesTests {
    private let folder: TemporaryFolder
    private let patch: Image
    private let other: Image

    init() throws {
        folder = try TemporaryFolder()
        patch = Image(
            try #require(WebLink("https://pictures.example/a/patch.png?x=1")),
            alternative: "Mission patch")
        other = Image(
            try #require(WebLink("https://pictures.example/same.png")), alternative: "The same")
    }

    private static let png = HTTPTransportSpy.Answer.success(
        HTTPResponse(status: 200, body: Album.png))

    /// Runs the album, and returns what it wrote and what was asked for.
    private func run(
        _ images: [Image], _ arguments: String..., answers: [HTTPTransportSpy.Answer] = []
    ) async -> (page: String, errors: String, asked: [String]) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let transport = HTTPTransportSpy(answers)
        let host = Host(
            environment: ["XDG_CACHE_HOME": folder.path("cache"), "HOME": folder.path("")],
            clock: { Date(timeIntervalSince1970: 0) }, transport: transport, output: output,
            errorOutput: errors)
        _ = await Album.program(of: images).run(
            ["album", "--format", "html"] + arguments, in: host)
        return (output.text, errors.text, transport.sent.map(\.url))
    }

    @Test func `a page has links to pictures of the web, and loads nothing`() async {
        let run = await run([patch])

        #expect(!run.page.contains("<img"))
        #expect(
            run.page.contains(
                "<a href=\"https://pictures.example/a/patch.png?x=1\" rel=\"noopener noreferrer\">"
                    + "Mission patch</a>"))
        #expect(run.asked == [])
    }

    @Test func `they are fetched once if asked for, and then taken from the cache`() async {
        let first = await run([patch, patch], "--images", "always", answers: [Self.png])
        let second = await run([patch], "--images", "always")

        for page in [first.page, second.page] {
            #expect(
                page.contains("src=\"data:image/png;base64,\(Album.png.base64EncodedString())\""))
            #expect(page.contains("img-src data:"))
        }
        #expect(first.page.components(separatedBy: "<img").count == 3)
        #expect(first.asked == ["https://pictures.example/a/patch.png?x=1"])
        #expect(second.asked == [])
        #expect(first.errors + second.errors == "")
    }

    @Test func `the same picture at two addresses is kept once`() async throws {
        _ = await run([patch, other], "--images", "always", answers: [Self.png, Self.png])

        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path("cache/album/pictures"))
        #expect(names.count { $0.hasSuffix(".picture") } == 1)
        #expect(names.count { $0.hasSuffix(".address") } == 2)
    }

    @Test func `a damaged file is fetched again`() async throws {
        _ = await run([patch], "--images", "always", answers: [Self.png])
        let kept = KeptPictures(in: folder.path("cache/album"))
        let name = "\(SHA256.hex(of: Album.png)).picture"
        try Data("x".utf8).write(to: URL(filePath: "\(kept.folder)/\(name)"))

        let again = await run([patch], "--images", "always", answers: [Self.png])

        #expect(again.asked.count == 1)
        #expect(again.page.contains("<img"))
    }

    @Test(arguments: [
        (HTTPResponse(status: 404), "1 picture is only linked to: "),
        (HTTPResponse(status: 200, body: Data("<html>".utf8)), "1 picture is only linked to: "),
        (HTTPResponse(status: 200, body: Data(count: 5_000_000)), "it is larger than 4 MB"),
    ])
    func `what cannot be fetched is a link, with a warning`(
        response: HTTPResponse, words: String
    ) async {
        let run = await run([patch], "--images", "always", answers: [.success(response)])

        #expect(!run.page.contains("<img"))
        #expect(run.page.contains(">Mission patch</a>"))
        #expect(run.page.contains("only linked to"))
        #expect(run.errors.contains(words))
    }

    @Test func `the pictures that were kept first make room, and clear removes all`() throws {
        var kept = KeptPictures(in: folder.path("small"))
        kept.limit = 25
        for number in 0..<5 {
            kept.keep(Data(repeating: UInt8(number), count: 10), at: "https://a.example/\(number)")
        }

        #expect((0..<5).count { kept.picture(at: "https://a.example/\($0)") != nil } == 2)
        #expect(kept.clear() == 2)
        #expect(kept.picture(at: "https://a.example/4") == nil)
    }
}
