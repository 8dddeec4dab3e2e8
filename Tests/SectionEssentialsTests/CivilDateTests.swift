import Foundation
import SectionEssentials
import Testing

struct CivilDateTests {
    /// The day numbers from 1 January 1600 to 31 December 2400.
    private static let days = -135_140...157_419

    /// The period after which the Gregorian calendar repeats.
    private static let cycle = (years: 400, days: 146_097)

    @Test func `the days from 1600 to 2400 match Foundation`() {
        let dates = stride(from: Self.days.lowerBound, through: Self.days.upperBound, by: 5).map {
            Date(day: $0, second: $0 * 7_919 & 0xFFFF)
        }

        let wrong = dates.filter { CivilDate($0).fields != Calendar.utc.fields(of: $0) }

        #expect(wrong.isEmpty)
    }

    @Test func `leap days and the days around them match Foundation`() {
        let dates = (1600...2400).flatMap { year in
            let march = CivilDate.dayNumber(year: year, month: 3, day: 1)
            return (march - 2...march).map { Date(day: $0) }
        }

        let wrong = dates.filter { CivilDate($0).fields != Calendar.utc.fields(of: $0) }

        #expect(wrong.isEmpty)
    }

    @Test func `a civil day has the day number it was created from`() {
        let wrong = stride(from: -1_000_000, through: 1_000_000, by: 97).filter { day in
            let civil = CivilDate(Date(day: day))
            return day
                != CivilDate.dayNumber(year: civil.year, month: civil.month, day: civil.day)
                || day != CivilDate.dayNumber(of: Date(day: day, second: 86_399))
        }

        #expect(wrong.isEmpty)
    }

    /// Foundation uses the Julian calendar before 1582, so these days are compared with today's.
    @Test(arguments: [-30, -6, -5, 5, 100])
    func `days in the far past and future follow the same cycle as today`(cycles: Int) {
        for day in stride(from: 0, to: Self.cycle.days, by: 89) {
            let civil = CivilDate(Date(day: day))
            let far = CivilDate(Date(day: day + cycles * Self.cycle.days))

            #expect(far.year == civil.year + cycles * Self.cycle.years)
            #expect(far.fields.dropFirst() == civil.fields.dropFirst())
        }
    }

    @Test func `half a second before the epoch is in the last second of 1969`() {
        let date = Date(timeIntervalSince1970: -0.5)

        #expect(CivilDate(date).fields == [1969, 12, 31, 23, 59, 59])
        #expect(CivilDate.dayNumber(of: date) == -1)
    }

    @Test(arguments: [-43_200, -12_600, 0, 3_600, 20_700, 50_400])
    func `an offset shifts the time of day`(offset: Int) throws {
        var calendar = Calendar.utc
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: offset))
        for hour in stride(from: 0, to: 24 * 366, by: 7) {
            let date = Date(day: 18_262, second: hour * 3_600)

            #expect(CivilDate(date, offset: offset).fields == calendar.fields(of: date))
        }
    }

    @Test(arguments: [1600, 1700, 1900, 1999, 2000, 2004, 2023, 2024, 2100, 2400])
    func `the lengths of months match Foundation`(year: Int) throws {
        for month in 1...12 {
            let first = DateComponents(year: year, month: month, day: 1)
            let date = try #require(Calendar.utc.date(from: first))
            let days = try #require(Calendar.utc.range(of: .day, in: .month, for: date))

            #expect(CivilDate.days(inMonth: month, of: year) == days.count)
        }
    }

    @Test(arguments: [
        Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ])
    func `a date far outside the calendar is clamped`(seconds: Double) {
        let civil = CivilDate(Date(timeIntervalSince1970: seconds))

        #expect((1...12).contains(civil.month))
        #expect((1...31).contains(civil.day))
    }
}

extension CivilDate {
    fileprivate var fields: [Int?] {
        [year, month, day, hour, minute, second]
    }
}

extension Calendar {
    fileprivate static let utc: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    fileprivate func fields(of date: Date) -> [Int?] {
        let parts = dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second]
    }
}

extension Date {
    fileprivate init(day: Int, second: Int = 0) {
        self.init(timeIntervalSince1970: Double(day * 86_400 + second))
    }
}
