import Foundation
import SectionKit
import Testing

/// Writes hyperlinks (OSC 8).
@Suite struct TerminalLinkTests {
    private static let start = "\u{1B}]8;;https://example.com/a;b\u{1B}\\"
    private static let end = "\u{1B}]8;;\u{1B}\\"

    private let link = WebLink("https://example.com/a;b").map(Cell.link) ?? .empty

    @Test func `the title of a row links to its first address`() {
        let text = text(of: table(named: "Heron", [.empty, link]))

        #expect(text.contains("\(Self.start)Heron\(Self.end)"))
    }

    @Test func `the title of a row without an address is not a link`() {
        #expect(!text(of: table(named: "Heron", [.empty, .empty])).contains("\u{1B}"))
    }

    @Test func `an address in a column is a link with a word`() {
        let text = text(of: table(named: "Heron", [link, .empty]))

        #expect(text.contains("\(Self.start)webcast\(Self.end)"))
        #expect(text.contains("\nMission  Webcast\n"))
    }

    @Test func `an address in a list of links is shown`() {
        let list = Table(
            columns: [.machines("kind"), .people("About"), Column("url", "Link")],
            rows: [[.text("press_kit"), .text("Press kit"), link]],
            rowTitle: 1
        )

        let words = "https://example.com/a;b"
        #expect(text(of: .table(list)).contains("Press kit  \(Self.start)\(words)\(Self.end)\n"))
    }

    @Test(arguments: [40, 60])
    func `every line of a wrapped title is a link of the same width`(width: Int) {
        let name = String(repeating: "long name ", count: 20)

        let lines = text(of: table(named: name, [.empty, link]), width: width)
            .split(separator: "\n").filter { $0.contains("long") }

        #expect(lines.count > 3)
        for line in lines {
            #expect(line.contains(Self.start))
            let shown = line.replacing(Self.start, with: "").replacing(Self.end, with: "")
            #expect(shown.count <= width)
        }
    }

    @Test func `an address in a fact is shown and linked`() {
        let text = text(of: .facts([Fact("site", "Site", link)]))

        #expect(text.contains("Site  \(Self.start)https://example.com/a;b\(Self.end)\n"))
    }

    @Test func `a link in a sentence shows only its text`() throws {
        let address = try #require(link.link)
        let sentence = InlineText([.plain("See "), .link(address, text: "here"), .plain(".")])

        #expect(text(of: .paragraph(sentence)).contains("See \(Self.start)here\(Self.end).\n"))
    }

    @Test func `a terminal without hyperlinks gets none`() throws {
        let text = try TerminalSurface(style: TerminalStyle(width: 80)).text(of: Showcase.report())

        #expect(!text.contains("\u{1B}"))
    }

    private func table(named name: String, _ links: [Cell]) -> Block {
        .table(
            Table(
                columns: [
                    Column("name", "Mission"), Column("webcast", "Webcast", priority: 10),
                    Column("article", "Article", priority: 11),
                ],
                rows: [[.text(name)] + links],
                links: ["webcast", "article"]
            ))
    }

    private func text(of block: Block, width: Int? = nil) -> String {
        let surface = TerminalSurface(style: TerminalStyle(width: width, hyperlinks: true))
        return surface.text(of: SectionSnapshot(id: "s", title: "S", state: .success([block])))
    }
}

extension Cell {
    fileprivate var link: WebLink? {
        if case .link(let link) = self { link } else { nil }
    }
}
