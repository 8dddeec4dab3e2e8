import FeatureTesting
import Foundation
import SectionEssentials
import Testing

@testable import SectionKit

struct TimeStepsTests {
    private static func labels(
        _ from: String,
        _ to: String,
        zone: DisplayZone = .utc
    ) throws -> [String] {
        let dates = try [from, to].map { try #require(PreciseDate($0)) }
        let axis = HorizontalAxis(
            .dates("time", "Time", dates), formatter: ValueFormatter(zone: zone), ascii: false)
        let (ticks, caption) = axis.ticks(columns: 100)
        return ticks.map(\.label) + [caption]
    }

    @Test(arguments: [
        (
            "2026-03-05T10:00:02Z", "2026-03-05T10:00:41Z",
            [
                "10:00:05", "10:00:10", "10:00:15", "10:00:20", "10:00:25", "10:00:30",
                "10:00:35", "10:00:40", "Time (UTC), 5 Mar 2026",
            ]
        ),
        (
            "2026-03-05T09:40:00Z", "2026-03-05T11:50:00Z",
            [
                "09:45", "10:00", "10:15", "10:30", "10:45", "11:00", "11:15", "11:30", "11:45",
                "Time (UTC), 5 Mar 2026",
            ]
        ),
        (
            "2026-03-05T20:00:00Z", "2026-03-07T05:00:00Z",
            [
                "6 Mar", "06:00", "12:00", "18:00", "7 Mar",
                "Time (UTC), 5 Mar 2026 – 7 Mar 2026",
            ]
        ),
        (
            "2025-12-30", "2026-01-03",
            ["30 Dec", "31 Dec", "1 Jan", "2 Jan", "3 Jan", "Time, 2025 – 2026"]
        ),
        (
            "2026-03-01", "2026-04-20",
            [
                "2 Mar", "9 Mar", "16 Mar", "23 Mar", "30 Mar", "6 Apr", "13 Apr", "20 Apr",
                "Time, 2026",
            ]
        ),
        (
            "2026-01", "2026-06",
            [
                "Jan 2026", "Feb 2026", "Mar 2026", "Apr 2026", "May 2026", "Jun 2026", "Time",
            ]
        ),
        (
            "2006", "2022",
            [
                "2006", "2008", "2010", "2012", "2014", "2016", "2018", "2020", "2022", "Time",
            ]
        ),
        ("2020", "2022", ["2020", "2021", "2022", "Time"]),
        ("2020", "2020", ["2020", "Time"]),
    ])
    func `ticks are at whole minutes, hours, days, weeks, months or years`(
        from: String, to: String, labels: [String]
    ) throws {
        #expect(try Self.labels(from, to) == labels)
    }

    @Test func `hours are those of the zone, and clocks can skip one`() throws {
        let rules = try #require(ZoneRules(rule: "CET-1CEST,M3.5.0,M10.5.0/3"))
        let zone = DisplayZone(name: "Europe/Berlin", rules: rules)

        // Clocks go from 02:00 to 03:00 on 29 March 2026.
        let spring = try Self.labels("2026-03-28T22:30:00Z", "2026-03-29T04:30:00Z", zone: zone)
        // Clocks go back from 03:00 to 02:00 on 25 October 2026.
        let autumn = try Self.labels("2026-10-24T21:30:00Z", "2026-10-25T03:30:00Z", zone: zone)

        #expect(
            spring == [
                "29 Mar", "01:00", "03:00", "04:00", "05:00", "06:00",
                "Time (Europe/Berlin), 28 Mar 2026 – 29 Mar 2026",
            ])
        #expect(autumn.count == 6 || autumn.count == 7)
        #expect(Set(autumn).count == autumn.count)
    }
}
