import FeatureTesting
import Foundation
import SectionKit
import SpaceXLaunches
import SpaceXSamples
import Testing

@testable import StatisticsFeature

/// Tests of what the section shows of launches counted by hand, at noon on 15 June 2021.
@Suite struct StatisticsSectionTests {
    @Test func `the section passes its filter to the presenter`() async {
        let presenter = PresenterSpy<LaunchFilter, Statistics>()
        let filter = LaunchFilter(rocket: "heron")

        await section(presenter: presenter, filter: filter)
            .load(into: SectionOutputSpy<Statistics>())

        #expect(presenter.queries.all == [filter])
    }

    @Test func `the facts are the counts, the success rate and the records`() {
        let facts = body().facts

        #expect(
            facts.map(\.value) == [
                .integer(9), .integer(7), .integer(1), .integer(0), .integer(1), .integer(1),
                .share(0.875),
                .integer(5), .duration(194_400),
                .date(PreciseDate(GoldenFormat.now, precision: .hour)),
            ])
    }

    @Test func `a chart shows the years by outcome`() throws {
        let chart = try #require(body().charts.first)

        #expect(chart.series.map(\.tone) == [.positive, .negative, .pending, .neutral, .pending])
        #expect(
            chart.bars == [
                BarChart.Bar(.ordinal(2019), [1, 1, 0, 0, 0]),
                BarChart.Bar(.ordinal(2020), [4, 0, 0, 1, 0]),
                BarChart.Bar(.ordinal(2021), [1, 0, 0, 0, 1]),
                BarChart.Bar(.unknown, [1, 0, 0, 0, 0]),
            ])
    }

    @Test func `a chart shows this year below the last, up to a day`() throws {
        let chart = try #require(body().charts.last)

        #expect(chart.title == "Year to date: 2021 against 2020, each to 15 Jun")
        #expect(
            chart.bars == [
                BarChart.Bar(.ordinal(2020), [3, 0, 0, 1]),
                BarChart.Bar(.ordinal(2021), [1, 0, 0, 0]),
            ])
    }

    @Test func `tables show rockets and launch sites with success rates`() throws {
        let tables = body().tables

        let rockets = try #require(tables.first { $0.key == "rockets" })
        #expect(rockets.cells("rocket") == [.text("Heron 9"), .text("Heron 1"), .unknown])
        #expect(rockets.cells("launches") == [.integer(5), .integer(3), .integer(1)])
        #expect(rockets.cells("success_rate") == [.share(1), .share(2.0 / 3), .share(1)])
        let sites = try #require(tables.first { $0.key == "launch_sites" })
        #expect(sites.cells("launchpad") == [.text("Otter Point"), .text("Mole End"), .unknown])
        #expect(sites.cells("failures") == [.integer(0), .integer(1), .integer(0)])
        #expect(sites.cells("upcoming") == [.integer(1), .integer(0), .integer(0)])
    }

    @Test func `tables show the first and the last launch of each record`() throws {
        let tables = body().tables

        for (key, names) in [("longest_success_run", "CH"), ("shortest_turnaround", "CD")] {
            let table = try #require(tables.first { $0.key == key })
            #expect(table.cells("span") == [.text("from"), .text("to")])
            #expect(table.cells("name") == names.map { .text(String($0)) })
            #expect(table.cells("date_utc").allSatisfy { $0.isKnown })
        }
    }

    @Test func `the keys are the same if no launch matches`() {
        let keys = [
            "rockets", "launch_sites", "longest_success_run", "shortest_turnaround",
        ]

        for filter in [LaunchFilter(), LaunchFilter(rocket: "kestrel"), LaunchFilter(stage: .past)]
        {
            let blocks = body(filter: filter)
            #expect(blocks.facts.count == 10)
            #expect(blocks.charts.map(\.key) == ["launches_per_year", "year_to_date"])
            #expect(blocks.tables.map(\.key) == keys)
        }
    }

    @Test func `the section has the warnings of its content`() {
        let statistics = Statistics(
            [], filter: LaunchFilter(), now: GoldenFormat.now, warnings: ["Something is missing."])

        #expect(section().warnings(for: statistics) == ["Something is missing."])
    }

    private func body(filter: LaunchFilter = LaunchFilter()) -> [Block] {
        section().body(for: Statistics(.history, filter: filter, now: GoldenFormat.now))
    }

    private func section(
        presenter: PresenterSpy<LaunchFilter, Statistics> = PresenterSpy(),
        filter: LaunchFilter = LaunchFilter()
    ) -> StatisticsSection {
        StatisticsSection(filter: filter, api: .launchLibrary, presenter: presenter)
    }
}

extension [Block] {
    /// The tables in order.
    fileprivate var tables: [Table] {
        compactMap { block in
            if case .table(let table) = block { table } else { nil }
        }
    }
}
