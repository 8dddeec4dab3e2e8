import Foundation
import SectionKit
import Testing

struct MarkdownSurfaceTests {
    @Test func `heading levels increase from report to section to block`() {
        let inside = SectionState.success([Block.heading("Inside")])
        let text = MarkdownSurface().written(
            Report.test(
                SectionSnapshot(id: "a", title: "Section a", state: inside),
                SectionSnapshot(id: "b", title: "Section b", state: inside)))

        #expect(text.contains("\n\n## Section a\n\n### Inside\n"))
        #expect(text.contains("\n\n## Section b\n\n### Inside (Section b)\n"))
    }

    @Test func `a section that is alone gives the document its title`() {
        let text = Self.text(of: [.heading("Inside")])

        #expect(text.hasPrefix("# Section\n\n## Inside\n"))
    }

    @Test func `markup in a heading is escaped`() {
        #expect(Self.text(of: [.heading("<b> #")]).contains("\n## \\<b\\> \\#\n"))
    }

    @Test func `blocks are separated by one empty line`() throws {
        let text = try MarkdownSurface().text(of: Showcase.report())

        #expect(!text.contains("\n\n\n"))
        #expect(text.hasSuffix("\n"))
        #expect(!text.hasSuffix("\n\n"))
    }

    @Test(arguments: ["# x", "- x", "+ x", "1. x", "2) x", "> x", "===", "    x", "``` x", "| x |"])
    func `a paragraph is a paragraph, whatever it starts with`(line: String) {
        let paragraph =
            Self.text(of: [.paragraph(InlineText(line))])
            .split(separator: "\n").dropFirst().first.map(String.init) ?? ""

        #expect(paragraph.first.map { "#-+>=`| ".contains($0) } == false)
        #expect(paragraph.withoutEscapes == line.drop { $0 == " " })
        #expect(!paragraph.hasPrefix("1.") && !paragraph.hasPrefix("2)"))
    }

    @Test func `an unknown or missing fact says so`() {
        let facts = [Fact("a", "CEO", .unknown), Fact("b", "Site", .empty)]

        let text = Self.text(of: [.facts(facts)])

        #expect(text.contains("- **CEO:** unknown\n- **Site:** none\n"))
    }

    @Test func `a notice starts with its level`() {
        let words = [(Notice.Level.info, "Note"), (.warning, "Warning"), (.error, "Error")]

        for (level, word) in words {
            let text = Self.text(of: [.notice(Notice(level, "It *is*."))])

            #expect(text.contains("> **\(word):** It \\*is\\*.\n"))
        }
    }

    @Test func `a table without rows is left out`() {
        let empty = Table(columns: [Column("a", "A")], rows: [])

        let text = Self.text(of: [.heading("Before"), .table(empty), .heading("After")])

        #expect(text.contains("## Before\n\n## After\n"))
    }

    @Test func `references follow the section that uses them first`() throws {
        let text = try MarkdownSurface().text(of: Showcase.report())
        let lines = text.split(separator: "\n")

        let definitions = lines.filter { $0.hasPrefix("[") }.compactMap { $0.prefix { $0 != " " } }
        let numbers = text.split(separator: "][").dropFirst().map { $0.prefix { $0 != "]" } }

        #expect(definitions == ["[1]:", "[2]:", "[3]:", "[4]:"])
        #expect(Set(numbers) == ["1", "2", "3", "4"])
    }

    @Test func `the footer has the source and the date, in the zone`() {
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)

        let lines = MarkdownSurface(zone: zone).written(Self.report(of: [])).split(separator: "\n")

        #expect(lines.last == "Source: made up. Made on 1 Jan 1970 09:00 Asia/Tokyo.")
    }

    private static func text(of blocks: [Block]) -> String {
        MarkdownSurface().written(report(of: blocks))
    }

    private static func report(of blocks: [Block]) -> Report {
        Report(
            title: "Report",
            source: Report.Source(id: "test", summary: "made up."),
            generatedAt: Date(timeIntervalSince1970: 0),
            sections: [SectionSnapshot(id: "s", title: "Section", state: .success(blocks))]
        )
    }
}
