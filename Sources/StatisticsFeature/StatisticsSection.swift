import FeatureKit
import Networking
import SectionKit
import SpaceXLaunches

/// Shows the statistics: counts, charts by year, tables of rockets and launch sites, records.
struct StatisticsSection: Section {
    let id = StatisticsBuilder.name
    let title = "Statistics"
    let shape = ContentShape(facts: 1 ... .max, tables: 2...4, charts: 2...2)
    let filter: LaunchFilter
    let api: SpaceXAPI
    let presenter: any PresenterInput<LaunchFilter, Statistics>

    func load(into output: some SectionOutput<Statistics>) async {
        await presenter.present(filter, in: output)
    }

    /// All keys are present for programs even if no launch matches; empty blocks show nothing.
    func body(for statistics: Statistics) -> [Block] {
        let isEmpty = statistics.total == OutcomeCounts()
        let part = statistics.part
        let opening: Block =
            isEmpty
            ? .notice(Notice(.info, InlineText(part.following(statistics.nothingFound))))
            : .paragraph(InlineText(part.following(statistics.summary)))
        let figures =
            [.facts(statistics.facts), .chart(statistics.yearChart)] + yearToDate(statistics)
            + blocks(statistics.missing.contains(.rockets), "rockets") {
                statistics.rockets.blocks($0, "Rockets", "rocket", "Rocket")
            }
            + blocks(statistics.missing.contains(.launchSites), "launch_sites") {
                statistics.launchSites.blocks($0, "Launch sites", "launchpad", "Launch site")
            }
            + statistics.longestRun.blocks("longest_success_run", "Longest run of successes")
            + statistics.shortestTurnaround.blocks("shortest_turnaround", "Shortest turnaround")
        return [opening] + figures + (isEmpty ? [] : [.paragraph(Self.definitions)])
    }

    func pageTitle(for statistics: Statistics) -> String {
        "\(title) of \(filter.words)"
    }

    func warnings(for statistics: Statistics) -> [String] {
        statistics.warnings
    }

    /// True if launches could not be counted by rocket or launch site.
    func isPartial(_ statistics: Statistics) -> Bool {
        !statistics.missing.isEmpty
    }

    /// The blocks with a key, or for programs that they are unknown, since a list is missing.
    private func blocks(
        _ isMissing: Bool,
        _ key: String,
        _ make: (String) -> [Block]
    ) -> [Block] {
        isMissing ? [.table(.unknown(key))] : make(key)
    }

    func part(for statistics: Statistics) -> ListPart? {
        statistics.part
    }

    /// The chart, after a notice of when it ends if that is not now.
    private func yearToDate(_ statistics: Statistics) -> [Block] {
        let chart = Block.chart(statistics.yearToDateChart)
        guard let comparison = statistics.yearToDate, comparison.isBehind else { return [chart] }
        let end = PreciseDate(comparison.end, precision: .day).formatted
        let message = """
            The last launch flown in this source was on \(end), so its year to date ends \
            there.\(api.currentSourceAdvice)
            """
        return [.notice(Notice(.info, InlineText(message))), chart]
    }

    private static let definitions: InlineText = """
        The success rate is successes divided by successes plus failures, also partial ones; upcoming \
        launches and unknown outcomes are not counted. An unknown outcome does not end a run of \
        successes. A \
        turnaround is the time between two consecutive launches whose times are known to the hour.
        """
}
