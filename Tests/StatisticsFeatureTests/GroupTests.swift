import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

@Suite struct GroupTests {
    @Test func `groups are sorted by launches, and unknown names are last`() {
        let rockets = Group.busiestFirst(.history, by: \.rocket)

        #expect(
            rockets == [
                Group(name: "Heron 9", counts: OutcomeCounts(4, 0, 1, upcoming: 1)),
                Group(name: "Heron 1", counts: OutcomeCounts(2, 1)),
                Group(name: nil, counts: OutcomeCounts(1, 0)),
            ])
    }

    @Test func `groups with equal launches are sorted by upcoming ones, then by name`() {
        let launches: [Launch] = [
            .sample(), .sample(rocket: "B"), .sample(rocket: "A"),
            .sample(rocket: "E", outcome: .upcoming), .sample(rocket: "D", outcome: .failure),
            .sample(rocket: "D", outcome: .upcoming), .sample(rocket: "C", outcome: .unknown),
        ]

        let names = Group.busiestFirst(launches, by: \.rocket).map(\.name)

        #expect(names == ["D", "A", "B", "C", nil, "E"])
    }

    @Test func `years are in order, with empty ones, and unknown dates are last`() {
        let launches: [Launch] =
            .history + [.sample(date: "2016-12-31T23:59:59Z", outcome: .failure)]

        let years = Group.years(of: launches, in: LaunchFilter())

        #expect(
            years == [
                Group(name: 2016, counts: OutcomeCounts(0, 1)),
                Group(name: 2017, counts: OutcomeCounts()),
                Group(name: 2018, counts: OutcomeCounts()),
                Group(name: 2019, counts: OutcomeCounts(1, 1)),
                Group(name: 2020, counts: OutcomeCounts(4, 0, 1)),
                Group(name: 2021, counts: OutcomeCounts(1, 0, upcoming: 1)),
                Group(name: nil, counts: OutcomeCounts(1, 0)),
            ])
    }

    @Test func `a year that the filter excludes has no group`() {
        let launches: [Launch] = [
            .sample(date: "2015-01-01T00:00:00Z"), .sample(date: "2020-01-01T00:00:00Z"),
        ]

        let years = Group.years(
            of: launches, in: LaunchFilter(years: YearSet("2015-2016,2020-2021")))

        #expect(years.map(\.name) == [2015, 2016, 2020])
    }

    @Test(arguments: [(2026, 27), (2027, 2), (9999, 2)])
    func `a long gap between years has no groups`(year: Int, count: Int) {
        let launches: [Launch] = [
            .sample(date: "2000-01-01T00:00:00Z"), .sample(date: "\(year)-01-01T00:00:00Z"),
        ]

        let years = Group.years(of: launches, in: LaunchFilter()).compactMap(\.name)

        #expect(years.first == 2000)
        #expect(years.last == year)
        #expect(years.count == count)
    }

    @Test func `launches without dates are one group`() {
        #expect(
            Group.years(of: [.sample()], in: LaunchFilter()) == [
                Group(name: nil, counts: OutcomeCounts(1, 0))
            ]
        )
        #expect(Group.years(of: [], in: LaunchFilter()) == [])
    }
}
