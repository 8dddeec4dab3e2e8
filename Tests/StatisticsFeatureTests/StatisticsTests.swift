import FeatureTesting
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

/// Tests of the statistics of launches counted by hand, at noon on 15 June 2021.
@Suite struct StatisticsTests {
    @Test func `launches are counted by outcome, upcoming ones separately`() {
        let total = count().total

        #expect(total == OutcomeCounts(7, 1, 1, upcoming: 1))
        #expect(total.launches == 9)
    }

    @Test(arguments: [
        (OutcomeCounts(7, 1), 0.875), (OutcomeCounts(7, 1, 5, upcoming: 9), 0.875),
        (OutcomeCounts(0, 2), 0),
        (OutcomeCounts(3, 0, 1), 1), (OutcomeCounts(0, 0, 1, upcoming: 1), nil),
        (OutcomeCounts(), nil),
    ])
    func `the success rate is of known outcomes`(
        counts: OutcomeCounts,
        rate: Double?
    ) {
        #expect(counts.successRate == rate)
    }

    @Test func `the statistics have the records`() {
        let statistics = count()

        #expect(statistics.longestRun?.first.name == "C")
        #expect(statistics.longestRun?.last.name == "H")
        #expect(statistics.longestRun?.count == 5)
        #expect(statistics.shortestTurnaround?.first.name == "C")
        #expect(statistics.shortestTurnaround?.last.name == "D")
        #expect(statistics.shortestTurnaround?.seconds == 194_400)
    }

    @Test func `this year is compared with the last up to the same moment`() {
        let comparison = count().yearToDate

        #expect(comparison?.year == 2021)
        #expect(comparison?.thisYear == OutcomeCounts(1, 0))
        #expect(comparison?.lastYear == OutcomeCounts(3, 0, 1))
        #expect(comparison?.isBehind == false)
    }

    @Test func `only launches that match the filter are counted`() {
        let statistics = count(LaunchFilter(rocket: "heron 1"))

        #expect(statistics.total == OutcomeCounts(2, 1))
        #expect(statistics.rockets.map(\.name) == ["Heron 1"])
        #expect(statistics.launchSites.map(\.name) == ["Mole End"])
        #expect(statistics.longestRun?.count == 1)
        #expect(statistics.shortestTurnaround?.last.name == "B")
        #expect(statistics.yearToDate == nil)
    }

    @Test func `the statistics have the coverage only if no launch matches`() {
        #expect(count().coverage == nil)
        #expect(count(LaunchFilter(rocket: "kestrel")).coverage?.years == 2019...2021)
        #expect(Statistics([], filter: LaunchFilter(), now: GoldenFormat.now).coverage == nil)
    }

    @Test func `statistics of no launches are empty`() {
        let statistics = Statistics([], filter: LaunchFilter(), now: GoldenFormat.now)

        #expect(statistics.total == OutcomeCounts())
        #expect(statistics.years.isEmpty && statistics.rockets.isEmpty)
        #expect(statistics.longestRun == nil)
        #expect(statistics.shortestTurnaround == nil)
        #expect(statistics.yearToDate == nil)
    }

    private func count(_ filter: LaunchFilter = LaunchFilter()) -> Statistics {
        Statistics(.history, filter: filter, now: GoldenFormat.now)
    }
}
