import Foundation
import Testing

/// Tests of the archive's statistics, against a recount of the launches in the program's JSON; dates
/// are compared as text, because all have one format.
@Suite struct StatisticsRecountTests {
    private static let filters = [
        [], ["--year=2018-2020"], ["--year=2021,2022"], ["--year=2020"], ["--rocket=falcon 1"],
        ["--rocket=heavy"], ["--search=39A"], ["--past"], ["--upcoming"], ["--outcome=failure"],
    ]

    @Test(arguments: filters, ["1600000000", "1583020799", "1800000000"])
    func `the statistics match a recount of the listed launches`(filter: [String], now: String)
        async throws
    {
        let environment = ["SOURCE_DATE_EPOCH": now]
        let list = await InProcess(
            ["launches", "--sort=asc", "--format=json"] + filter, environment: environment)
        let run = await InProcess(
            ["statistics", "--format=json"] + filter, environment: environment)

        let launches = try ReportDocument(list.stdout).launches
        let statistics = try StatisticsDocument(run.stdout)
        Self.check(statistics.facts, launches)
        Self.check(statistics.launches_per_year, launches) {
            $0.date_utc.map { String($0.prefix(4)) }
        }
        Self.check(statistics.rockets, launches, by: \.rocket)
        Self.check(statistics.launch_sites, launches, by: \.launchpad)
        Self.check(statistics.year_to_date, launches, to: statistics.facts.year_to_date_end)
        let ends = (statistics.longest_success_run + statistics.shortest_turnaround).map(\.span)
        #expect(
            ends == Array(repeating: ["from", "to"], count: ends.count / 2).joined().map { $0 })
    }

    private typealias Launch = ReportDocument.Launch

    private static func check(_ facts: StatisticsDocument.Facts, _ launches: [Launch]) {
        let outcomes = launches.map(\.outcome)
        #expect(facts.successes == outcomes.count { $0 == "success" })
        #expect(facts.failures == outcomes.count { $0 == "failure" })
        #expect(facts.unknown == outcomes.count { $0 == "unknown" })
        #expect(facts.upcoming == outcomes.count { $0 == "upcoming" })
        #expect(facts.launches == outcomes.count - facts.upcoming)

        let runs = outcomes.filter { $0 != "unknown" && $0 != "upcoming" }
            .split { $0 == "failure" }
        #expect(facts.longest_success_run == runs.map(\.count).max() ?? 0)

        let flown = launches.filter { $0.outcome != "upcoming" }
        let times = zip(flown, flown.dropFirst()).compactMap { one, next -> Int? in
            guard
                one.date_precision == "hour", next.date_precision == "hour",
                let start = one.date_utc.flatMap({ try? Date($0, strategy: .iso8601) }),
                let end = next.date_utc.flatMap({ try? Date($0, strategy: .iso8601) })
            else { return nil }
            return Int(end.timeIntervalSince(start))
        }
        #expect(facts.shortest_turnaround_seconds == times.min())
    }

    /// Compares the counts of each group with a recount.
    private static func check(
        _ counts: [StatisticsDocument.Count],
        _ launches: [Launch],
        by name: (Launch) -> String?
    ) {
        for count in counts {
            let label = count.year.map(String.init) ?? count.rocket ?? count.launchpad
            let outcomes = launches.filter { name($0) == label }.map(\.outcome)
            #expect(count.successes == outcomes.count { $0 == "success" })
            #expect(count.failures == outcomes.count { $0 == "failure" })
            #expect(count.unknown == outcomes.count { $0 == "unknown" })
            #expect(count.upcoming == outcomes.count { $0 == "upcoming" })
        }
        #expect(counts.compactMap(\.year) == counts.compactMap(\.year).sorted())
        #expect(counts.compactMap(\.launches) == counts.compactMap(\.launches).sorted(by: >))
        let total = counts.reduce(0) { $0 + $1.successes + $1.failures + $1.unknown }
        #expect(total == launches.count { $0.outcome != "upcoming" })
    }

    /// Compares the counts of two years with a recount of launches up to the end of the year to date.
    private static func check(
        _ counts: [StatisticsDocument.Count],
        _ launches: [Launch],
        to end: String?
    ) {
        #expect(counts.isEmpty == (end == nil))
        for count in counts {
            let outcomes = launches.filter { launch in
                guard let end, let date = launch.date_utc else { return false }
                return date.hasPrefix("\(count.year ?? 0)") && date.dropFirst(4) <= end.dropFirst(4)
            }.map(\.outcome)
            #expect(count.successes == outcomes.count { $0 == "success" })
            #expect(count.failures == outcomes.count { $0 == "failure" })
            #expect(count.unknown == outcomes.count { $0 == "unknown" })
        }
    }
}
