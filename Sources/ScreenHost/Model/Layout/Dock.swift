import SectionKit

/// The area below a page with the map and the line chart of the section under the cursor, which stay
/// visible while a person moves through the rows.
///
/// It takes at most half of the screen; where the rest would be too small for a list, it is not
/// shown. Where there are both, the chart is to the right of the map.
struct Dock {
    /// The number of lines of the screen.
    let rows: Int

    let map: MapDock?
    private let chart: ChartDock?
    private let columns: Int

    /// The columns of the map, if the chart is beside it.
    private let mapColumns: Int

    /// The fewest lines for which it is shown.
    private static let fewest = 8

    /// The fewest columns for which a chart is beside a map.
    private static let fewestForBoth = 80

    /// The columns between the map and the chart.
    private static let gap = 2

    /// Finds what is docked.
    ///
    /// - Parameter height: the lines of the screen for the page and the dock.
    init?(_ page: Page, in size: ScreenSize, height: Int, typesetter: Typesetter) {
        columns = size.columns
        let chart = ChartDock(page, typesetter: typesetter)
        mapColumns =
            chart != nil && columns >= Self.fewestForBoth ? (columns - Self.gap) / 2 : columns
        var map = MapDock(page, columns: mapColumns)
        self.chart = map != nil && mapColumns == columns ? nil : chart
        let wanted = [map?.wantedRows, self.chart.map { _ in ChartDock.wantedRows }]
        rows = min(height / 2, wanted.compactMap(\.self).max() ?? 0)
        guard rows >= Self.fewest else { return nil }
        map?.rows = rows
        self.map = map
    }

    /// The lines of the screen.
    func lines(_ theme: Theme) -> [Line] {
        guard let map else { return chart?.lines(theme, columns: columns, rows: rows) ?? [] }
        let left = map.lines(theme)
        guard let chart else { return left }
        let start = mapColumns + Self.gap
        let right = chart.lines(theme, columns: columns - start, rows: rows)
        return (0..<rows).map { row in
            let (one, other) = (
                row < left.count ? left[row] : .blank, row < right.count ? right[row] : .blank
            )
            return one.beside(other, at: start)
        }
    }
}
