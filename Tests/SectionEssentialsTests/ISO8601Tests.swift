import Foundation
import SectionEssentials
import Testing

struct ISO8601Tests {
    @Test(arguments: [
        "2006-03-24T22:30:00Z", "2020-02-29T00:00:00Z", "1969-12-31T23:59:59Z",
        "1600-01-01T00:00:00Z", "2400-12-31T23:59:59Z", "2020-11-16T00:27:00+01:00",
        "2020-11-16T00:27:00-05:30", "2020-11-16T00:27:00+00:00", "2020-12-31T23:30:00-12:00",
    ])
    func `a date is parsed as Foundation parses it`(text: String) throws {
        let date = try Date(text, strategy: .iso8601)

        #expect(ISO8601.date(from: text) == date)
    }

    @Test(arguments: [
        "2006-03-24T22:30:00.000Z", "2006-03-24T22:30:00.5Z", "2006-03-24T22:30:00.999999999Z",
        "2006-03-24T23:30:00.123+01:00", "2006-03-24t22:30:00z", "2006-03-24 22:30:00Z",
    ])
    func `a fraction is dropped, and lower-case letters are accepted`(text: String) {
        #expect(ISO8601.date(from: text) == ISO8601.date(from: "2006-03-24T22:30:00Z"))
        #expect(ISO8601.date(from: text) != nil)
    }

    @Test(arguments: [
        "2021-02-29T00:00:00Z", "1900-02-29T00:00:00Z", "2020-02-30T00:00:00Z",
        "2020-04-31T00:00:00Z", "2020-00-01T00:00:00Z", "2020-13-01T00:00:00Z",
        "2020-01-00T00:00:00Z", "2020-01-32T00:00:00Z",
    ])
    func `a day that is not in the calendar is rejected`(text: String) {
        #expect(ISO8601.date(from: text) == nil)
    }

    @Test(arguments: [
        "", "Z", "2020", "2020-01-01", "2020-01-01T", "2020-01-01T00:00Z", "2020-01-01T00:00:00",
        "2020-01-01T24:00:00Z", "2020-01-01T00:60:00Z", "2020-01-01T00:00:61Z",
        "2020-01-01T00:00:00.Z", "2020-01-01T00:00:00,5Z", "2020-01-01T00:00:00+0100",
        "2020-01-01T00:00:00+01", "2020-01-01T00:00:00+24:00", "2020-01-01T00:00:00+01:60",
        "2020-01-01T00:00:00 Z", " 2020-01-01T00:00:00Z", "2020-01-01T00:00:00Z ",
        "2020-01-01T00:00:00ZZ", "20-01-01T00:00:00Z", "02020-01-01T00:00:00Z",
        "-020-01-01T00:00:00Z", "+020-01-01T00:00:00Z", "2020/01/01T00:00:00Z",
        "2020-1-01T00:00:00Z", "20200101T000000Z", "2020-W01-1T00:00:00Z", "٢٠٢٠-01-01T00:00:00Z",
        "2020-01-01T00:00:00🚀", "1577836800",
    ])
    func `text that is not an RFC 3339 date is rejected`(text: String) {
        #expect(ISO8601.date(from: text) == nil)
    }

    @Test func `a leap second is the first second of the next minute`() {
        #expect(
            ISO8601.date(from: "2016-12-31T23:59:60Z") == ISO8601.date(from: "2017-01-01T00:00:00Z")
        )
    }

    @Test func `dates are formatted as Foundation formats them`() {
        let dates = stride(from: -11_676_096_000, to: 13_601_088_000, by: 86_400 * 211 + 3_661)
            .map { Date(timeIntervalSince1970: Double($0)) }

        let wrong = dates.filter { ISO8601.text(from: $0) != $0.formatted(.iso8601) }

        #expect(dates.count > 1_300)
        #expect(wrong.isEmpty)
    }

    @Test func `formatted dates are parsed back`() {
        let dates = stride(from: -11_676_096_000, to: 13_601_088_000, by: 86_400 * 97 + 12_347)
            .map { Date(timeIntervalSince1970: Double($0)) }

        let wrong = dates.filter { ISO8601.date(from: ISO8601.text(from: $0)) != $0 }

        #expect(dates.count > 3_000)
        #expect(wrong.isEmpty)
    }

    @Test func `a fraction of a second is not formatted`() {
        #expect(ISO8601.text(from: Date(timeIntervalSince1970: 0.9)) == "1970-01-01T00:00:00Z")
        #expect(ISO8601.text(from: Date(timeIntervalSince1970: -0.1)) == "1969-12-31T23:59:59Z")
    }

    /// An offset can lead to a year of more digits than can be parsed.
    @Test func `years of more than four digits are formatted in full`() throws {
        let before = try #require(ISO8601.date(from: "0000-01-01T00:00:00+01:00"))
        let after = try #require(ISO8601.date(from: "9999-12-31T23:59:59-01:00"))

        #expect(ISO8601.text(from: before) == "-0001-12-31T23:00:00Z")
        #expect(ISO8601.text(from: after) == "10000-01-01T00:59:59Z")
    }

    @Test(arguments: [
        "1970-01-01T00:00", "2006-03-24T22:30", "1969-12-31T23:59", "2020-02-29 12:00",
    ])
    func `a time without an offset is as if it were in UTC`(text: String) throws {
        let date = try #require(ISO8601.date(from: text + ":00Z"))

        #expect(minute(text) == Int(date.timeIntervalSince1970) / 60)
    }

    @Test(arguments: [
        "", "2006-03-24", "2006-03-24T22:30:00", "2006-03-24T22:30Z", "2006-03-24T24:00",
        "2021-02-29T00:00", "2006-03-24T2230", "2006-03-24T22:3", "２006-03-24T22:30",
    ])
    func `any other text is not a time without an offset`(text: String) {
        #expect(minute(text) == nil)
    }

    private func minute(_ text: String) -> Int? {
        Array(text.utf8).withUnsafeBufferPointer(ISO8601.minute(from:))
    }
}
