import FeatureKit
import Logbook
import SectionKit

/// Shows what the flights add up to: figures, charts, the most frequent and the records.
struct LogStatisticsSection: Section {
    let id = LogStatisticsBuilder.name
    let title = "Statistics"
    let shape = ContentShape(facts: 1 ... .max, tables: 9...9, charts: 7...7, places: 1...1)
    let query: LogStatisticsQuery
    let presenter: any PresenterInput<LogStatisticsQuery, LogStatistics>

    func load(into output: some SectionOutput<LogStatistics>) async {
        await presenter.present(query, in: output)
    }

    func source(for statistics: LogStatistics) -> Report.Source? {
        statistics.notice.map { _ in .madeUpLog }
    }

    func body(for statistics: LogStatistics) -> [Block] { statistics.blocks(query) }

    func pageTitle(for statistics: LogStatistics) -> String {
        "\(title) of \(query.selection.title("flights"))"
    }

    func warnings(for statistics: LogStatistics) -> [String] { statistics.warnings }

    /// True if what depends on the places of airports is not whole.
    func isPartial(_ statistics: LogStatistics) -> Bool { statistics.lacksAirports }
}
