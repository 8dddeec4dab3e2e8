import Foundation
import SectionEssentials
@testable import SectionKit
import Testing

/// Rules in the form of the `TZ` variable.
@Suite struct ZoneRuleTests {
    @Test(arguments: [
        // The changes of 2021, just before and at each.
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2021-03-28T00:59:59Z", 3_600, "CET"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2021-03-28T01:00:00Z", 7_200, "CEST"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2021-10-31T00:59:59Z", 7_200, "CEST"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "2021-10-31T01:00:00Z", 3_600, "CET"),
        // South of the equator, summer spans the new year.
        ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2021-01-01T00:00:00Z", 46_800, "NZDT"),
        ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2021-07-01T00:00:00Z", 43_200, "NZST"),
        // Ireland: winter time is the exception, and behind.
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2021-07-01T00:00:00Z", 3_600, "IST"),
        ("IST-1GMT0,M10.5.0,M3.5.0/1", "2021-12-01T00:00:00Z", 0, "GMT"),
        // Half an hour, and numeric names.
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2021-07-01T00:00:00Z", 37_800, "+1030"),
        ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2021-12-01T00:00:00Z", 39_600, "+11"),
        // A time on the day before.
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2021-03-28T00:59:59Z", -7_200, "-02"),
        ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2021-03-28T01:00:00Z", -3_600, "-01"),
        // Day numbers without and with 29 February.
        ("AAA3BBB,J60/0,J300/0", "2020-03-01T02:59:59Z", -10_800, "AAA"),
        ("AAA3BBB,J60/0,J300/0", "2020-03-01T03:00:00Z", -7_200, "BBB"),
        ("AAA3BBB,59/0,300/0", "2020-02-29T03:00:00Z", -7_200, "BBB"),
        // All year (RFC 9636, section 3.3.2).
        ("XXX3EDT4,0/0,J365/23", "2020-12-31T23:59:59Z", -14_400, "EDT"),
        ("XXX3EDT4,0/0,J365/23", "2021-01-01T03:30:00Z", -14_400, "EDT"),
        // The default changes, if there are none.
        ("EST5EDT", "2021-07-01T00:00:00Z", -14_400, "EDT"),
        ("EST5EDT", "2021-12-01T00:00:00Z", -18_000, "EST"),
        // Never changed.
        ("JST-9", "2021-07-01T00:00:00Z", 32_400, "JST"),
        ("<+0545>-5:45", "2021-07-01T00:00:00Z", 20_700, "+0545"),
    ])
    func `a rule changes the clocks at its dates`(
        rule: String,
        time: String,
        offset: Int,
        name: String
    ) throws {
        let rules = try #require(ZoneRules(rule: rule))
        let date = try #require(ISO8601.date(from: time))

        #expect(rules.period(at: date) == ZoneRules.Period(offset: offset, abbreviation: name))
    }

    @Test(arguments: [
        "", "CET", "C1", "CET-", "-1", "CET-1CEST,M3.5.0", "CET-1CEST,M13.1.0,M10.5.0",
        "CET-1CEST,M3.6.0,M10.5.0", "CET-1CEST,M3.5.7,M10.5.0", "CET-1CEST,M3.5.0,M10.5.0 ",
        "CET-1CEST,M3.5.0,M10.5.0/x", "<CET-1", "CET-1:60", "CET-168", "CET-1CEST,J0,J5",
        "CET-1CEST,366,5", "Europe/Berlin", "ČET-1", "CET-१",
    ])
    func `an invalid rule is refused`(text: String) {
        #expect(ZoneRules(rule: text) == nil)
    }
}
