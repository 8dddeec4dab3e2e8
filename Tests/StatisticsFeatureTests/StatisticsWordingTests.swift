import FeatureTesting
import Foundation
import Networking
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

/// Tests of the sentences around the figures.
@Suite struct StatisticsWordingTests {
    @Test(arguments: [
        (LaunchFilter(), "10 launches: 9 past, 1 upcoming."),
        (LaunchFilter(stage: .past), "9 past launches."),
        (LaunchFilter(stage: .upcoming), "1 upcoming launch."),
        (LaunchFilter(years: YearSet("2019")), "2 launches in 2019."),
        (
            LaunchFilter(years: YearSet("2021"), rocket: "9"),
            "2 launches of rocket “9” in 2021: 1 past, 1 upcoming."
        ),
    ])
    func `the summary has the number of launches`(filter: LaunchFilter, sentence: String) {
        #expect(lines(filter).first == sentence)
    }

    @Test(
        arguments: [
            ([], "10 launches: 9 past, 1 upcoming when the record ended."),
            (
                [.sample("Later", date: "2120-01-01T00:00:00Z", outcome: .upcoming)],
                "11 launches: 9 past, 2 upcoming, 1 of them with a date that is past."
            ),
        ] as [([Launch], String)])
    func `the summary says of upcoming launches that their dates are past`(
        later: [Launch], sentence: String
    ) {
        let statistics = Statistics(
            .history + later, filter: LaunchFilter(),
            now: Date(timeIntervalSince1970: 4_000_000_000))

        #expect(statistics.summary == sentence)
    }

    @Test(
        arguments: [
            (
                .history,
                "No launches of rocket “kestrel”. The source has launches from 2019 to 2021, of "
                    + "Heron 1, Heron 9."
            ),
            ([], "No launches of rocket “kestrel”; the source has none."),
        ] as [([Launch], String)])
    func `without matches the section has the filter and no definitions`(
        launches: [Launch],
        sentence: String
    ) {
        let lines = lines(of: launches, LaunchFilter(rocket: "kestrel"))

        #expect(lines.first == sentence)
        #expect(!lines.contains { $0.hasPrefix("The success rate") })
    }

    @Test(arguments: [
        (LaunchFilter(), "10 launches: 9 past, 1 upcoming. Only 100 of 548 launches were read."),
        (
            LaunchFilter(years: YearSet("2011")),
            """
            No launches in 2011. The source has launches from 2019 to 2021. Only 100 of 548 \
            launches were read.
            """
        ),
    ])
    func `the summary says how much of the list was read`(filter: LaunchFilter, sentence: String) {
        #expect(lines(filter, part: ListPart(read: 100, total: 548)).first == sentence)
    }

    @Test func `the section defines its figures`() {
        #expect(lines().last?.contains("successes divided by successes plus failures") == true)
    }

    @Test(arguments: [
        (SpaceXAPI.rSpaceX, " The source launch-library is current."), (.launchLibrary, ""),
    ])
    func `a source that is behind has a notice of when its year to date ends`(
        api: SpaceXAPI,
        advice: String
    ) {
        let remark = "The last launch flown in this source was on 14 Jun 2021"

        let behind = lines(now: 1_650_000_000, api: api)

        #expect(behind.contains("\(remark), so its year to date ends there.\(advice)"))
        #expect(behind.contains("Year to date: 2021 against 2020, each to 14 Jun"))
        #expect(!lines().contains { $0.hasPrefix(remark) })
    }

    private func lines(
        of launches: [Launch] = .history,
        _ filter: LaunchFilter = LaunchFilter(),
        now: Double = 1_623_758_400,
        api: SpaceXAPI = .rSpaceX,
        part: ListPart? = nil
    ) -> [String] {
        let section = StatisticsSection(
            filter: filter, api: api, presenter: PresenterSpy<LaunchFilter, Statistics>())
        let statistics = Statistics(
            launches, filter: filter, now: Date(timeIntervalSince1970: now), part: part)
        return section.body(for: statistics).text.split(separator: "\n").map(String.init)
    }
}
