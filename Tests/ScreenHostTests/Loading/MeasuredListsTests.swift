@testable import ScreenHost
import SectionKit
import Testing

/// Tests that long tables are shown as they were measured before.
@Suite struct MeasuredListsTests {
    private let typesetter = Typesetter(style: TerminalStyle(), zone: .utc)
    private let measured = MeasuredLists()

    @Test func `a long table in another order is laid out as before`() throws {
        let rows = 0..<MeasuredLists.longest + 1
        let first = content(table(rows.map { "Guest \($0)" }))
        #expect(shown(table(rows.map { "Guest \($0)" })) == nil)

        measured.keep(first)
        let again = table(rows.reversed().map { "Guest \($0)" })
        let sketch = try #require(shown(again))

        let exact = content(again)
        let lists = (sketch.lists[0].drawn, exact.lists[0].drawn)
        #expect(lists.0.row(0, lists.0.layout(in: 80)) == lists.1.row(0, lists.1.layout(in: 80)))
        #expect(lists.0.table.rows.count == rows.count)
    }

    @Test func `a table with other columns is measured, and so is a short one`() {
        let names = Array(repeating: "Ann", count: MeasuredLists.longest + 1)
        measured.keep(content(table(names)))

        #expect(shown(table(names)) != nil)
        #expect(shown(table(names, title: "Host")) == nil)
        #expect(shown(table(["Ann"])) == nil)
    }

    private func table(_ names: [String], title: String = "Guest") -> Table {
        Table(columns: [Column("name", title)], rows: names.map { [.text($0)] })
    }

    private func snapshot(_ table: Table) -> SectionSnapshot {
        SectionSnapshot(id: "guests", title: "Guests", state: .success([.table(table)]))
    }

    private func content(_ table: Table) -> PaneContent {
        PaneContent(snapshot(table), blocks: [.table(table)], typesetter: typesetter)
    }

    private func shown(_ table: Table) -> PaneContent? {
        measured.content(snapshot(table), blocks: [.table(table)], typesetter: typesetter)
    }
}
