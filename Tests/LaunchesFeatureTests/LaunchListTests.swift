import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

@Suite struct LaunchListTests {
    private static let shuffled: [Launch] = [
        .sample("undated"),
        .sample("d", number: 2, date: "2021-01-01T00:00:00Z"),
        .sample("unnumbered", date: "2021-01-01T00:00:00Z"),
        .sample("a", number: 9, date: "2020-12-31T23:59:59Z"),
        .sample("c", number: 2, date: "2021-01-01T00:00:00Z"),
        .sample("undated, numbered", number: 1),
        .sample("b", number: 1, date: "2021-01-01T00:00:00Z"),
        .sample("e", number: 1, date: "2021-01-01T00:00:01Z"),
    ]

    @Test func `launches are sorted by date, flight number and name, missing values last`() {
        let list = LaunchList(Self.shuffled, query: LaunchesQuery(order: .asc))

        #expect(
            list.launches.map(\.name)
                == ["a", "b", "c", "d", "unnumbered", "e", "undated, numbered", "undated"])
    }

    @Test func `descending order still has missing values last`() {
        let list = LaunchList(Self.shuffled, query: LaunchesQuery(order: .desc))

        #expect(
            list.launches.map(\.name)
                == ["e", "d", "c", "b", "unnumbered", "a", "undated, numbered", "undated"])
    }

    @Test(
        arguments: [
            (0, nil, ["a", "b", "c"]), (0, 2, ["a", "b"]), (1, nil, ["b", "c"]), (1, 1, ["b"]),
            (2, 5, ["c"]), (3, nil, []), (.max, .max, []), (0, 0, []), (0, .max, ["a", "b", "c"]),
        ] as [(Int, Int?, [String])])
    func `the list has one page of the sorted launches`(offset: Int, limit: Int?, names: [String]) {
        let all: [Launch] = [
            .sample("c", number: 3), .sample("a", number: 1), .sample("b", number: 2),
        ]

        let list = LaunchList(
            all, query: LaunchesQuery(order: .asc, page: ListPage(offset: offset, limit: limit)))

        #expect(list.launches.map(\.name) == names)
        #expect(list.matching == 3)
    }

    @Test func `a list without launches has the coverage of the source`() {
        let query = LaunchesQuery(filter: LaunchFilter(rocket: "nothing has this name"))
        let all: [Launch] = [
            .sample("a", date: "2021-01-01T00:00:00Z", rocket: "Heron 9"),
            .sample("b", date: "2018-12-31T23:59:59Z", rocket: "Heron 1"),
            .sample("c", rocket: "Heron 9"),
            .sample("d"),
        ]

        let list = LaunchList(all, query: query, warnings: ["Something is missing."])

        #expect(list.launches == [])
        #expect(list.matching == 0)
        #expect(list.coverage?.years == 2018...2021)
        #expect(list.coverage?.rockets == ["Heron 1", "Heron 9"])
        #expect(list.query == query)
        #expect(
            list.warnings == [
                "Something is missing.", "The rocket of 1 launch is unknown; it is left out.",
            ])
    }

    @Test func `the coverage has no years without dates, and is nil without launches`() {
        let query = LaunchesQuery(filter: LaunchFilter(search: "nothing has this name"))

        #expect(LaunchList([.sample()], query: query).coverage?.years == nil)
        #expect(LaunchList([.sample()], query: query).coverage != nil)
        #expect(LaunchList([], query: query).coverage == nil)
        #expect(LaunchList([.sample()], query: LaunchesQuery()).coverage == nil)
    }
}
