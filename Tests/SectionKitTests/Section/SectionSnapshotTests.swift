import Foundation
import SectionKit
import Testing

struct SectionSnapshotTests {
    /// Clears the screen, reverses the text and breaks the line.
    private static let hostile = "a\u{1B}[2J\u{202E}\u{9B}b\nc\u{7F}"

    @Test func `the text that these tests use is unsafe`() {
        #expect(Self.hostile.safe != Self.hostile)
    }

    @Test func `names and warnings are made safe`() {
        let text = Self.hostile

        let snapshot = SectionSnapshot(id: text, title: text, state: .loading, warnings: [text])

        #expect(snapshot.id == text.safe)
        #expect(snapshot.title == text.safe)
        #expect(snapshot.warnings == [text.safe])
    }

    @Test func `errors are made safe`() {
        let text = Self.hostile
        let error = SectionError(message: text, recovery: text)

        let snapshot = SectionSnapshot(id: "", title: "", state: .error(error))

        #expect(
            snapshot.state == .error(SectionError(message: text.safe, recovery: text.safe)))
    }

    @Test func `every text of every block is made safe`() throws {
        let hostile = try Self.blocks(saying: Self.hostile)
        let safe = try Self.blocks(saying: Self.hostile.safe)

        for (hostile, safe) in zip(hostile, safe) {
            let snapshot = SectionSnapshot(id: "", title: "", state: .success([hostile]))

            #expect(snapshot.state == .success([safe]))
        }
    }

    @Test func `values without text stay as they are`() throws {
        let link = try WebLink.test("https://example.com/a%20b")
        let date = PreciseDate(Date(timeIntervalSince1970: 1), precision: .hour)
        let values: [Cell] = [
            .integer(-1), .decimal(0.5), .date(date), .days(3), .link(link), .unknown, .empty,
        ]
        let block = Block.facts(values.enumerated().map { Fact("key\($0)", "Label", $1) })

        let snapshot = SectionSnapshot(id: "", title: "", state: .success([block]))

        #expect(snapshot.state == .success([block]))
    }

    @Test func `a new snapshot of a section is loading`() {
        let snapshot = SectionSnapshot(loading: WarningSection())

        #expect(snapshot == SectionSnapshot(id: "warning", title: "Warning", state: .loading))
    }

    @Test func `a snapshot of a success has the body and the warnings`() {
        let snapshot = SectionSnapshot(WarningSection(), .success(2))

        #expect(snapshot.state == .success([.heading("2")]))
        #expect(snapshot.warnings == ["2 left out"])
    }

    @Test func `a snapshot of an error has no warnings`() {
        let error = SectionError(message: "It is down.", recovery: "Try again.")

        let snapshot = SectionSnapshot(WarningSection(), .error(error))

        #expect(snapshot.state == .error(error))
        #expect(snapshot.warnings == [])
    }

    /// Blocks with the text in every place that can hold text from outside.
    private static func blocks(saying text: String) throws -> [Block] {
        let link = try WebLink.test("https://example.com")
        let spans: [InlineText.Span] = [
            .plain(text), .strong(text), .emphasis(text), .code(text), .link(link, text: text),
        ]
        let cells: [Cell] = [
            .text(text), .badge(Badge(text, .positive)), .money(1, currency: text),
        ]
        let columns = [Column(text, "Title"), Column("key", text), .people(text), .machines(text)]
        return [.heading(text)]
            + spans.map { .paragraph(InlineText([$0])) }
            + Notice.Level.allCases.map { .notice(Notice($0, InlineText(text))) }
            + [.facts([Fact(text, "Label", .empty)]), .facts([Fact("key", text, .empty)])]
            + cells.map { .facts([Fact("key", "Label", $0)]) }
            + cells.map { .table(Table(columns: [Column("key", "Title")], rows: [[$0]])) }
            + columns.map { .table(Table(columns: [$0], rows: [])) }
            + [.table(Table(key: text, columns: [], rows: []))]
    }
}

private struct WarningSection: Section {
    let id = "warning"
    let title = "Warning"

    func load(into output: some SectionOutput<Int>) async {}

    func body(for content: Int) -> [Block] {
        [.heading("\(content)")]
    }

    func warnings(for content: Int) -> [String] {
        ["\(content) left out"]
    }
}
