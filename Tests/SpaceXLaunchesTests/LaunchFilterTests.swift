import SectionKit
import SpaceXSamples
import Testing

@testable import SpaceXLaunches

@Suite struct LaunchFilterTests {
    private let all: [Launch] = [
        .sample("Ägir 4°", number: 1, date: "2018-06-01T12:00:00Z", rocket: "Heron 1"),
        .sample(
            "Last Second", number: 2, date: "2020-12-31T23:59:59Z", rocket: "Ångström Heavy",
            launchpad: "Öland", outcome: .failure),
        .sample("First Second", number: 3, date: "2021-01-01T00:00:00Z", outcome: .unknown),
        .sample(
            "Night’s Watch", number: 4, date: "2021-01-01T00:00:00Z", precision: .year,
            rocket: "HERON Heavy", launchpad: "Mole End", outcome: .upcoming),
        .sample("Undated Heron", number: 5, launchpad: "Mole End", outcome: .upcoming),
    ]

    @Test(arguments: [
        ("2018", [1]), ("2020", [2]), ("2021", [3, 4]), ("2018-2020", [1, 2]),
        ("2018,2021", [1, 3, 4]), ("2019", []),
    ])
    func `launches match by year in UTC`(text: String, numbers: [Int]) throws {
        let years = try #require(YearSet(text))

        #expect(find(LaunchFilter(years: years)) == numbers)
    }

    @Test(arguments: [(LaunchFilter.Stage.upcoming, [4, 5]), (.past, [1, 2, 3])])
    func `launches match if they are upcoming or past`(stage: LaunchFilter.Stage, numbers: [Int]) {
        #expect(find(LaunchFilter(stage: stage)) == numbers)
    }

    @Test(
        arguments: [
            ([.success], [1]), ([.failure], [2]), ([.unknown], [3]), ([.upcoming], [4, 5]),
            ([.failure, .success], [1, 2]), (Launch.Outcome.allCases, [1, 2, 3, 4, 5]),
            ([], []),
        ] as [([Launch.Outcome], [Int])])
    func `launches match by outcome`(
        outcomes: [Launch.Outcome],
        numbers: [Int]
    ) {
        #expect(find(LaunchFilter(outcomes: outcomes)) == numbers)
    }

    @Test(arguments: [
        ("heron", [1, 4]), ("HEAVY", [2, 4]), ("angstrom", [2]), ("ÅNGSTRÖM", [2]), ("Mole", []),
        ("heron heavy", [4]),
    ])
    func `launches match by part of the rocket's name, ignoring case and diacritics`(
        rocket: String,
        numbers: [Int]
    ) {
        #expect(find(LaunchFilter(rocket: rocket)) == numbers)
    }

    @Test(arguments: [
        ("agir", [1]), ("ÄGIR", [1]), ("A\u{308}gir", [1]), ("second", [2, 3]), ("oland", [2]),
        ("mole end", [4, 5]), ("heron", [1, 4, 5]), ("night's", [4]), ("NIGHT’S", [4]),
        ("success", [1]), ("FAIL", [2]), ("upcoming", [4, 5]), ("ess", []), ("2018", []),
    ])
    func `launches match by text, ignoring case and diacritics`(
        search: String,
        numbers: [Int]
    ) {
        #expect(find(LaunchFilter(search: search)) == numbers)
    }

    @Test func `a partial failure is found by each of its words`() {
        let launch = Launch.sample(outcome: .partialFailure)

        for search in ["partial", "failure", "partial fail"] {
            #expect(LaunchFilter(search: search).test()(launch))
        }
        #expect(!LaunchFilter(search: "al f").test()(launch))
    }

    @Test func `launches match only if they meet all conditions`() {
        var filter = LaunchFilter(
            years: YearSet("2020-2021"), outcomes: [.failure, .upcoming], rocket: "heavy",
            search: "second")
        #expect(find(filter) == [2])

        filter.search = "watch"
        #expect(find(filter) == [4])

        filter.years = YearSet("2020")
        #expect(find(filter) == [])
    }

    private func find(_ filter: LaunchFilter) -> [Int] {
        all.filter(filter.test()).compactMap(\.flightNumber)
    }
}
