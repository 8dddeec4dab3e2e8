import FeatureTesting
import Foundation
@testable import ReportCLI
import SectionKit
import Testing

/// Reports with pictures that are not on the web, as a program writes them.
@Suite struct ReportImagesTests {
    private let folder: TemporaryFolder
    private let lake: Image
    private let warning = "album: warning: "

    init() throws {
        folder = try TemporaryFolder()
        try Album.png.write(to: folder.url.appending(path: "lake.png"))
        lake = Image(file: folder.path("lake.png"), alternative: "A lake")
    }

    // MARK: Markdown

    @Test func `Markdown in a file refers to copies in a folder beside it`() async throws {
        let image = Image(bytes: Album.png, alternative: "The same")

        let run = await Album.Run([lake, image], ["-o", folder.path("my report.md")])

        #expect(run.status == .success)
        #expect(run.errors == "")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.path("my report_images"))
        let name = try #require(names.first)
        #expect(names.count == 1)
        #expect(name.count == 20 && name.hasSuffix(".png"))
        let copy = try Data(contentsOf: folder.url.appending(path: "my report_images/\(name)"))
        #expect(copy == Album.png)
        let text = try folder.text(of: "my report.md")
        #expect(text.contains("![A lake](my%20report_images/\(name))"))
        #expect(text.contains("![The same](my%20report_images/\(name))"))
        #expect(try folder.names == ["lake.png", "my report.md", "my report_images"])
    }

