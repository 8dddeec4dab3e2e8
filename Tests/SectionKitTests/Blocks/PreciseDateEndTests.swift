import SectionEssentials
import SectionKit
import Testing

@Suite struct PreciseDateEndTests {
    @Test(
        arguments: [
            ("2020-02-28T23:59:59Z", .hour, "2020-02-28T23:59:59Z", "28 Feb 2020 23:59 UTC"),
            ("2020-02-28T00:00:00Z", .day, "2020-02-29T00:00:00Z", "28 Feb 2020"),
            ("2020-12-31T10:00:00Z", .day, "2021-01-01T00:00:00Z", "31 Dec 2020"),
            ("2020-02-01T00:00:00Z", .month, "2020-03-01T00:00:00Z", "Feb 2020"),
            ("2020-12-31T00:00:00Z", .month, "2021-01-01T00:00:00Z", "Dec 2020"),
            ("2020-04-01T00:00:00Z", .quarter, "2020-07-01T00:00:00Z", "Q2 2020"),
            ("2020-12-31T00:00:00Z", .quarter, "2021-01-01T00:00:00Z", "Q4 2020"),
            ("2020-01-01T00:00:00Z", .half, "2020-07-01T00:00:00Z", "H1 2020"),
            ("2020-07-01T00:00:00Z", .half, "2021-01-01T00:00:00Z", "H2 2020"),
            ("2020-06-01T00:00:00Z", .year, "2021-01-01T00:00:00Z", "2020"),
        ] as [(String, PreciseDate.Precision, String, String)])
    func `a date ends with its period and is formatted at its precision`(
        start: String,
        precision: PreciseDate.Precision,
        end: String,
        words: String
    ) throws {
        let date = PreciseDate(try #require(ISO8601.date(from: start)), precision: precision)

        #expect(ISO8601.text(from: date.end) == end)
        #expect(date.formatted == words)
    }
}
