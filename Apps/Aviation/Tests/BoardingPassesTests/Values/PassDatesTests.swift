import Logbook
import Testing

@testable import BoardingPasses

/// The year of days that bar codes and passes write without one.
@Suite struct PassDatesTests {
    private func dates(
        _ day: Int, on context: String, year: Int? = nil, issued: (digit: Int, day: Int)? = nil
    ) -> [String] {
        PassDates(context: .on(context, year: year)).dates(
            of: .ofYear(day),
            issued: issued.map { PassDates.Issue(digit: $0.digit, day: .ofYear($0.day)) }
        ).map(\.text)
    }

    @Test func `a day is at most 31 days after the context`() {
        #expect(dates(32, on: "2026-01-01").first == "2026-02-01")
        #expect(dates(33, on: "2026-01-01").first == "2025-02-02")
    }

    @Test func `the same day a year earlier and later are the other readings`() {
        #expect(dates(92, on: "2026-04-10") == ["2026-04-02", "2025-04-02", "2027-04-02"])
    }

    @Test func `the year that a person gives counts`() {
        #expect(dates(92, on: "2026-04-10", year: 2014).first == "2014-04-02")
        #expect(dates(92, on: "2026-04-10", year: 2014).contains("2026-04-02"))
    }

    @Test func `a flight is on or after the day of issue`() {
        #expect(
            dates(2, on: "2026-06-01", issued: (digit: 5, day: 364))
                == ["2026-01-02", "2016-01-02"])
    }

    @Test func `the digit of the year of issue is that of the latest year that is not later`() {
        #expect(dates(100, on: "2026-06-01", issued: (6, 90)).first == "2026-04-10")
        #expect(dates(100, on: "2026-02-01", issued: (6, 90)).first == "2016-04-09")
        #expect(dates(100, on: "2026-03-30", issued: (6, 90)).first == "2026-04-10")
        #expect(dates(100, on: "2026-03-29", issued: (6, 90)).first == "2016-04-09")
    }

    @Test func `an issue ten years earlier is another reading`() {
        #expect(dates(100, on: "2026-06-01", issued: (3, 90)).contains("2013-04-10"))
    }

    @Test func `a day 366 is in a leap year`() {
        #expect(dates(366, on: "2026-04-10") == ["2024-12-31", "2020-12-31", "2028-12-31"])
        #expect(dates(366, on: "2026-04-10", year: 2023).first == "2024-12-31")
    }

    @Test(arguments: [0, 367, -1, 1000])
    func `a day that no year has is no date`(day: Int) {
        #expect(dates(day, on: "2026-04-10").isEmpty)
    }

    @Test func `a flight of a journey is on the day of the one before, or after new year`() throws {
        let code = CodeSample.resolution792[3].code
            .replacing("326J", with: "365J").replacing("327C", with: "001C")
            .replacing("1325BAC", with: "1364BAC")
        let legs = try BoardingPassCode(code).legs(.on("2018-04-02"))
        #expect(legs.map { $0[.date] } == ["2011-12-31", "2012-01-01"])
        #expect(
            legs.map(\.otherDates) == [
                ["2017-12-31", "2001-12-31"], ["2018-01-01", "2002-01-01"],
            ])
    }
}
