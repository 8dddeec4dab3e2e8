import FeatureTesting
import Foundation
import SectionEssentials
import SectionKit
import Testing

/// A block that a program brings: the days of a month on which something happened.
private struct Month: CustomBlock {
    let name: String
    let firstWeekday: Int
    let days: Int
    let marked: Set<Int>

    var content: [Block] {
        [
            .table(
                Table(
                    key: "days", columns: [Column("day", "Day")],
                    rows: marked.sorted().map { [.integer($0)] }))
        ]
    }

    func text(in context: DrawingContext) -> [InlineText] {
        let cells: [InlineText.Span] =
            Array(repeating: .plain("   "), count: firstWeekday)
            + (1...days).map { day in
                let text = day < 10 ? "  \(day)" : " \(day)"
                return marked.contains(day) ? .toned(.positive, text: text) : .plain(text)
            }
        let weeks = stride(from: 0, to: cells.count, by: 7).map { start in
            InlineText(Array(cells[start..<min(start + 7, cells.count)]))
        }
        return [InlineText(name)] + weeks
    }

    func html(in context: DrawingContext) -> HTMLMarkup {
        let days = HTMLMarkup(marked.sorted().map { "<li>\($0)</li>" as HTMLMarkup })
        return "<ol class=\"month\" title=\"\(name)\">\(days)</ol>\n"
    }

    static let css = ".month { list-style: none; } .month > li { color: var(--accent); }"
}

/// A block with a value that is for the person alone.
private struct Seat: CustomBlock {
    let seat: String

    var content: [Block] {
        [
            .facts([
                Fact("seat", "Seat", .text(seat)).keptPrivate,
                Fact("cabin", "Cabin", .text("Economy")),
            ])
        ]
    }

    func text(in context: DrawingContext) -> [InlineText] { ["[\(seat)]"] }
}

@Suite struct CustomBlockTests {
    private let may = Month(name: "May <1>", firstWeekday: 3, days: 31, marked: [1, 17])

    private func report(_ blocks: [Block]) -> Report {
        Report.test(SectionSnapshot(id: "test", title: "Test", state: .success(blocks)))
    }

    @Test func `a terminal shows its text, with the spaces that it draws with`() throws {
        let style = TerminalStyle(width: 40, color: true)

        let text = try TerminalSurface(style: style).text(of: report([Block(may)]))

        #expect(text.firstMatch(of: /\n {9}\u{1B}\[[0-9;]+m  1\u{1B}\[0m  2  3  4\n/) != nil)
        #expect(text.contains("\n  5  6  7  8  9 10 11\n"))
    }

    @Test func `what is wider than the terminal is wrapped`() throws {
        let wide = Seat(seat: Array(repeating: "word", count: 30).joined(separator: " "))

        let text = try TerminalSurface(style: TerminalStyle(width: 40)).text(
            of: report([Block(wide)]))

        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
        #expect(text.matches(of: /word/).count == 30)
    }

    @Test func `Markdown shows its text as it is drawn`() throws {
        let text = try MarkdownSurface().text(of: report([Block(may)]))

        #expect(text.contains("```text\nMay <1>\n           1  2  3  4\n"))
    }

    @Test func `a page has its markup, with texts escaped, and its rules once`() throws {
        let text = try HTMLSurface().text(of: report([Block(may), Block(may)]))

        #expect(
            text.contains("<ol class=\"month\" title=\"May &lt;1&gt;\"><li>1</li><li>17</li></ol>"))
        #expect(text.matches(of: /\.month \{/).count == 1)
        let rules = ".month { list-style: none; } .month > li { color: var(--accent); }"
        #expect(text.contains("<style>\(rules)</style>"))
        #expect(text.contains("sha256-\(SHA256.digest(of: rules.utf8).base64EncodedString())"))
    }

    @Test func `without markup of its own, a page shows its text`() throws {
        let text = try HTMLSurface().text(of: report([Block(Seat(seat: "<12A>"))]))

        #expect(text.contains("<pre>[&lt;12A&gt;]</pre>"))
    }

    @Test func `formats for machines have its content, with keys that are unique`() throws {
        let other = Table(key: "days", columns: [Column("day", "Day")], rows: [[.integer(3)]])

        let json = try JSONSurface().text(of: report([.table(other), Block(may)]))

        #expect(json.contains("\"days\""))
        #expect(json.contains("\"days_2\""))
        let csv = try CSVSurface().text(of: report([Block(may)]))
        #expect(csv == "day\r\n1\r\n17\r\n")
        #expect(ContentShape(of: [Block(may)]).tables == 1...1)
        #expect([Block(may)].table?.rows.count == 2)
    }

    @Test func `its text has no control characters, and is in ASCII where it must be`() throws {
        let bad = [Block(Seat(seat: "\u{1B}[31mÄ"))]

        let text = try TerminalSurface(style: TerminalStyle(width: 40)).text(of: report(bad))
        let ascii = try TerminalSurface(style: TerminalStyle(width: 40, ascii: true))
            .text(of: report(bad))
        let page = try HTMLSurface().text(of: report(bad))

        #expect(!text.contains("\u{1B}") && text.contains("Ä"))
        #expect(ascii.utf8.allSatisfy { $0 < 0x80 })
        #expect(!page.contains("\u{1B}"))
    }

    @Test func `without private values, the rest of its content stands in its place`() throws {
        let whole = report([Block(Seat(seat: "12A"))])

        let text = try TerminalSurface().text(of: whole.withoutPrivateValues)

        #expect(!text.contains("12A"))
        #expect(text.contains("Economy"))
    }

    @Test func `two are the same if they draw and say the same`() {
        #expect(Block(may) == Block(may))
        #expect(Block(may) != Block(Seat(seat: "1")))
        #expect(
            Block(may) != Block(Month(name: "June", firstWeekday: 3, days: 31, marked: [1, 17])))
    }

    @Test(arguments: [
        (0, 20, "Read  ........................................  0 of 20 (0.0%)"),
        (1, 1_000, "Read  #.......................................  1 of 1,000 (0.1%)"),
        (12, 20, "Read  ########################................  12 of 20 (60.0%)"),
        (999, 1_000, "Read  #######################################.  999 of 1,000 (99.9%)"),
        (25, 20, "Read  ########################################  20 of 20 (100.0%)"),
        (-3, 0, "Read  ........................................  0 of 0"),
    ])
    func `a progress bar is full only if all is done`(done: Int, total: Int, line: String) {
        let bar = ProgressBar(key: "read", title: "Read", done, of: total)

        #expect(bar.text(in: DrawingContext(ascii: true)).map(\.plainText) == [line])
    }

    @Test func `a progress bar without room is words`() {
        let bar = ProgressBar(key: "read", title: "Chapters that I have read", 3, of: 4)

        #expect(
            bar.text(in: DrawingContext(width: 40)).map(\.plainText)
                == ["Chapters that I have read: 3 of 4 (75.0%)"])
        #expect(
            bar.html(in: DrawingContext()).text.contains("<progress max=\"4\" value=\"3\" "))
    }

    @Test func `interpolated texts are escaped in markup`() {
        let markup: HTMLMarkup = "<b title=\"\("\"&'")\">\("<\u{7}>")\(3)\(0.5)\(Double.nan)</b>"

        #expect(markup.text == "<b title=\"&quot;&amp;&#39;\">&lt;&gt;30.50.0</b>")
    }
}
