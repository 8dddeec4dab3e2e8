import SectionKit

/// The line chart that belongs to the table under the cursor, below the page.
struct ChartDock {
    /// The number of lines of the screen that it would like, one of them for the title.
    static let wantedRows = 14

    private let chart: FollowingChart
    private let chosen: String?

    /// The number of columns that it has at most; in a wider chart, slopes would be too flat.
    private static let widest = 120

    /// Finds the chart of the list under the cursor; nil if there is none.
    init?(_ page: Page, typesetter: Typesetter) {
        let cursor = page.position.cursor
        let pane = page.panes[cursor.pane]
        guard pane.isOpen, let content = pane.content, let list = content.list(at: cursor.part),
            let chart = content.lineCharts.first(where: {
                $0.rows?.table == list.drawn.table.key
            }),
            let following = FollowingChart(
                chart, zone: typesetter.zone, ascii: typesetter.style.ascii)
        else { return nil }
        self.chart = following
        chosen = list.chosen(at: cursor.offset)
    }

    /// The lines of the screen: the title and the chart.
    func lines(_ theme: Theme, columns: Int, rows: Int) -> [Line] {
        let title = theme.style.line(chart.title(chosen: chosen), columns: columns - 4)
        let rule = theme.style.rule(columns - title.displayWidth - 2)
        let head = theme.painted(title, .strong) + "  " + theme.painted(rule, .faint)
        let drawing = chart.lines(
            chosen: chosen, columns: min(columns, Self.widest), rows: rows - 1,
            style: theme.style)
        return ([head] + drawing).prefix(rows).map { Line(painted: $0, atMost: columns) }
    }
}
