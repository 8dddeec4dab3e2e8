import SectionKit
import Testing

/// Sections as parts of a page that a host makes.
struct HTMLFragmentTests {
    private static let table = Table(
        columns: [Column("name", "Tea"), Column("page", "Page"), Column("year", "Year")],
        rows: [
            [.text("Sencha"), page(1), .integer(2020)], [.text(""), page(2), .integer(2021)],
            [.text("Assam"), .empty, .integer(2022)],
        ],
        identities: ["a&b", "two", nil], commands: ["remove", "tea"])

    private static func page(_ number: Int) -> Cell {
        WebLink("https://tea.example/\(number)").map { .link($0) } ?? .empty
    }

    private static func fragment(_ blocks: [Block]) -> HTMLFragment {
        let snapshot = SectionSnapshot(id: "teas", title: "Teas", state: .success(blocks))
        return HTMLSurface().fragment(of: snapshot) { command, identity in
            command == "tea" ? "/tea/\(identity)" : nil
        }
    }

    @Test func `the first text of a row leads to its details`() {
        let html = Self.fragment([.table(Self.table)]).html
        #expect(html.contains("<th scope=\"row\"><a href=\"/tea/a&amp;b\">Sencha</a></th>"))
        #expect(html.contains("<a href=\"/tea/two\">2021</a>"))
        #expect(html.contains("<th scope=\"row\">Assam</th>"))
        #expect(html.components(of: "/tea/") == 2)
    }

    @Test func `a fragment names the files that only some sections need`() {
        let text = Self.fragment([.paragraph("No tea.")])
        #expect(text.scripts.isEmpty)
        #expect(text.styles.isEmpty)
        #expect(Self.fragment([.table(Self.table)]).scripts.count == 1)
    }
}

extension String {
    /// How often a text occurs.
    fileprivate func components(of text: String) -> Int {
        split(separator: text, omittingEmptySubsequences: false).count - 1
    }
}
