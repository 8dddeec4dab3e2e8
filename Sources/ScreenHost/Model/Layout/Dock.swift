import SectionKit

/// The area below a page with what belongs to the row under the cursor, which stays visible while a
/// person moves through the rows: the map, the picture of the row, and the line chart.
///
/// It takes at most half of the screen; where the rest would be too small for a list, it is not
/// shown. They are beside each other, as many as there is room for.
struct Dock {
    /// The number of lines of the screen.
    let rows: Int

    let map: MapDock?
    private let picture: PictureDock?
    private let chart: ChartDock?

    /// The columns of each part.
    private let columns: Int

    /// The fewest lines for which it is shown.
    private static let fewest = 8

    /// The fewest columns of each of several parts.
    private static let fewestColumns = 39

    /// The columns between two parts.
    private static let gap = 2

    /// Finds what is docked.
    ///
    /// - Parameters:
    ///   - height: the lines of the screen for the page and the dock.
    ///   - drawsPictures: whether pictures can be drawn.
    init?(
        _ page: Page,
        in size: ScreenSize,
        height: Int,
        typesetter: Typesetter,
        drawsPictures: Bool
    ) {
        let picture = drawsPictures ? PictureDock(page) : nil
        let chart = ChartDock(page, typesetter: typesetter)
        let hasMap = MapDock(page, columns: size.columns, style: typesetter.style) != nil
        let places = max(1, (size.columns + Self.gap) / (Self.fewestColumns + Self.gap))
        let first = hasMap ? 1 : 0
        self.picture = first < places ? picture : nil
        let second = first + (self.picture == nil ? 0 : 1)
        self.chart = second < places ? chart : nil
        let count = max(1, second + (self.chart == nil ? 0 : 1))
        columns = (size.columns - (count - 1) * Self.gap) / count
        var map = MapDock(page, columns: columns, style: typesetter.style)
        let wanted = [
            map?.wantedRows, self.picture.map { _ in PictureDock.wantedRows },
            self.chart.map { _ in ChartDock.wantedRows },
        ]
        rows = min(height / 2, wanted.compactMap(\.self).max() ?? 0)
        guard rows >= Self.fewest else { return nil }
        map?.rows = rows
        self.map = map
    }

    /// The picture that is to be drawn; nil if none is.
    var pictureRequest: PictureRequest? { picture?.request(columns: columns, rows: rows) }

    /// The lines of the screen.
    ///
    /// - Parameter drawing: the lines of the picture; none before it is drawn.
    func lines(_ theme: Theme, drawing: [String]) -> [Line] {
        let parts = [
            map?.lines(theme), picture?.lines(theme, columns: columns, drawing: drawing),
            chart?.lines(theme, columns: columns, rows: rows),
        ].compactMap(\.self)
        return (0..<rows).map { row in
            parts.enumerated().reduce(.blank) { line, part in
                guard row < part.element.count else { return line }
                let start = part.offset * (columns + Self.gap)
                return start == 0
                    ? part.element[row] : line.beside(part.element[row], at: start)
            }
        }
    }
}
