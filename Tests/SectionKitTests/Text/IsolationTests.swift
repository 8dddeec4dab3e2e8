import Testing

@testable import SectionKit

struct IsolationTests {
    @Test(arguments: ["חללית", "a חללית", "عمر 1", "ޞ", "ߞߊ", "𐤀", "𞤀"])
    func `a text with letters from right to left is isolated`(text: String) {
        #expect(text.isolated == "\u{2068}\(text)\u{2069}")
        #expect(text.isolated.displayWidth == text.displayWidth)
    }

    @Test(arguments: ["", "Falcon 9", "Türksat – 4A", "東京", "क्षि", "🚀", "\u{61F}", "٣"])
    func `other texts stay as they are`(text: String) {
        #expect(text.isolated == text)
    }

    @Test func `a name in a table does not move what is beside it`() throws {
        let table = Table(
            columns: [Column("name", "Name"), Column("date", "Date")],
            rows: [[.text("חללית"), .integer(7)], [.text("Kite"), .integer(8)]])
        let report = Report.test(
            SectionSnapshot(id: "names", title: "שם", state: .success([.table(table)])))
        let surfaces: [any Surface] = [
            JSONSurface(), CSVSurface(), MarkdownSurface(), HTMLSurface(),
        ]

        let text = try TerminalSurface().text(of: report)

        #expect(text.contains("\u{2068}חללית\u{2069}  "))
        #expect(text.contains("\u{2068}שם\u{2069}\n"))
        #expect(!text.contains("\u{2068}Kite"))
        let colored = try TerminalSurface(style: TerminalStyle(color: true)).text(of: report)
        #expect(
            colored.unicodeScalars.count { $0 == "\u{2068}" }
                == text.unicodeScalars.count { $0 == "\u{2068}" })
        for surface in surfaces {
            let text = try surface.text(of: report)
            #expect(!text.unicodeScalars.contains("\u{2068}"))
        }
    }
}
