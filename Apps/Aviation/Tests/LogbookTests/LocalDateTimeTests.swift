import SectionEssentials
import SectionKit
import Testing

@testable import Logbook

/// A date and time on the clock of a place.
@Suite struct LocalDateTimeTests {
    /// Central Europe, where clocks change at 01:00 UTC on the last Sundays of March and October.
    private static let berlin = ZoneRules(rule: "CET-1CEST,M3.5.0,M10.5.0/3").map {
        DisplayZone(name: "Europe/Berlin", rules: $0)
    }

    @Test(arguments: ["2024", "2024-06", "2024-06-14", "2024-06-14T10:05"])
    func `its text is what it was read from`(text: String) {
        #expect(LocalDateTime(text)?.text == text)
    }

    @Test(arguments: [
        "", "24", "2024-13", "2023-02-29", "2024-06-14T25:00", "2024-06-14T10:05Z", "2024-Q2",
        "2024-06-14T10:05:", "2024-06-14T10:05+02:00",
    ])
    func `an invalid text is none`(text: String) {
        #expect(LocalDateTime(text) == nil)
    }

    @Test func `seconds are dropped and a blank may replace the T`() {
        #expect(LocalDateTime("2024-06-14 10:05:59")?.text == "2024-06-14T10:05")
    }

    @Test func `its instant depends on the zone`() throws {
        let time = try #require(LocalDateTime("2024-06-14T10:05"))
        let zone = try #require(Self.berlin)

        #expect(time.instant(in: zone).map(ISO8601.text) == "2024-06-14T08:05:00Z")
        #expect(LocalDateTime("2024-06-14")?.instant(in: zone) == nil)
    }

    @Test(arguments: [
        // The hour that is skipped counts as if the clocks had not changed yet.
        ("2024-03-31T01:59", "2024-03-31T00:59:00Z"), ("2024-03-31T02:30", "2024-03-31T01:30:00Z"),
        ("2024-03-31T03:00", "2024-03-31T01:00:00Z"),
        // Of the hour that comes twice, the first is meant.
        ("2024-10-27T02:30", "2024-10-27T00:30:00Z"), ("2024-10-27T03:00", "2024-10-27T02:00:00Z"),
    ])
    func `a time on a day when clocks change is an instant`(text: String, instant: String) throws {
        let zone = try #require(Self.berlin)

        #expect(LocalDateTime(text)?.instant(in: zone).map(ISO8601.text) == instant)
    }

    @Test(arguments: ["2024-06-14T10:05", "2024-12-31T23:59", "1955-07-02T00:00"])
    func `the time of an instant is the time that it was made of`(text: String) throws {
        let zone = try #require(Self.berlin)
        let time = try #require(LocalDateTime(text))
        let instant = try #require(time.instant(in: zone))

        #expect(LocalDateTime(instant, in: zone) == time)
    }

    @Test func `less known dates come before more known ones of the same beginning`() {
        let dates = ["2024-01-01T00:00", "2023", "2024", "2024-01", "2024-01-01"]

        #expect(
            dates.compactMap(LocalDateTime.init).sorted().map(\.text)
                == ["2023", "2024", "2024-01", "2024-01-01", "2024-01-01T00:00"])
    }

    @Test(arguments: [-43_200, -12_600, 0, 7_200, 50_400, 93_599])
    func `a time has passed in a zone when its instant has`(offset: Int) throws {
        let zone = DisplayZone(name: "X", secondsEast: offset)
        let time = try #require(LocalDateTime("2024-06-14T10:05"))
        let instant = try #require(time.instant(in: zone))

        for hours in [-100, -27, -26, -25, -1, 0, 1, 25, 26, 27, 100] {
            let now = instant.addingTimeInterval(Double(hours) * 3_600)
            #expect(time.isPast(in: zone, at: now) == (hours >= 0))
            #expect(time.isPast(in: zone, at: now.addingTimeInterval(-1)) == (hours > 0))
        }
        #expect(LocalDateTime("2024-06-14")?.isPast(in: zone, at: instant) == nil)
    }

    @Test func `the minutes between two times are those of their clock`() throws {
        let time = try #require(LocalDateTime("2024-03-01T00:10"))

        #expect(time.minutes(since: LocalDateTime("2024-02-29T23:50")) == 20)
        #expect(time.minutes(since: LocalDateTime("2024-03-01T01:00")) == -50)
        #expect(time.minutes(since: LocalDateTime("2024-03-01")) == nil)
        #expect(time.minutes(since: nil) == nil)
        #expect(LocalDateTime("2024")?.minutes(since: time) == nil)
    }
}
