import Essentials
import Foundation
import Testing

@testable import SectionKit

/// Tables of a page, and the controls of long ones.
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

    @Test func `has a caption, and headers that say what they head`() throws {
        let page = try HTMLPage([.heading("Guests"), table(["2020-01-01T10:00:00Z"])])

        #expect(page.elements("caption").map(\.text) == ["Guests"])
        let headers = page.elements("th")
        #expect(headers.map(\.text) == ["#", "Name", "Date (UTC)", "Guest 0"])
        #expect(headers.compactMap { $0.attributes["scope"] } == ["col", "col", "col", "row"])
        #expect(page.elements("td").map(\.text) == ["0", "1 Jan 2020 10:00"])
    }

    @Test func `an address is a word that leads there, and itself in a list of links`() throws {
        let link = Cell.link(try .test("https://example.com/press/kit.pdf"))
        let columns = [Column("about", "About"), Column("url", "Link"), Column("year", "Year")]
        let row: [Cell] = [.text("Press kit"), link, .integer(2020)]
        let list = Table(columns: Array(columns.prefix(2)), rows: [row])

        let page = try HTMLPage([.table(list), .table(Table(columns: columns, rows: [row]))])

        #expect(page.elements("td").map(\.text) == ["example.com/press/kit.pdf", "link", "2020"])
    }

    @Test func `is there only if it has rows`() throws {
        #expect(try HTMLPage([table([])]).elements("table").isEmpty)
    }

    @Test(
        arguments: [
            (.hour, "2020-11-16T00:27:00Z"), (.day, "2020-11-16"), (.month, "2020-11"),
            (.quarter, nil), (.half, nil), (.year, "2020"),
        ] as [(PreciseDate.Precision, String?)])
    func `tells machines no more of a date than is known`(
        precision: PreciseDate.Precision,
        machine: String?
    ) throws {
        let page = try HTMLPage([table(["2020-11-16T00:27:00Z"], precision: precision)])

        // The first tells when the page was made.
        let times = page.elements("time").dropFirst()
        #expect(times.compactMap { $0.attributes["datetime"] } == [machine].compactMap(\.self))
    }

    @Test(arguments: [(7, 0), (8, 1)])
    func `has a search when it is long`(rows: Int, searches: Int) throws {
        let dates = Array(repeating: "2020-01-01T10:00:00Z", count: rows)

        let page = try HTMLPage([table(dates)])

        #expect(page.elements("input").count == searches)
        let controls = page.elements.filter { $0.attributes["role"] == "search" }
        #expect(controls.map { $0.attributes["hidden"] } == Array(repeating: "", count: searches))
    }

    @Test func `offers the years that are shown, the last one first`() throws {
        let dates = (0..<8).map { "20\(10 + $0 % 3)-12-31T23:30:00Z" }
        let zone = DisplayZone(name: "Asia/Tokyo", secondsEast: 32_400)

        let page = try HTMLPage([table(dates)], HTMLSurface(zone: zone))

        #expect(options(page) == ["All", "2013", "2012", "2011"])
        #expect(page.elements("select").first?.attributes["data-column"] == "2")
    }

    @Test(arguments: [
        (DatePart?.none, []), (.month, ["All", "Feb 2021", "Jan 2021", "Dec 2020"]),
        (.year, ["All", "2021", "2020"]),
    ])
    func `offers the part of dates that the column is chosen by, if any`(
        part: DatePart?,
        choices: [String]
    ) throws {
        let rows = try (0..<9).map { index in
            let month = ["2020-12", "2021-01", "2021-02"][index % 3]
            let date = try #require(ISO8601.date(from: "\(month)-11T10:00:00Z"))
            return [Cell.date(PreciseDate(date, precision: .day))]
        }
        let columns = [Column("day", "Day", filteredBy: part)]

        let page = try HTMLPage([.table(Table(columns: columns, rows: rows))])

        #expect(options(page) == choices)
    }

    @Test(arguments: [
        (Array(10...17), ["Oldest first", "Newest first"]),
        (Array(10...17).reversed(), ["Newest first", "Oldest first"]),
        ([10, 12, 11, 13, 14, 15, 16, 17], []),
    ])
    func `offers to turn round what is in order`(years: [Int], orders: [String]) throws {
        let dates = years.map { "20\($0)-06-01T10:00:00Z" } + ["unknown"]

        let page = try HTMLPage([table(dates)])

        #expect(options(page).filter { $0.hasSuffix("first") } == orders)
    }

    @Test func `has no choice of years and order without dates`() throws {
        let rows = (0..<20).map { [Cell.integer($0)] }

        let page = try HTMLPage([.table(Table(columns: [Column("n", "N")], rows: rows))])

        #expect(page.elements("input").count == 1)
        #expect(page.elements("select").isEmpty)
    }

    @Test func `links to an address in the words of its column`() throws {
        let link = try WebLink.test("https://example.com/a?b=c&d=e")

        let page = try HTMLPage([
            .table(Table(columns: [Column("v", "Video")], rows: [[.link(link)]])),
            .facts([Fact("w", "Website", .link(link))]),
        ])

        #expect(page.elements("a").map(\.text) == ["video", "example.com/a?b=c&d=e"])
        #expect(page.links == [link.url, link.url])
    }
}