    @Test func `a picture is written once, and another with its name gets another name`()
        async throws
    {
        let report = ["-o", folder.path("report.md")]
        _ = await Album.Run([lake], report)
        let images = folder.url.appending(path: "report_images")
        let first = try FileManager.default.contentsOfDirectory(atPath: images.path)
        let file = images.appending(path: try #require(first.first))
        let made = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]

        _ = await Album.Run([lake], report)

        let again = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber]
        #expect(made as? Int == again as? Int)
        try Data("something else".utf8).write(to: file)
        _ = await Album.Run([lake], report)
        let names = try FileManager.default.contentsOfDirectory(atPath: images.path)
        #expect(names.count == 2)
        #expect(try folder.text(of: "report.md").contains("-2.png)"))
        #expect(try Data(contentsOf: file) == Data("something else".utf8))
    }

    @Test func `Markdown on standard output names pictures, and says how to write them`() async {
        let run = await Album.Run([lake, lake], ["--format", "markdown"])

        #expect(run.status == .success)
        #expect(run.output.contains("A lake (lake.png)"))
        #expect(!run.output.contains("only named"), "How to write them is no part of the report.")
        #expect(
            run.errors
                == warning + "pictures are only named here: use -o FILE to write them to a folder"
                + " beside it.\n")
    }

    @Test func `a report without pictures makes no folder`() async throws {
        _ = await Album.Run([], ["-o", folder.path("report.md")])

        #expect(try folder.names == ["lake.png", "report.md"])
    }

    @Test func `a folder that cannot be made leaves the report alone`() async throws {
        try folder.put("old", in: "report.md")
        try folder.put("", in: "report_images")

        let run = await Album.Run([lake], ["-o", folder.path("report.md")])

        #expect(run.status == .notWritten)
        #expect(run.errors.contains("report_images"))
        #expect(try folder.text(of: "report.md") == "old")
        #expect(try folder.names == ["lake.png", "report.md", "report_images"])
    }

    // MARK: HTML

    @Test func `a page contains the pictures`() async {
        let run = await Album.Run([lake], ["--format", "html"])

        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(run.output.contains("data:image/png;base64,\(Album.png.base64EncodedString())"))
    }

    @Test func `a page holds 16 MB of pictures and says which one is not there`() async {
        let large = Album.png + Data(count: 9_000_000)
        let images = ["One", "Two", "Three"].map {
            Image(bytes: $0 == "Three" ? Album.png : large, alternative: $0)
        }

        let run = await Album.Run(images, ["--format", "html"])

        let reason =
            "The picture “Two” is not shown: the pictures of the page would be larger than 16 MB."
        #expect(run.errors == warning + reason + "\n")
        #expect(run.output.contains(reason))
        #expect(run.output.components(separatedBy: "<img").count == 3)
    }

    // MARK: A screen

    @Test
    func `the picture of a row is drawn in the size of its place, or a sentence says why not`()
        async throws
    {
        let style = DrawingStyle(TerminalStyle(color: true), environment: [:])
        let draw = try #require(
            ReportImages(.auto, drawer: ImageDrawerSpy(), style: style).pictureDrawing)
        let missing = Image(file: folder.path("gone.png"), alternative: "Gone")

        #expect(await draw(lake, 30, 9) == ["[\(Album.png.count) bytes, 30x9, 16]"])
        #expect(await draw(missing, 200, 9).joined().hasPrefix("gone.png is not shown: it could"))
    }

    @Test func `pictures of rows are not drawn without a program, colours or a wish for them`() {
        let style = DrawingStyle(TerminalStyle(color: true), environment: [:])
        let plain = DrawingStyle(TerminalStyle(), environment: [:])
        let absent = ImageDrawerSpy(isInstalled: false)
        let drawer = ImageDrawerSpy()

        #expect(ReportImages(.auto, drawer: absent, style: style).pictureDrawing == nil)
        #expect(ReportImages(.never, drawer: drawer, style: style).pictureDrawing == nil)
        #expect(ReportImages(.auto, drawer: drawer, style: plain).pictureDrawing == nil)
        #expect(ReportImages(.always, drawer: drawer, style: plain).pictureDrawing != nil)
    }

    // MARK: The terminal

    @Test func `a terminal with colours has drawings`() async {
        let run = await Album.Run(
            [lake], [], drawer: ImageDrawerSpy(), environment: ["TERM": "xterm-256color"],
            terminalColumns: 50)

        #expect(run.output.contains("[101 bytes, 50x20, 256]\nA lake\n"))
        #expect(run.errors == "")
    }

    @Test(
        arguments: [
            ([], nil, false), (["--color", "always"], nil, true),
            (["--images", "always"], nil, true),
            (["--images", "never"], 80, false), (["--color", "never"], 80, false), ([], 80, true),
        ] as [([String], Int?, Bool)])
    func `pictures are drawn where there are colours, unless --images says otherwise`(
        options: [String],
        columns: Int?,
        isDrawn: Bool
    ) async {
        let run = await Album.Run(
            [lake], options, drawer: ImageDrawerSpy(), terminalColumns: columns)

        #expect(run.status == .success)
        #expect(run.output.contains("[101 bytes") == isDrawn)
        #expect(run.output.contains(isDrawn ? "\nA lake\n" : "\nA lake (lake.png)\n"))
        #expect(run.errors == "")
    }

    @Test func `the names of pictures are enough if nothing can draw them`() async {
        let run = await Album.Run(
            [lake], ["--color", "always"], drawer: ImageDrawerSpy(isInstalled: false))

        #expect(run.output.contains("A lake (lake.png)"))
        #expect(run.errors == "")
    }

    @Test func `a warning says that nothing can draw pictures that must be drawn`() async {
        let run = await Album.Run(
            [lake, lake], ["--images", "always"], drawer: ImageDrawerSpy(isInstalled: false))

        #expect(run.status == .success)
        #expect(!run.output.contains("chafa"))
        #expect(
            run.errors
                == warning + "pictures are not drawn, because there is no program chafa.\n")
    }

    @Test func `a picture that cannot be drawn says why`() async {
        let drawer = ImageDrawerSpy(obstacle: ImageObstacle("chafa could not draw it"))

        let run = await Album.Run([lake], ["--images", "always"], drawer: drawer)

        #expect(run.output.contains("lake.png is not shown: chafa could not draw it."))
        #expect(run.errors == warning + "lake.png is not shown: chafa could not draw it.\n")
    }

    // MARK: What is refused

    @Test func `pictures that cannot be shown are refused with a sentence`() async throws {
        try folder.put("<svg/>", in: "drawing.jpg")
        try folder.put("\u{89}", in: "empty.png")
        mkfifo(folder.path("pipe.png"), 0o600)
        var large = Album.png
        large.replaceSubrange(16..<24, with: [0, 0, 0x2E, 0xE0, 0, 0, 0x23, 0x28])
        try large.write(to: folder.url.appending(path: "large.png"))
        let endings = [
            "drawing.jpg": "it is an SVG drawing, not a PNG, JPEG, GIF, WebP or AVIF image",
            "empty.png": "it is not a PNG, JPEG, GIF, WebP or AVIF image",
            "pipe.png": "it could not be read: Invalid argument",
            "none.png": "it could not be read: No such file or directory",
            "large.png": "it has 108 megapixels; the limit is 50",
        ]

        for (name, ending) in endings {
            let image = Image(file: folder.path(name), alternative: "A picture")
            for options in [["--format", "html"], ["--images", "always"]] {
                let run = await Album.Run([image], options, drawer: ImageDrawerSpy())
                #expect(run.status == .success)
                #expect(run.errors == "\(warning)\(name) is not shown: \(ending).\n")
                #expect(run.output.contains("\(name) is not shown: \(ending)."))
            }
        }
    }

    @Test func `a file larger than 64 MB is not read`() async throws {
        try folder.put("", in: "huge.png")
        truncate(folder.path("huge.png"), 64_000_001)
        let image = Image(file: folder.path("huge.png"), alternative: "Huge")

        let run = await Album.Run([image], ["-o", folder.path("report.md")])

        #expect(run.errors == warning + "huge.png is not shown: it is larger than 64 MB.\n")
    }

    @Test func `formats for machines do not read pictures`() async {
        let image = Image(file: "/no/such/file.png", alternative: "None", key: "photos")

        let run = await Album.Run([image], ["--format", "json"])

        #expect(run.output.contains("\"file\": \"file.png\""))
        #expect(run.errors == "")
    }
}
