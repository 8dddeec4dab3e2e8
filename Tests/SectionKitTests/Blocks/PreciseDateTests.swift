import Foundation
import SectionEssentials
import SectionKit
import Testing

struct PreciseDateTests {
    private static let now = ISO8601.date(from: "2020-03-01T12:00:00Z") ?? .distantPast

    @Test(arguments: [
        ("2020-03-01T00:00:00Z", 0), ("2020-03-01T23:59:59Z", 0), ("2020-02-29T23:59:59Z", -1),
        ("2020-03-02T00:00:00Z", 1), ("2019-03-01T12:00:00Z", -366), ("2021-03-01T12:00:00Z", 365),
    ])
    func `days are calendar days in UTC`(text: String, days: Int) throws {
        let date = try #require(ISO8601.date(from: text))

        #expect(PreciseDate(date, precision: .hour).days(from: Self.now) == days)
        #expect(PreciseDate(date, precision: .day).days(from: Self.now) == days)
    }

    @Test(arguments: [PreciseDate.Precision.month, .quarter, .half, .year])
    func `days are nil if the day is not known`(precision: PreciseDate.Precision) {
        #expect(PreciseDate(Self.now, precision: precision).days(from: Self.now) == nil)
    }

    @Test(arguments: [
        ("2019-12-31T23:59:59Z", 2019), ("2020-01-01T00:00:00Z", 2020),
        ("2020-01-01T00:30:00+01:00", 2019), ("1969-12-31T23:59:59Z", 1969),
    ])
    func `the year is in UTC`(text: String, year: Int) throws {
        let date = try #require(ISO8601.date(from: text))

        #expect(PreciseDate(date, precision: .year).year == year)
    }
}
