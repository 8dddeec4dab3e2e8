import Foundation
import SectionKit
import Testing

/// What each surface writes where nothing but ASCII may be written.
struct ASCIISurfaceTests {
    @Test(arguments: [
        TerminalSurface(style: TerminalStyle(width: 80, ascii: true)) as any Surface,
        MarkdownSurface(zone: DisplayZone(name: "Zürich", secondsEast: 0), ascii: true),
        JSONSurface(ascii: true),
    ])
    func `there is nothing but ASCII`(surface: any Surface) throws {
        let text = try surface.text(of: Showcase.report())

        #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    }

    @Test func `what is spelled in ASCII makes no markup of a text`() {
        let report = Report.test(.showing("s", .heading("•not bold•"), .words("‚a‘ • b|c €")))

        let lines = MarkdownSurface(ascii: true).written(report).split(separator: "\n")

        #expect(lines.contains(#"### \*not bold\*"#))
        #expect(lines.contains(#"| 'a' \* b\|c EUR |"#))
    }

    @Test func `columns line up as they are spelled`() {
        let report = Report.test(.showing("s", .words("…", "a €", "東")))

        let rows = MarkdownSurface(ascii: true).written(report).split(separator: "\n")
            .filter { $0.hasPrefix("|") }

        #expect(rows.count == 5)
        #expect(Set(rows.map(\.count)).count == 1)
    }

    @Test func `the columns of CSV are spelled like its values`() throws {
        let table = Table(columns: [Column("größe", "Size")], rows: [[.text("5 €")]])

        let text = try CSVSurface(ascii: true).text(of: .test(.showing("s", .table(table))))

        #expect(text == "grosse\r\n5 EUR\r\n")
    }

    @Test func `JSON says the same in escapes`() throws {
        let plain = try JSONSurface().text(of: Showcase.report())
        let ascii = try JSONSurface(ascii: true).text(of: Showcase.report())

        #expect(plain != ascii)
        #expect(try Self.object(plain) == Self.object(ascii))
    }

    private static func object(_ json: String) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    }
}
