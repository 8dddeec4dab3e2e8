import Foundation
import SectionKit
import Testing

/// Options that take dates and numbers.
struct DateOptionTests {
    private static let day = SectionOption<PreciseDate>(day: "on", summary: "when")
    private static let time = SectionOption<PreciseDate>(time: "at", summary: "when")
    private static let date = SectionOption<PreciseDate>(date: "about", summary: "when")
    private static let rating = SectionOption<Int>(
        "rating", placeholder: "N", summary: "how good", in: 1...5)

    @Test(arguments: [
        "2020-05-30", "0001-01-01", "2020-02-29", "2020-05", "2020-12", "2020", "2020-Q1",
        "2020-Q4", "2020-H1", "2020-H2", "2020-05-30T19:22:45Z", "1969-12-31T23:59:59Z",
    ])
    func `a date is written in the form in which it is read`(text: String) throws {
        let date = try #require(PreciseDate(text))

        #expect(date.description == text)
        #expect(PreciseDate(date.description) == date)
    }

    @Test(arguments: PreciseDate.Precision.allCases)
    func `a date of each precision is read back unchanged`(precision: PreciseDate.Precision) {
        // The first instant of a year is the start of every period in it.
        for seconds in [0.0, 1_577_836_800] {
            let date = PreciseDate(Date(timeIntervalSince1970: seconds), precision: precision)

            #expect(PreciseDate(date.description) == date)
        }
    }

    @Test(arguments: [
        "", " ", "2020-02-30", "2021-02-29", "2020-13", "2020-00", "20", "20200", "2020-5-30",
        "2020-Q5", "2020-Q", "Q1", "-Q1", "2020-Q1-01", "30.05.2020", "2020-05-30 ",
        "2020-05-30T19:22", "2020-05-30T25:00Z", "٢٠٢٠", "2020-05-30T19:22:00", "-020",
    ])
    func `an invalid date is refused`(text: String) {
        #expect(PreciseDate(text) == nil)
    }

    @Test(arguments: [
        "2020-05-30T19:22Z", "2020-05-30 19:22Z", "2020-05-30T21:22+02:00",
        "2020-05-30T19:22:00Z",
    ])
    func `a time may leave out its seconds but has an offset`(text: String) throws {
        let date = try Self.time.value(from: text)

        #expect(date.date == Date(timeIntervalSince1970: 1_590_866_520))
        #expect(Self.time.text(of: date) == "2020-05-30T19:22:00Z")
    }

    @Test func `each date option takes only dates of its precision`() throws {
        #expect(try Self.day.value(from: "2020-05-30").precision == .day)
        #expect(try Self.date.value(from: "2020-05").precision == .month)
        for text in ["2020-05", "2020", "2020-05-30T19:22Z"] {
            #expect(throws: UsageError.self) { try Self.day.value(from: text) }
        }
        #expect(throws: UsageError.self) { try Self.time.value(from: "2020-05-30") }
        #expect(throws: UsageError.self) { try Self.date.value(from: "2020-Q1") }
        #expect(
            Self.day.description.usageError(for: "soon").message
                == "'soon' is not valid for --on. Use a date, such as 2020-05-30.")
    }

    @Test func `a number option takes only numbers in its range`() throws {
        #expect(try Self.rating.value(from: "1") == 1)
        #expect(try Self.rating.value(from: "5") == 5)
        for text in ["0", "6", "", "2.5", "five"] {
            #expect(throws: UsageError.self) { try Self.rating.value(from: text) }
        }
        #expect(Self.rating.description.acceptedText == "a whole number from 1 to 5, such as 3")
    }
}
