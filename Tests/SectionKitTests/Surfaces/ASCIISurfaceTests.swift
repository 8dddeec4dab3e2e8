import Foundation
import SectionKit
import Testing

/// Writes reports in ASCII with each surface.
struct ASCIISurfaceTests {
    @Test(arguments: [
        TerminalSurface(style: TerminalStyle(width: 80, ascii: true)) as any Surface,
        MarkdownSurface(zone: DisplayZone(name: "Zürich", secondsEast: 0), ascii: true),
        JSONSurface(ascii: true),
    ])
    func `a surface in ASCII writes only ASCII`(surface: any Surface) throws {
        let text = try surface.text(of: Showcase.report())

        #expect(text.utf8.allSatisfy { $0 == 0x0A || 0x20...0x7E ~= $0 })
    }

    @Test func `converting text to ASCII does not create markup`() {
        let report = Report.test(.showing("s", .heading("•not bold•"), .words("‚a‘ • b|c €")))

        let lines = MarkdownSurface(ascii: true).written(report).split(separator: "\n")

        #expect(lines.contains(#"## \*not bold\*"#))
        #expect(lines.contains(#"| 'a' \* b\|c EUR |"#))
    }

    @Test func `columns are aligned by the width of the converted text`() {
        let report = Report.test(.showing("s", .words("…", "a €", "東")))

        let rows = MarkdownSurface(ascii: true).written(report).split(separator: "\n")
            .filter { $0.hasPrefix("|") }

        #expect(rows.count == 5)
        #expect(Set(rows.map(\.count)).count == 1)
    }

    @Test func `CSV converts column keys like values`() throws {
        let table = Table(columns: [Column("größe", "Size")], rows: [[.text("5 €")]])

        let text = try CSVSurface(ascii: true).text(of: .test(.showing("s", .table(table))))

        #expect(text == "grosse\r\n5 EUR\r\n")
    }

    @Test func `escaped JSON has the same content`() throws {
        let plain = try JSONSurface().text(of: Showcase.report())
        let ascii = try JSONSurface(ascii: true).text(of: Showcase.report())

        #expect(plain != ascii)
        #expect(try Self.object(plain) == Self.object(ascii))
    }

    private static func object(_ json: String) throws -> NSDictionary? {
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
    }
}
