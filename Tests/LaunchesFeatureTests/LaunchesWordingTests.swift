import FeatureTesting
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import LaunchesFeature

/// Tests of the sentence above the table.
@Suite struct LaunchesWordingTests {
    private let launches: [Launch] = [
        .sample("A", date: "2018-01-01T00:00:00Z", rocket: "Heron 1"),
        .sample("B", date: "2020-01-01T00:00:00Z", rocket: "Heron 9", outcome: .failure),
        .sample("C", date: "2020-06-01T00:00:00Z", rocket: "Heron 9"),
    ]

    @Test(arguments: [
        (LaunchesQuery(), "3 launches, newest first."),
        (LaunchesQuery(order: .asc), "3 launches, oldest first."),
        (
            LaunchesQuery(filter: LaunchFilter(years: YearSet("2020"))),
            "2 launches in 2020, newest first."
        ),
        (
            LaunchesQuery(filter: LaunchFilter(outcomes: [.failure])),
            "1 launch with outcome failure."
        ),
        (
            LaunchesQuery(filter: LaunchFilter(outcomes: [.success, .failure])),
            "3 launches with outcome success or failure, newest first."
        ),
        (LaunchesQuery(filter: LaunchFilter(stage: .past)), "3 past launches, newest first."),
        (
            LaunchesQuery(filter: LaunchFilter(stage: .past), page: ListPage(limit: 1)),
            "Showing 1 of 3 past launches, newest first."
        ),
        (LaunchesQuery(page: ListPage(limit: 1)), "Showing 1 of 3 launches, newest first."),
        (LaunchesQuery(page: ListPage(offset: 1)), "Showing 2–3 of 3 launches, newest first."),
        (
            LaunchesQuery(
                filter: LaunchFilter(years: YearSet("2018-2020"), rocket: "heron 9", search: "9"),
                page: ListPage(limit: 1)),
            "Showing 1 of 2 launches of rocket “heron 9” in 2018–2020 matching “9”, newest first."
        ),
    ])
    func `the summary has the count, the filter and the order`(
        query: LaunchesQuery,
        sentence: String
    ) {
        #expect(text(for: launches, query) == sentence)
    }

    @Test(arguments: [
        (
            LaunchesQuery(filter: LaunchFilter(years: YearSet("2019"))),
            "No launches in 2019. The source has launches from 2018 to 2020."
        ),
        (
            LaunchesQuery(filter: LaunchFilter(rocket: "kestrel")),
            """
            No launches of rocket “kestrel”. The source has launches from 2018 to 2020, of \
            Heron 1, Heron 9.
            """
        ),
        (
            LaunchesQuery(filter: LaunchFilter(stage: .upcoming)),
            "No upcoming launches. The source has launches from 2018 to 2020."
        ),
        (
            LaunchesQuery(page: ListPage(offset: 3)),
            "3 launches, but the page is past the end of the list."
        ),
        (
            LaunchesQuery(filter: LaunchFilter(outcomes: [.failure]), page: ListPage(limit: 0)),
            "1 launch with outcome failure, none shown."
        ),
    ])
    func `the summary without matches has the filter and the coverage`(
        query: LaunchesQuery,
        sentence: String
    ) {
        #expect(text(for: launches, query) == sentence)
    }

    @Test(
        arguments: [
            ([], "No launches of rocket “x”; the source has none."),
            ([.sample()], "No launches of rocket “x”. The source has launches without dates."),
            (
                [.sample(date: "2020-01-01T00:00:00Z")],
                "No launches of rocket “x”. The source has launches in 2020."
            ),
        ] as [([Launch], String)])
    func `the summary without matches has known coverage only`(
        launches: [Launch],
        sentence: String
    ) {
        #expect(text(for: launches, LaunchesQuery(filter: LaunchFilter(rocket: "x"))) == sentence)
    }

    @Test(arguments: [
        (LaunchesQuery(), "3 launches, newest first. Only 100 of 548 launches were read."),
        (
            LaunchesQuery(filter: LaunchFilter(years: YearSet("2019"))),
            """
            No launches in 2019. The source has launches from 2018 to 2020. Only 100 of 548 \
            launches were read.
            """
        ),
    ])
    func `the summary says how much of the list was read`(query: LaunchesQuery, sentence: String) {
        let part = ListPart(read: 100, total: 548)

        #expect(text(for: launches, query, part: part) == sentence)
    }

    private func text(
        for launches: [Launch],
        _ query: LaunchesQuery,
        part: ListPart? = nil
    ) -> String {
        let section = LaunchesSection(
            query: query, now: GoldenFormat.now, presenter: LaunchesPresenterSpy())
        return section.body(for: LaunchList(launches, query: query, part: part)).text
    }
}
