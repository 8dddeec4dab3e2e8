import Foundation
import SectionEssentials
import Testing

@testable import SectionKit

struct DateFormattingTests {
    /// Half an hour before 2021 in UTC; it is already 2021 one hour to the east.
    private static let eve = ISO8601.date(from: "2020-12-31T23:30:00Z") ?? .distantPast
    private static let east = ValueFormatter(
        zone: DisplayZone(name: "Europe/Berlin", secondsEast: 3_600))

    @Test(arguments: [
        (PreciseDate.Precision.hour, "31 Dec 2020 23:30"), (.day, "31 Dec 2020"),
        (.month, "Dec 2020"), (.quarter, "Q4 2020"), (.half, "H2 2020"), (.year, "2020"),
    ])
    func `a date is shown at its precision`(precision: PreciseDate.Precision, text: String) {
        let date = PreciseDate(Self.eve, precision: precision)

        #expect(ValueFormatter(zone: .utc).date(date) == text)
    }

    @Test(arguments: [PreciseDate.Precision.day, .month, .quarter, .half, .year])
    func `a day or a period is the same in every zone`(precision: PreciseDate.Precision) {
        let date = PreciseDate(Self.eve, precision: precision)

        #expect(Self.east.date(date) == ValueFormatter(zone: .utc).date(date))
        #expect(Self.east.text(of: .date(date)) == ValueFormatter(zone: .utc).date(date))
    }

    @Test func `a time is shown in the zone, with its name`() {
        let date = PreciseDate(Self.eve, precision: .hour)

        #expect(Self.east.date(date) == "1 Jan 2021 00:30")
        #expect(Self.east.text(of: .date(date)) == "1 Jan 2021 00:30 Europe/Berlin")
    }

    @Test func `the UTC offset is that of the instant`() {
        let periods = [7_200, 0].map { ZoneRules.Period(offset: $0, abbreviation: "X") }
        let end = Int(Self.eve.timeIntervalSince1970)
        let rules = ZoneRules(periods: periods, changes: [.init(time: end, period: 1)], rule: nil)
        let summer = DisplayZone(name: "Zone", rules: rules)
        let formatter = ValueFormatter(zone: summer)

        #expect(formatter.date(PreciseDate(Self.eve - 1, precision: .hour)) == "1 Jan 2021 01:29")
        #expect(formatter.date(PreciseDate(Self.eve, precision: .hour)) == "31 Dec 2020 23:30")
    }

    @Test(arguments: [
        (1, "Q1 2022", "H1 2022"), (3, "Q1 2022", "H1 2022"), (4, "Q2 2022", "H1 2022"),
        (6, "Q2 2022", "H1 2022"), (7, "Q3 2022", "H2 2022"), (9, "Q3 2022", "H2 2022"),
        (10, "Q4 2022", "H2 2022"), (12, "Q4 2022", "H2 2022"),
    ])
    func `a month is in its quarter and half`(month: Int, quarter: String, half: String) throws {
        let date = try #require(ISO8601.date(from: "2022-\(month.padded(2))-01T00:00:00Z"))
        let formatter = ValueFormatter(zone: .utc)

        #expect(formatter.date(PreciseDate(date, precision: .quarter)) == quarter)
        #expect(formatter.date(PreciseDate(date, precision: .half)) == half)
    }

    @Test func `every month has its name`() throws {
        let names = try (1...12).map { month in
            let date = try #require(ISO8601.date(from: "2022-\(month.padded(2))-01T00:00:00Z"))
            return ValueFormatter(zone: .utc).date(PreciseDate(date, precision: .month))
        }

        #expect(
            names.map { $0.prefix(3) } == [
                "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
            ])
    }

    @Test func `the title of a column names the zone only if the column has times`() {
        let table = Table(
            columns: [Column("time", "Time"), Column("day", "Day"), .machines("precision")],
            rows: [
                [.empty, .date(PreciseDate(Self.eve, precision: .day)), .empty],
                [.date(PreciseDate(Self.eve, precision: .hour)), .empty, .empty],
            ]
        )

        let titles = HTMLColumns(table, formatter: Self.east).shown.map(\.title)

        #expect(titles == ["Time (Europe/Berlin)", "Day"])
    }
}
