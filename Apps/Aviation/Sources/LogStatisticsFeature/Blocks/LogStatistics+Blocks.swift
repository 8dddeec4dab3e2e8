import Flights
import Logbook
import SectionKit

extension LogStatistics {
    /// The content of the section: the figures, the charts, the most frequent and the records.
    ///
    /// All keys are there for programs even if no flight matches; empty blocks show nothing.
    func blocks(_ query: LogStatisticsQuery) -> [Block] {
        let notices = notice.map { [Block.notice(Notice(.info, InlineText($0)))] } ?? []
        let text = InlineText(summary(query.units))
        let opening: Block =
            totals.flights == 0 ? .notice(Notice(.info, text)) : .paragraph(text)
        let notes = query.showsEmissions ? [definitions, EmissionEstimate.method] : [definitions]
        return notices + [opening, .facts(facts(query))] + comparisonBlocks(query.units)
            + dateCharts.map(Block.chart) + rankings(query) + wordCharts.map(Block.chart)
            + records.blocks(query.units)
            + (totals.flights == 0 ? [] : notes.map { .paragraph(InlineText($0)) })
    }

    /// The number of flights, and of those that are not counted.
    private func summary(_ units: UnitSystem) -> String {
        let years = selection.years.map { " in \($0.text)" } ?? ""
        let flights =
            totals.flights == 0 ? "No flights" : totals.flights.counted("flight", "flights")
        let others = [(planned, "planned"), (cancelled, "cancelled")]
            .filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
        let verb = planned + cancelled == 1 ? "is" : "are"
        let rest = others.isEmpty ? "" : " \(others.listed(by: "and")) \(verb) not counted."
        return "\(flights) flown\(years)\(selection.words).\(rest)"
    }

    private var definitions: String {
        """
        Only flights that were flown count, those to another airport than planned as planned. \
        Distances are the shortest ways over the ellipsoid of WGS 84. A flight counts once for each \
        airport, country and continent that it departs from or arrives in, and routes are the same \
        in both directions.
        """
    }
}
