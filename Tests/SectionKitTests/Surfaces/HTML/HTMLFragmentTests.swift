import SectionKit
import Testing

/// Sections as parts of a page that a host makes.
struct HTMLFragmentTests {
    private static let table = Table(
        columns: [Column("name", "Tea"), Column("page", "Page"), Column("year", "Year")],
        rows: [
            [.text("Sencha"), page(1), .ordinal(2020)], [.text(""), page(2), .ordinal(2021)],
            [.text("Assam"), .empty, .ordinal(2022)],
        ],
        identities: ["a&b", "two", nil], commands: ["remove", "tea"])

    private static func page(_ number: Int) -> Cell {
        WebLink("https://tea.example/\(number)").map { .link($0) } ?? .empty
    }

    private static func fragment(
        _ blocks: [Block], _ choices: TableChoice..., isAlone: Bool = false
    ) -> HTMLFragment {
        fragment(blocks, choices, isAlone: isAlone)
    }

    private static func fragment(
        _ blocks: [Block], _ choices: [TableChoice], isAlone: Bool = false
    ) -> HTMLFragment {
        let snapshot = SectionSnapshot(id: "teas", title: "Teas", state: .success(blocks))
        let links = HTMLLinks(
            details: { command in
                guard command == "tea" else { return nil }
                return { "/tea/\($0)" }
            },
            choices: choices,
            chosen: { choice in
                let order = choice.order.map { "\($0.column)-\($0.direction.rawValue)" }
                return "?\(choice.table)=\(order ?? "")&\(choice.words)&\(choice.page)"
            },
            search: { ("/teas", "search.\($0)", [("source", "a&b")]) }, orderName: \.self,
            whole: { table in table.lengthOption.map { "?\($0)=\(table.matching ?? 0)&x" } })
        return HTMLSurface().fragment(of: snapshot, isAlone: isAlone, links: links)
    }

    @Test func `a table with the first rows of a list leads to all`() {
        let first = Self.fragment([.table(Self.table.first(ofMatching: 1_200, setBy: "top"))])
        let all = Self.fragment([.table(Self.table.first(ofMatching: 3, setBy: "top"))])

        #expect(first.html.contains("<a href=\"?top=1200&amp;x\">All 1,200</a>"))
        #expect(!all.html.contains("top="))
    }

    /// Harvests, of which one has no year.
    private static let harvests = Table(
        key: "harvests",
        columns: [
            Column("name", "Tea"), Column("year", "Year"), .people("Weight"),
            Column("page", "Page"),
        ],
        rows: [
            [.text("Tea 10"), .ordinal(2020), .measure(Measure(9.5, .kilogram)), page(1)],
            [.text("tea 9"), .unknown, .measure(Measure(1200, .kilogram)), page(2)],
            [.text("Ägir"), .ordinal(2022), .measure(Measure(80, .kilogram)), page(3)],
            [.text("Assam"), .ordinal(1999), .empty, .empty],
        ])

