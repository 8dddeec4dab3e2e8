import Foundation
import SectionEssentials
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct YearToDateTests {
    @Test(arguments: [
        ("2021-06-15T12:00:00Z", "2020-06-15T12:00:00Z", true),
        ("2021-06-15T12:00:00Z", "2020-06-15T12:00:01Z", false),
        ("2021-06-15T12:00:00Z", "2020-01-01T00:00:00Z", true),
        ("2021-06-15T12:00:00Z", "2019-12-31T23:59:59Z", false),
        ("2020-02-29T12:00:00Z", "2019-02-28T23:59:59Z", true),
        ("2020-02-29T12:00:00Z", "2019-03-01T00:00:00Z", false),
        ("2021-02-28T12:00:00Z", "2020-02-29T00:00:00Z", false),
        ("2021-03-01T00:00:00Z", "2020-02-29T23:59:59Z", true),
    ])
    func `the year before ends at the same moment, even in leap years`(
        now: String,
        launch: String,
        counts: Bool
    ) throws {
        let thisYear = Launch.sample(date: "\(now.prefix(4))-01-02T00:00:00Z")

        let comparison = try #require(
            try compare([thisYear, .sample(date: launch, outcome: .failure), .old], now: now))

        #expect(comparison.thisYear == OutcomeCounts(1, 0))
        #expect(comparison.lastYear == (counts ? OutcomeCounts(0, 1) : OutcomeCounts()))
    }

    @Test func `flights later than now are not in the year to date`() throws {
        let launches: [Launch] = [
            .sample(date: "2020-05-01T00:00:00Z"), .sample(date: "2020-07-01T00:00:00Z"), .old,
        ]

        let comparison = try #require(try compare(launches, now: "2020-06-01T00:00:00Z"))

        let end = try date("2020-06-01T00:00:00Z")
        #expect(comparison.thisYear == OutcomeCounts(1, 0))
        #expect(comparison.end == end)
    }

    @Test(
        arguments: [
            ("2020-12-01T00:00:00Z", .hour, "2020-12-01T23:59:59Z", false),
            ("2020-12-01T00:00:00Z", .hour, "2020-12-02T00:00:00Z", true),
            ("2020-12-01T00:00:00Z", .month, "2020-12-31T00:00:00Z", false),
            ("2022-01-01T00:00:00Z", .year, "2020-12-31T23:59:59Z", false),
            ("2022-01-01T00:00:00Z", .year, "2021-01-01T00:00:00Z", true),
        ] as [(String, PreciseDate.Precision, String, Bool)])
    func `the year to date ends with the last flight if the source is behind`(
        planned: String,
        precision: PreciseDate.Precision,
        now: String,
        isBehind: Bool
    ) throws {
        let flown = Launch.sample(date: "2020-10-05T16:00:00Z")
        let plan = Launch.sample(date: planned, precision: precision, outcome: .upcoming)

        let comparison = try #require(try compare([flown], of: [plan, flown, .old], now: now))

        let end = try date(isBehind ? "2020-10-05T16:00:00Z" : now)
        #expect(comparison.isBehind == isBehind)
        #expect(comparison.end == end)
        #expect(comparison.year == 2020)
        #expect(comparison.thisYear == OutcomeCounts(1, 0))
    }

    @Test func `there is no year to date without launches to compare`() throws {
        let launch = Launch.sample(date: "2020-10-05T16:00:00Z")

        let noon = "2020-12-01T12:00:00Z"

        #expect(try compare([], now: noon) == nil)
        #expect(try compare([.sample()], now: noon) == nil)
        #expect(try compare([], of: [launch, .old], now: noon) == nil)
        #expect(try compare([launch], now: noon) == nil)
    }

    @Test(arguments: [
        ("2020-12-01T00:00:00Z", "2019-2020", true), ("2020-12-01T00:00:00Z", "2020", false),
        ("2020-12-01T00:00:00Z", "2019", false), ("2021-12-01T00:00:00Z", "2019-2020", false),
        ("2021-12-01T00:00:00Z", "2019-2021", true),
    ])
    func `there is no year to date if the filter excludes one of the years`(
        now: String,
        years: String,
        isThere: Bool
    ) throws {
        let launch = Launch.sample(date: "2020-10-05T16:00:00Z")

        let comparison = try compare([launch, .old], now: now, in: YearSet(years))

        #expect((comparison != nil) == isThere)
    }

    private func compare(
        _ flown: [Launch],
        of all: [Launch]? = nil,
        now: String,
        in years: YearSet? = nil
    ) throws -> YearToDate? {
        YearToDate(flown, of: all ?? flown, now: try date(now), in: LaunchFilter(years: years))
    }

    private func date(_ text: String) throws -> Date {
        try #require(ISO8601.date(from: text))
    }
}

extension Launch {
    /// A launch long ago, so that the source covers both years.
    fileprivate static let old = Launch.sample(date: "2010-06-04T18:45:00Z")
}
