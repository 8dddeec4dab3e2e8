import Foundation
import SectionEssentials
import Testing

@testable import SectionKit

/// The values that a table offers as filters.
struct TableValuesTests {
    private static let table = Table(
        columns: [
            Column("name", "Name"), Column("date", "Date", filteredBy: .year),
            Column("state", "State"),
            Column("map", "Map", shortcut: "m"),
        ],
        rows: [
            [
                .text("A"), date(2019), .badge(Badge("late", .negative)),
                .link(orEmpty: "https://a.example"),
            ],
            [.text("B"), date(2020), .badge(Badge("gone", .neutral)), .empty],
            [.text("C"), .unknown, .badge(Badge("late", .negative)), .empty],
        ])

    private static func date(_ year: Int) -> Cell {
        .date(PreciseDate(ISO8601.date(from: "\(year)-12-31T23:59:59Z") ?? .now, precision: .hour))
    }

    @Test func `a table counts each value of a column, for a date each year`() {
        #expect(Self.table.values(of: "state").map(\.text) == ["late", "gone"])
        #expect(Self.table.values(of: "state").map(\.count) == [2, 1])
        #expect(Self.table.values(of: "date").map(\.text) == ["2019", "2020"])
        #expect(Self.table.values(of: "nothing").isEmpty)
    }

    @Test(arguments: [
        (DatePart?.none, "2019-12-31T23:59:59Z"), (.year, "2019"), (.month, "2019-12"),
    ])
    func `a date counts as the part that its column is filtered by`(part: DatePart?, text: String) {
        let table = Table(
            columns: [Column("date", "Date", filteredBy: part)], rows: [[Self.date(2019)]])

        #expect(table.values(of: "date").map(\.text) == [text])
    }

    @Test func `a value has its codes in other columns`() {
        let table = Table(
            columns: [Column("airline", "Airline"), .machines("icao"), .machines("iata")],
            rows: [
                [.text("Iberia"), .text("IBE"), .text("IB")],
                [.text("Delta"), .text("DAL"), .empty], [.text("Iberia"), .text("IBE"), .empty],
            ])

        let values = table.values(of: "airline", codes: ["icao", "iata", "nothing"])

        #expect(values.map(\.text) == ["Iberia", "Delta"])
        #expect(values.map(\.codes) == [["IBE", "IB"], ["DAL"]])
        #expect(values.map(\.count) == [2, 1])
    }

    @Test func `a table has the link that a key opens in a row`() {
        #expect(Self.table.address(0, shortcut: "m")?.url == "https://a.example")
        #expect(Self.table.address(1, shortcut: "m") == nil)
        #expect(Self.table.address(0, shortcut: "x") == nil)
    }
}