    /// The names of the rows, in their order.
    private static func names(
        of table: String, by column: String, _ direction: ListOrder
    ) -> [String] {
        let order = TableChoice.Order(by: column, direction)
        return fragment([.table(harvests)], TableChoice(of: table, order: order)).html.split(
            separator: "<th scope=\"row\">"
        )
        .dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    @Test func `rows are sorted by their values, unknown ones last`() {
        #expect(
            Self.names(of: "harvests", by: "name", .asc)
                == ["Ägir", "Assam", "tea 9", "Tea 10"])
        #expect(
            Self.names(of: "harvests", by: "year", .desc)
                == ["Ägir", "Tea 10", "Assam", "tea 9"])
        #expect(
            Self.names(of: "harvests", by: "Weight", .asc)
                == ["Tea 10", "Ägir", "tea 9", "Assam"])
        let listed = ["Tea 10", "tea 9", "Ägir", "Assam"]
        #expect(Self.names(of: "harvests", by: "colour", .asc) == listed)
        #expect(Self.names(of: "others", by: "name", .asc) == listed)
    }

    @Test func `heads are links that sort, and say how the rows are sorted`() {
        let html = Self.fragment(
            [.table(Self.harvests)],
            TableChoice(of: "harvests", order: TableChoice.Order(by: "year", .desc))
        ).html
        #expect(html.contains("<table class=\"rows sorts\" data-order=\"harvests\">"))
        #expect(
            html.contains(
                "<th scope=\"col\" data-sort=\"desc\" aria-sort=\"descending\">"
                    + "<a href=\"?harvests=year-asc&amp;&amp;1\">Year</a></th>"))
        #expect(
            html.contains(
                "<th scope=\"col\" data-sort=\"asc\"><a href=\"?harvests=name-asc&amp;&amp;1\">Tea</a></th>"
            ))
        #expect(html.contains("<a href=\"?harvests=Weight-desc&amp;&amp;1\">Weight</a>"))
        #expect(html.contains("<th scope=\"col\">Page</th>"))
        #expect(html.contains("<td data-value=\"9.5\">"))
        #expect(!Self.fragment([.table(Self.table)]).html.contains("sort"))
    }

    /// 350 teas, in the order of their numbers.
    private static let many = Table(
        columns: [Column("name", "Tea"), Column("number", "Number")],
        rows: TableRows(count: 350) { [.text("Tea \($0)"), .integer($0)] },
        identities: RowIdentities((0..<350).map { "\($0)" }), commands: ["tea"])

    @Test func `a long table has pages, with links to the others`() {
        let first = Self.fragment([.table(Self.many)]).html
        #expect(first.components(of: "<tr data-id=") == 100)
        #expect(first.contains("<span aria-disabled=\"true\">Previous</span>"))
        #expect(first.contains("<p>Rows 1–100 of 350</p>"))
        #expect(first.contains("<a href=\"?rows=&amp;&amp;2\" rel=\"next\">Next</a>"))
        #expect(first.contains("<a href=\"?rows=&amp;&amp;4\">Last</a>"))
        let last = Self.fragment([.table(Self.many)], TableChoice(of: "rows", page: 99)).html
        #expect(last.components(of: "<tr data-id=") == 50)
        #expect(last.contains("<p>Rows 301–350 of 350</p>"))
        #expect(last.contains(">Tea 349</a>"))
    }

    @Test func `a long table is sorted and searched as a whole, in a form`() {
        let order = TableChoice.Order(by: "number", .desc)
        let html = Self.fragment(
            [.table(Self.many)], TableChoice(of: "rows", order: order, words: "tea 34", page: 1)
        ).html
        #expect(html.components(of: "<tr data-id=") == 14)
        #expect(html.contains(">14 of 350 rows</p>"))
        #expect(html.contains("name=\"search.rows\" value=\"tea 34\""))
        #expect(html.contains("<input type=\"hidden\" name=\"source\" value=\"a&amp;b\"/>"))
        #expect(html.contains("<tbody>\n<tr data-id=\"349\">"))
        // What sorts keeps the words; a page has no links to others.
        #expect(html.contains("?rows=number-asc&amp;tea 34&amp;1"))
        #expect(!html.contains("class=\"pages\""))
        let none = Self.fragment([.table(Self.many)], TableChoice(of: "rows", words: "cocoa")).html
        #expect(none.contains("No match among 350 rows."))
        #expect(none.contains("value=\"cocoa\""))
    }

    @Test func `a section alone on its page shows no title of its own`() {
        let shown = Self.fragment([]).html
        #expect(shown.contains("<h2 id=\"teas-title\">Teas</h2>"))
        let hidden = Self.fragment([], isAlone: true).html
        #expect(hidden.contains("<h2 id=\"teas-title\" class=\"unseen\">Teas</h2>"))
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
