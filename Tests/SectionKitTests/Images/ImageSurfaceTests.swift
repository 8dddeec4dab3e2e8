import Foundation
import Testing

@testable import SectionKit

/// Pictures that are not on the web, in every format, shown and only named.
@Suite struct ImageSurfaceTests {
    private let bytes: Data
    private let attribution: Attribution

    init() throws {
        bytes = try PictureSample.bytes("plain.png")
        attribution = Attribution(
            title: "The *lake*", author: "Ana <Novak>", licence: "CC BY-SA 4.0",
            licenceLink: try .test("https://licence.example/by-sa"),
            pageLink: try .test("https://photos.example/7"))
    }

    private var photo: Image {
        Image(
            file: "/home/ana/my photos/lake|1.png", alternative: "A lake",
            attribution: attribution, key: "photos")
    }

    private func report(_ blocks: Block...) -> Report {
        .test(SectionSnapshot(id: "s", title: "S", state: .success(blocks)))
    }

    private func shown(_ rendition: ImageRendition) -> Report {
        report(.image(photo)).showingImages { _ in rendition }
    }

    @Test func `a terminal without drawings has the name, the file and the attribution`() {
        let text = TerminalSurface().written(report(.image(photo)))

        #expect(
            text.contains(
                """
                A lake (lake|1.png)
                “The *lake*” <https://photos.example/7> by Ana <Novak>, CC BY-SA 4.0 \
                <https://licence.example/by-sa>

                """))
        #expect(!text.contains("home"))
    }

    @Test func `a terminal has the drawing above the caption`() {
        let text = TerminalSurface().written(shown(.drawn(["\u{1B}[31m▄\u{1B}[0m", "▄"])))

        #expect(text.contains("\u{1B}[31m▄\u{1B}[0m\n▄\nA lake\n“The *lake*”"))
    }

    @Test func `a picture that is refused says why, in every format for people`() {
        let reason = "lake is not shown: it is an SVG drawing."
        let report = shown(.refused(reason))

        for surface in [TerminalSurface(), MarkdownSurface(), HTMLSurface()] as [any Surface] {
            let text = surface.written(report)
            #expect(text.contains(reason))
            #expect(text.contains("A lake"))
            #expect(!text.contains("<img"))
        }
    }

    @Test func `Markdown refers to the copy`() {
        let text = MarkdownSurface().written(shown(.copied("a%20b_images/1.png")))

        #expect(
            text.contains(
                """
                ![A lake](a%20b_images/1.png)

                [“The \\*lake\\*”][1] by Ana \\<Novak\\>, [CC BY-SA 4.0][2]

                [1]: <https://photos.example/7>
                [2]: <https://licence.example/by-sa>

                """))
    }

    @Test func `Markdown without a copy has the name`() {
        let text = MarkdownSurface().written(report(.image(photo)))

        #expect(text.contains("\nA lake (lake\\|1.png)\n\n[“The"))
        #expect(!text.contains("!["))
    }

    @Test func `a page contains the picture with its size, and allows only such pictures`() throws {
        let report = shown(.embedded(bytes, try ImageHeader(bytes)))

        let text = HTMLSurface().written(report)

        #expect(
            text.contains(
                "<figure><details name=\"picture\"><summary>"
                    + "<img class=\"picture\" src=\"data:image/png;base64,"
                    + bytes.base64EncodedString()
                    + "\" alt=\"A lake\" width=\"37\" height=\"23\"/></summary></details><figcaption>"
                    + "<a href=\"https://photos.example/7\" rel=\"noopener noreferrer\">"
                    + "“The *lake*”</a> by Ana &lt;Novak&gt;, "))
        #expect(text.contains("; img-src data:;"))
    }

    @Test func `a page without pictures names them`() throws {
        let embedded = shown(.embedded(bytes, try ImageHeader(bytes)))

        for text in [
            HTMLSurface().written(report(.image(photo))),
            HTMLSurface(images: false).written(embedded),
        ] {
            #expect(text.contains("<p>A lake"))
            #expect(text.contains("by Ana &lt;Novak&gt;"))
            #expect(!text.contains("<img"))
        }
    }

    @Test func `a page contains a picture of the web only if it was fetched`() throws {
        let link = try WebLink.test("https://a.example/b.png")
        let patch = Image(link, alternative: "Patch")
        let table = Table(columns: [Column("patch", "Patch")], rows: [[.image(patch)], [.empty]])
        let rendition = ImageRendition.embedded(bytes, try ImageHeader(bytes))

        for block in [Block.image(patch), .table(table), .facts([Fact("a", "A", .image(patch))])] {
            let report = report(block)
            let (linking, page) = (
                HTMLSurface().written(report),
                HTMLSurface().written(report.containing([link: rendition]))
            )
            #expect(report.webPictures == [link])
            #expect(linking.contains("<a href=\"https://a.example/b.png\""))
            #expect(!linking.contains("<img"))
            #expect(
                page.contains("<img src=\"data:") || page.contains("<img class=\"picture\" src"))
            #expect(page.contains("; img-src data:;"))
            #expect(!page.contains("src=\"http"))
        }
    }

    @Test func `a picture on the web has its attribution, in a table too`() throws {
        let image = Image(
            try .test("https://a.example/b.png"), alternative: "Lake", attribution: attribution)
        let table = Table(columns: [Column("lake", "Lake")], rows: [[.image(image)]])

        for block in [Block.image(image), .table(table), .facts([Fact("a", "A", .image(image))])] {
            let page = HTMLSurface().written(report(block))
            #expect(page.contains("<figure><a href=\"https://a.example/b.png\""))
            #expect(page.contains("<figcaption><a href=\"https://photos.example/7\""))
        }
    }

    @Test func `JSON lists images by their key, with file names only`() {
        let plain = Image(bytes: bytes, alternative: "Bytes", key: "photos")
        let secret = Image(bytes: bytes, alternative: "No key")
        let text = JSONSurface().written(
            report(.image(photo), .fact, .image(secret), .image(plain)))

        #expect(
            text.contains(
                "      \"photos\": [\n        {\"url\": null, \"file\": \"lake|1.png\", ")
        )
        #expect(text.contains("\"author\": \"Ana <Novak>\", \"licence\": \"CC BY-SA 4.0\""))
        #expect(text.contains("\"alternative\": \"Bytes\", \"title\": null"))
        #expect(!text.contains("No key"))
        #expect(!text.contains("home"))
    }

    @Test func `a column of images has the attribution in CSV and JSON`() {
        let table = Table(
            columns: [Column("photo", "Photo", keys: .image)], rows: [[.image(photo)], [.empty]])

        #expect(
            CSVSurface().written(report(.table(table))) == """
                photo,photo_title,photo_author,photo_licence,photo_licence_url,photo_page_url\r
                lake|1.png,The *lake*,Ana <Novak>,CC BY-SA 4.0,https://licence.example/by-sa,\
                https://photos.example/7\r
                ,,,,,\r

                """)
        #expect(JSONSurface().written(report(.table(table))).contains("\"photo_page_url\": null"))
    }

    @Test func `a name from outside loses its control characters`() {
        let image = Image(
            file: "a/\u{1B}[31m\u{202E}gpj.exe", alternative: "x",
            attribution: Attribution(author: "A\u{1B}]8;;\u{07}"))

        #expect(image.fileName?.contains("\u{1B}") == false)
        let text = TerminalSurface().written(report(.image(image)))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.isBidiControl })
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `an attribution without a title or an author reads well`() throws {
        let page = try WebLink.test("https://photos.example/7")
        let cases: [(Attribution, String)] = [
            (Attribution(author: "Ana"), "By Ana"), (Attribution(licence: "CC0"), "CC0"),
            (Attribution(author: "Ana", licence: " ", pageLink: page), "Picture by Ana"),
            (Attribution(title: "Lake", licence: "CC0"), "“Lake”, CC0"),
            (Attribution(licenceLink: page), "https://photos.example/7"),
        ]
        for (attribution, words) in cases {
            #expect(attribution.caption.plainText == words)
        }
    }

    @Test func `an image in a file has the name of the file, and no address`() {
        let photo = Image(
            file: "photos/lake.jpg",
            alternative: "Lake Cerknica at low water",
            attribution: Attribution(title: "The lake", author: "Ana Novak", licence: "CC BY 4.0"),
            key: "photos"
        )

        #expect(photo.fileName == "lake.jpg")
        #expect(photo.link == nil)
        #expect(photo.name == "lake.jpg (“The lake” by Ana Novak, CC BY 4.0)")
        #expect(Cell.image(photo).raw == .text("lake.jpg"))
        #expect(Cell.image(Image(bytes: bytes, alternative: "x")).raw == .none)
    }

    @Test func `a fact shows its picture, and a table names it`() throws {
        let facts = report(.facts([Fact("lake", "Lake", .image(photo))]))
        let header = try ImageHeader(bytes)

        let page = HTMLSurface().written(facts.showingImages { _ in .embedded(bytes, header) })
        #expect(page.contains("<dd><figure><img src=\"data:image/png;base64,"))
        #expect(page.contains("; img-src data:;"))
        let text = MarkdownSurface().written(facts.showingImages { _ in .copied("a/1.png") })
        #expect(text.contains("- **Lake:** ![A lake](a/1.png) (“The \\*lake\\*” by Ana"))
        let table = report(
            .table(Table(columns: [Column("lake", "Lake")], rows: [[.image(photo)]])))
        let named = table.showingImages { _ in .embedded(bytes, header) }
        #expect(named == table)
        #expect(HTMLSurface().written(named).contains(">A lake (lake|1.png)<br/>"))
    }

    @Test func `pictures of the web are not read`() throws {
        let image = Image(try .test("https://a.example/b.png"), alternative: "Patch")
        let report = report(.image(image), .facts([Fact("a", "A", .image(image))]))

        let shown = report.showingImages { _ in
            Issue.record("a picture on the web was read")
            return nil
        }

        #expect(shown == report)
    }
}
