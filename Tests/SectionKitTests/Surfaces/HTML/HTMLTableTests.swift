import Foundation
import SectionEssentials
import Testing

@testable import SectionKit

/// Writes tables, with controls if they are long.
@Suite struct HTMLTableTests {
    private func table(_ dates: [String], precision: PreciseDate.Precision = .hour) -> Block {
        let rows = dates.enumerated().map { index, text -> [Cell] in
            let date = ISO8601.date(from: text).map { PreciseDate($0, precision: precision) }
            return [.integer(index), .text("Guest \(index)"), .date(orUnknown: date), .text("x")]
        }
        let columns = [
            Column("number", "#", alignment: .trailing), Column("name", "Name"),
            Column("date", "Date", filteredBy: .year), .machines("id"),
        ]
        return .table(Table(columns: columns, rows: rows, rowTitle: 1))
    }

    private func options(_ page: HTMLPage) -> [String] {
        page.elements("option").map(\.text)
    }

    @Test func `a table has a caption and headers with a scope`() throws {
        let page = try HTMLPage([.heading("Guests"), table(["2020-01-01T10:00:00Z"])])

        #expect(page.elements("caption").map(\.text) == ["Guests"])
        let headers = page.elements("th")
        #expect(headers.map(\.text) == ["#", "Name", "Date (UTC)", "Guest 0"])
        #expect(headers.compactMap { $0.attributes["scope"] } == ["col", "col", "col", "row"])
        #expect(page.elements("td").map(\.text) == ["0", "1 Jan 2020 10:00"])
    }

    @Test func `an address is a link with a word, or with itself in a list of links`() throws {
        let link = Cell.link(try .test("https://example.com/press/kit.pdf"))
        let columns = [Column("about", "About"), Column("url", "Link"), Column("year", "Year")]
        let row: [Cell] = [.text("Press kit"), link, .ordinal(2020)]
        let list = Table(columns: Array(columns.prefix(2)), rows: [row])

        let page = try HTMLPage([.table(list), .table(Table(columns: columns, rows: [row]))])

        #expect(page.elements("td").map(\.text) == ["example.com/press/kit.pdf", "link", "2020"])
    }

    @Test func `a table without rows is left out`() throws {
        #expect(try HTMLPage([table([])]).elements("table").isEmpty)
    }

    @Test(
        arguments: [
            (.hour, "2020-11-16T00:27:00Z"), (.day, "2020-11-16"), (.month, "2020-11"),
            (.quarter, nil), (.half, nil), (.year, "2020"),
        ] as [(PreciseDate.Precision, String?)])
    func `the datetime attribute has the precision of the date`(
        precision: PreciseDate.Precision,
        machine: String?
    ) throws {
        let page = try HTMLPage([table(["2020-11-16T00:27:00Z"], precision: precision)])

        // The first is the date of the page.
        let times = page.elements("time").dropFirst()
        #expect(times.compactMap { $0.attributes["datetime"] } == [machine].compactMap(\.self))
    }

    @Test(arguments: [(11, 0), (12, 1)])
    func `a long table has a search field`(rows: Int, searches: Int) throws {
        let dates = Array(repeating: "2020-01-01T10:00:00Z", count: rows)

        let page = try HTMLPage([table(dates)])

        #expect(page.elements("input").count == searches)
        let controls = page.elements.filter { $0.attributes["role"] == "search" }
        #expect(controls.map { $0.attributes["hidden"] } == Array(repeating: "", count: searches))
    }

    @Test func `a filter lists the years that are shown, the latest first`() throws {
        let dates = (0..<12).map { "20\(10 + $0 % 3)-12-31T23:30:00Z" }
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)

        let page = try HTMLPage([table(dates)], HTMLSurface(zone: zone))

