import FeatureTesting
import SectionKit
import Testing

/// The examples of the documentation comments, which quote these tests.
@Suite struct RiversSectionTests {
    @Test func `the recipe makes a section from the values of its options`() async throws {
        let options = OptionValues(["longer-than": "6350"])

        let shown = try await RiversSection.recipe.make(River.longest, options).loaded()

        #expect(shown.state.content?.table?.cells("name") == [.text("Nile"), .text("Amazon")])
    }

    @Test func `a section without rivers shows a notice`() async {
        let shown = await RiversSection(rivers: []).loaded()

        #expect(shown.state == .success([.notice(Notice(.info, "No river is that long."))]))
    }

    @Test func `a table of columns and rows equals a table of values`() {
        let table = Table(
            columns: [Column("name", "River"), Column("km", "Length (km)", alignment: .trailing)],
            rows: River.longest.map { [.text($0.name), .integer($0.length)] })

        #expect(table == River.table(of: River.longest))
    }

    @Test func `a surface writes the titles of the sections that show blocks`() throws {
        let blocks: [Block] = [
            .heading("Longest rivers"),
            .table(River.table(of: River.longest)),
            .notice(Notice(.info, "Sources disagree on the lengths.")),
        ]

        let section = SectionSnapshot(id: "rivers", title: "Rivers", state: .success(blocks))

        #expect(try TitlesSurface().text(of: .test(section)) == "Rivers\n")
    }

    @Test func `rivers of the same length are ordered by name`() throws {
        let order = try RiversSection.order.value(from: "desc")
        let rivers = [River(name: "Aa", length: 80), River(name: "Ems", length: 80)]

        let sorted = rivers.sorted { one, other in
            order.precedes(one.length, other.length)
                ?? order.precedes(one.name, other.name) ?? false
        }

        #expect(sorted.map(\.name) == ["Ems", "Aa"])
    }

    @Test func `a page says which of the rivers it shows`() throws {
        let rivers = River.longest
        let options = OptionValues(["limit": "2"])

        let page = try ListPage(options)
        let shown = page.part(of: rivers)
        let sentence = page.sentence(
            showing: shown.count, of: rivers.count,
            called: rivers.count.counted("river", "rivers"), in: "longest first")

        #expect(shown.map(\.name) == ["Nile", "Amazon"])
        #expect(sentence == "Showing 1–2 of 3 rivers, longest first.")
    }
}
