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

extension LogStatistics {
    /// The flights by year, month and day of the week.
    var dateCharts: [BarChart] {
        [
            chart(
                "flights_by_year", "Flights by year", "year", "Year",
                dates.years.map { (.ordinal($0.year), $0.flights) }),
            chart(
                "flights_by_month", "Flights by month", "month", "Month",
                named(DateCounts.monthNames, dates.months)),
            chart(
                "flights_by_weekday", "Flights by day of the week", "weekday", "Day",
                named(DateCounts.weekdayNames, dates.weekdays)),
        ]
    }

    /// The flights by continent, seat, class and reason.
    var wordCharts: [BarChart] {
        let continents = continents.rows.map {
            (Cell.text($0.name ?? $0.code), $0.totals.flights)
        }
        return [
            chart(
                "flights_by_continent", "Flights by continent", "continent", "Continent",
                continents),
            chart("flights_by_seat", "Flights by seat", "seat", "Seat", cells(words.seats)),
            chart("flights_by_class", "Flights by class", "class", "Class", cells(words.cabins)),
            chart(
                "flights_by_reason", "Flights by reason", "reason", "Reason",
                cells(words.reasons)),
        ]
    }

    private func chart(
        _ key: String,
        _ title: String,
        _ category: String,
        _ categoryTitle: String,
        _ bars: [(label: Cell, flights: Int)]
    ) -> BarChart {
        BarChart(
            key: key, title: title, category: Column(category, categoryTitle),
            series: [BarChart.Series("flights", "Flights", .neutral)],
            bars: totals.flights == 0 ? [] : bars.map { BarChart.Bar($0.label, [$0.flights]) })
    }

    private func named(_ names: [String], _ counts: [Int]) -> [(Cell, Int)] {
        zip(names, counts).map { (.text($0), $1) }
    }

    /// The bars of words; if nothing but unknown ones, none.
    private func cells(_ counts: [WordCounts.Count]) -> [(Cell, Int)] {
        guard counts.contains(where: { $0.word != nil }) else { return [] }
        return counts.map { (.text(orUnknown: $0.word), $0.flights) }
    }
}
