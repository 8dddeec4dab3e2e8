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
        _ blocks: [Block], orders: [TableOrder] = [], isAlone: Bool = false
    ) -> HTMLFragment {
        let snapshot = SectionSnapshot(id: "teas", title: "Teas", state: .success(blocks))
        let links = HTMLLinks(
            details: { command in
                guard command == "tea" else { return nil }
                return { "/tea/\($0)" }
            },
            orders: orders,
            sorted: { "?\($0.table)=\($0.column)-\($0.order.rawValue)" }, orderName: \.self)
        return HTMLSurface().fragment(
            of: snapshot.sorted(by: orders), isAlone: isAlone, links: links)
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
    private static func names(_ orders: TableOrder...) -> [String] {
        fragment([.table(harvests)], orders: orders).html.split(separator: "<th scope=\"row\">")
            .dropFirst().map { String($0.prefix { $0 != "<" }) }
    }

    @Test func `rows are sorted by their values, unknown ones last`() {
        #expect(
            Self.names(TableOrder(of: "harvests", by: "name", .asc))
                == ["Ägir", "Assam", "tea 9", "Tea 10"])
        #expect(
            Self.names(TableOrder(of: "harvests", by: "year", .desc))
                == ["Ägir", "Tea 10", "Assam", "tea 9"])
        #expect(
            Self.names(TableOrder(of: "harvests", by: "Weight", .asc))
                == ["Tea 10", "Ägir", "tea 9", "Assam"])
        let listed = ["Tea 10", "tea 9", "Ägir", "Assam"]
        #expect(Self.names(TableOrder(of: "harvests", by: "colour", .asc)) == listed)
        #expect(Self.names(TableOrder(of: "others", by: "name", .asc)) == listed)
    }

    @Test func `heads are links that sort, and say how the rows are sorted`() {
        let html = Self.fragment(
            [.table(Self.harvests)], orders: [TableOrder(of: "harvests", by: "year", .desc)]
        ).html
        #expect(html.contains("<table class=\"rows sorts\" data-order=\"harvests\">"))
        #expect(
            html.contains(
                "<th scope=\"col\" data-sort=\"desc\" aria-sort=\"descending\">"
                    + "<a href=\"?harvests=year-asc\">Year</a></th>"))
        #expect(
            html.contains(
                "<th scope=\"col\" data-sort=\"asc\"><a href=\"?harvests=name-asc\">Tea</a></th>"))
        #expect(html.contains("<a href=\"?harvests=Weight-desc\">Weight</a>"))
        #expect(html.contains("<th scope=\"col\">Page</th>"))
        #expect(html.contains("<td data-value=\"9.5\">"))
        #expect(!Self.fragment([.table(Self.table)]).html.contains("sort"))
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
