import Testing

@testable import SectionKit

struct ValueFormatterTests {
    private static let utc = ValueFormatter(zone: .utc)

    @Test(arguments: [
        (-1, "-1"), (0, "0"), (999, "999"), (-999, "-999"), (1_000, "1,000"), (-9_999, "-9,999"),
        (10_000, "10,000"), (-10_000, "-10,000"), (123_456, "123,456"), (1_234_567, "1,234,567"),
        (.max, "9,223,372,036,854,775,807"), (.min, "-9,223,372,036,854,775,808"),
    ])
    func `numbers of four or more digits are grouped`(number: Int, text: String) {
        #expect(number.grouped == text)
        #expect(Self.utc.text(of: .integer(number)) == text)
    }

    @Test(arguments: [-44, 2020, 12_345])
    func `a number that tells which one keeps its digits together`(number: Int) {
        #expect(Self.utc.text(of: .ordinal(number)) == String(number))
        #expect(Cell.ordinal(number).raw == .integer(number))
        #expect(Cell.ordinal(number).sortValue == Cell.integer(number).sortValue)
    }

    @Test(arguments: [
        (74_000_000_000, "US$74 billion"), (1_000_000_000, "US$1 billion"),
        (1_500_000_000, "US$1.5 billion"), (1_050_000_000, "US$1.05 billion"),
        (1_234_000_000, "US$1.234 billion"), (12_345_000_000_000, "US$12,345 billion"),
        (62_000_000, "US$62 million"), (6_700_000, "US$6.7 million"),
        (-500_000_000, "-US$500 million"),
    ])
    func `an amount is shown in its largest unit`(amount: Int, text: String) {
        #expect(ValueFormatter.money(amount, "USD") == text)
    }

    @Test(arguments: [
        (0, "US$0"), (999, "US$999"), (900_000, "US$900,000"), (-900_000, "-US$900,000"),
        (1_234_567, "US$1,234,567"), (12_345_600_000, "US$12,345.6 million"),
        (1_000_000_001, "US$1,000,000,001"), (.min, "-US$9,223,372,036,854,775,808"),
    ])
    func `an amount is shown exactly`(amount: Int, text: String) {
        #expect(ValueFormatter.money(amount, "USD") == text)
    }

    @Test func `other currencies are shown with their code`() {
        #expect(ValueFormatter.money(5_000_000, "EUR") == "EUR 5 million")
        #expect(ValueFormatter.money(-5, "EUR") == "-EUR 5")
    }

    @Test(arguments: [
        (0, "today"), (1, "tomorrow"), (-1, "yesterday"), (2, "in 2 days"), (-2, "2 days ago"),
        (12_345, "in 12,345 days"), (-12_345, "12,345 days ago"),
        (.min, "9,223,372,036,854,775,808 days ago"),
    ])
    func `a number of days is relative to now`(days: Int, text: String) {
        #expect(ValueFormatter.days(days) == text)
    }

    @Test(arguments: [
        (0, "0 min"), (59, "0 min"), (60, "1 min"), (3_600, "1 h"), (11_520, "3 h 12 min"),
        (86_400, "1 day"), (249_300, "2 days 21 h"), (863_999_999, "9,999 days 23 h"),
        (-11_520, "-3 h 12 min"), (.min, "-106,751,991,167,300 days 15 h"),
    ])
    func `a duration is shown in its two largest units`(seconds: Int, text: String) {
        #expect(ValueFormatter.duration(seconds) == text)
    }

    @Test(arguments: [
        (0, "0.0%"), (0.0004, "0.0%"), (0.125, "12.5%"), (0.5, "50.0%"), (0.9999, "99.9%"),
        (1, "100.0%"), (1e300, "1e+302%"),
        (.nan, "unknown"), (.infinity, "unknown"),
    ])
    func `a share is shown in percent`(share: Double, text: String) {
        #expect(ValueFormatter.share(share) == text)
    }

    @Test(arguments: [
        (9.5, "9:30 min/km"), (16.999, "17:00 min/km"), (1234, "1,234:00 min/km"),
        (-0.5, "-0:30 min/km"), (.infinity, "unknown"), (1e300, nil),
    ])
    func `a pace is shown in minutes and seconds`(minutes: Double, expected: String?) {
        let text = Self.utc.text(of: .measure(Measure(minutes, .minutePerKilometre, digits: 1)))
        #expect(text == expected || expected == nil && text?.hasSuffix(" min/km") == true)
    }

    @Test func `other values are shown unchanged`() throws {
        let link = try WebLink.test("https://example.com/a_b")

        #expect(Self.utc.text(of: .text("a *b*")) == "a *b*")
        #expect(Self.utc.text(of: .decimal(0.5)) == "0.5")
        #expect(Self.utc.text(of: .decimal(-1_234.25)) == "-1,234.25")
        #expect(Self.utc.text(of: .link(link)) == link.url)
        #expect(Self.utc.text(of: .badge(Badge("success", .positive))) == "success")
    }

    @Test func `a missing value has no text`() {
        #expect(Self.utc.text(of: .unknown) == "unknown")
        #expect(Self.utc.text(of: .empty) == nil)
        #expect(Self.utc.text(of: .text("")) == nil)
    }
}