        #expect(options(page) == ["All", "2013", "2012", "2011"])
        #expect(page.elements("select").first?.attributes["data-column"] == "2")
    }

    @Test(arguments: [
        (DatePart?.none, []), (.month, ["All", "Feb 2021", "Jan 2021", "Dec 2020"]),
        (.year, ["All", "2021", "2020"]),
    ])
    func `a filter lists the parts of dates by which the column is filtered`(
        part: DatePart?,
        choices: [String]
    ) throws {
        let rows = try (0..<12).map { index in
            let month = ["2020-12", "2021-01", "2021-02"][index % 3]
            let date = try #require(ISO8601.date(from: "\(month)-11T10:00:00Z"))
            return [Cell.date(PreciseDate(date, precision: .day))]
        }
        let columns = [Column("day", "Day", filteredBy: part)]

        let page = try HTMLPage([.table(Table(columns: columns, rows: rows))])

        #expect(options(page) == choices)
    }

    @Test(
        arguments: [
            (Array(10...17), "ascending"), (Array(10...17).reversed(), "descending"),
            ([10, 12, 11, 13], nil), ([10, 10, 10, 10], nil),
        ] as [([Int], String?)])
    func `the head of a date says how rows are sorted by it`(years: [Int], order: String?) throws {
        let dates = years.map { "20\($0)-06-01T10:00:00Z" } + ["unknown"]

        let page = try HTMLPage([table(dates)])

        let heads = page.elements("th").filter { $0.attributes["scope"] == "col" }
        #expect(heads.map { $0.attributes["data-sort"] } == ["desc", "asc", "desc"])
        // Without an order of dates, the rows are in that of their numbers.
        let numbers = order == nil ? "ascending" : nil
        #expect(heads.map { $0.attributes["aria-sort"] } == [numbers, nil, order])
    }

    @Test func `a few rows are not sorted, and hundreds scroll by themselves without a script`()
        throws
    {
        func boxes(_ count: Int) throws -> [String?] {
            let rows = (0..<count).map { [Cell.integer($0)] }
            let page = try HTMLPage([.table(Table(columns: [Column("n", "N")], rows: rows))])
            return (page.elements("div") + page.elements("table")).map { $0.attributes["class"] }
                .filter { $0 != "controls" }
        }
        #expect(try boxes(3) == ["scroll", "rows"])
        #expect(try boxes(4) == ["scroll", "rows sorts"])
        #expect(try boxes(300) == ["scroll long", "rows sorts"])
    }

    @Test func `a cell has the number that it is sorted by unless its text is that`() throws {
        let date = PreciseDate(Date(timeIntervalSince1970: 1_000_000), precision: .quarter)
        let cells: [Cell] = [
            .integer(999), .integer(1000), .duration(90), .date(date), .share(0.5), .text("7"),
            .money(7_000_000, currency: "EUR"), .unknown,
        ]
        let rows = Table(
            columns: [Column("n", "N"), Column("v", "V")], rows: cells.map { [.empty, $0] })

        let page = try HTMLPage([.table(rows)])

        #expect(
            page.elements("td").map { $0.attributes["data-value"] }
                == [nil, "1000", "90", "1000000000", "0.5", nil, "7000000", nil])
    }

    @Test func `a table without dates has no filter`() throws {
        let rows = (0..<20).map { [Cell.integer($0)] }

        let page = try HTMLPage([.table(Table(columns: [Column("n", "N")], rows: rows))])

        #expect(page.elements("input").count == 1)
        #expect(page.elements("select").isEmpty)
    }

    @Test func `the text of a link is the title of its column`() throws {
        let link = try WebLink.test("https://example.com/a?b=c&d=e")

        let page = try HTMLPage([
            .table(Table(columns: [Column("v", "Video")], rows: [[.link(link)]])),
            .facts([Fact("w", "Website", .link(link))]),
        ])

        #expect(page.elements("a").map(\.text) == ["video", "example.com/a?b=c&d=e"])
        #expect(page.links == [link.url, link.url])
    }
}
