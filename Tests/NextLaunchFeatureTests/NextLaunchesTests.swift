import Foundation
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import NextLaunchFeature

/// Tests of which launches are next at noon on 15 June 2021.
@Suite struct NextLaunchesTests {
    private static let now = Date(timeIntervalSince1970: 1_623_758_400)

    @Test(
        arguments: [
            ("2021-06-15T12:00:01Z", .hour, true), ("2021-06-15T12:00:00Z", .hour, false),
            ("2021-06-15T00:00:00Z", .day, true), ("2021-06-14T00:00:00Z", .day, false),
            ("2021-06-01T00:00:00Z", .month, true), ("2021-05-01T00:00:00Z", .month, false),
            ("2021-04-01T00:00:00Z", .quarter, true), ("2021-01-01T00:00:00Z", .quarter, false),
            ("2021-01-01T00:00:00Z", .half, true), ("2020-07-01T00:00:00Z", .half, false),
            ("2021-01-01T00:00:00Z", .year, true), ("2020-01-01T00:00:00Z", .year, false),
        ] as [(String, PreciseDate.Precision, Bool)])
    func `the next launches are those whose dates are not over`(
        date: String,
        precision: PreciseDate.Precision,
        isAhead: Bool
    ) {
        let launch = Launch.sample(date: date, precision: precision, outcome: .upcoming)

        #expect(find([launch]).launches == (isAhead ? [launch] : []))
    }

    @Test(arguments: [Launch.Outcome.success, .failure, .unknown])
    func `the next launches are upcoming`(outcome: Launch.Outcome) {
        #expect(find([.sample(date: "2030-01-01T00:00:00Z", outcome: outcome)]).futureCount == 0)
    }

    @Test func `launches without a date are left out`() {
        #expect(find([.sample(outcome: .upcoming)]).futureCount == 0)
    }

    @Test func `the next launches are sorted by the ends of their dates`() {
        let all: [Launch] = [
            .sample("year", date: "2021-01-01T00:00:00Z", precision: .year, outcome: .upcoming),
            .sample("month", date: "2021-06-01T00:00:00Z", precision: .month, outcome: .upcoming),
            .sample("b", number: 2, date: "2021-06-20T00:00:00Z", outcome: .upcoming),
            .sample("a", number: 1, date: "2021-06-20T00:00:00Z", outcome: .upcoming),
            .sample("day", date: "2021-06-16T00:00:00Z", precision: .day, outcome: .upcoming),
        ]

        let names = find(all, count: 9).launches.map(\.name)

        #expect(names == ["day", "a", "b", "month", "year"])
    }

    @Test func `the list is limited to the count, and the total is not`() {
        let all = (1...5).map { day in
            Launch.sample(date: "2021-07-0\(day)T00:00:00Z", outcome: .upcoming)
        }

        let next = NextLaunches(
            all, count: 2, now: Self.now, unfetched: 40, warnings: ["Something is missing."])

        #expect(next.launches == Array(all.prefix(2)))
        #expect(next.futureCount == 45)
        #expect(next.warnings == ["Something is missing."])
    }

    @Test func `the latest date of the source is known`() throws {
        let all: [Launch] = [
            .sample(date: "2020-12-31T00:00:00Z"),
            .sample(date: "2020-10-01T00:00:00Z", precision: .quarter, outcome: .upcoming),
            .sample(),
        ]

        #expect(find(all).last?.formatted == "Q4 2020")
        #expect(find([]).last == nil)
    }

    private func find(_ launches: [Launch], count: Int = 1) -> NextLaunches {
        NextLaunches(launches, count: count, now: Self.now)
    }
}
