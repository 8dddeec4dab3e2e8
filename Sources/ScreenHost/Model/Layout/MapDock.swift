import SectionKit

/// The area below a page that shows the map of the section under the cursor, so that it stays
/// visible while a person moves through the rows.
///
/// It takes at most half of the screen; where the rest would be too small for a list, there is no
/// map.
struct MapDock {
    /// The number of lines of the screen, one of them for the title.
    let rows: Int

    /// The identity of the row under the cursor; nil if there is none.
    let chosen: String?

    private let part: MapPart
    private let pane: Pane
    private let columns: Int

    /// The fewest lines for which a map is shown.
    private static let fewest = 8

    /// Finds the map of a page.
    ///
    /// - Parameters:
    ///   - columns: the columns of the screen.
    ///   - height: the lines of the screen for the page and the map.
    init?(_ page: Page, columns: Int, height: Int) {
        let cursor = page.position.cursor
        let pane = page.panes[cursor.pane]
        guard pane.isOpen, let content = pane.content else { return nil }
        let list = content.list(at: cursor.part)
        let maps = content.maps
        guard let part = maps.first(where: { $0.table == list?.drawn.table.key }) ?? maps.first
        else { return nil }
        (self.part, self.pane, self.columns) = (part, pane, columns)
        rows = min(height / 2, part.shown.rows(columns: columns) + 2)
        guard rows >= Self.fewest else { return nil }
        chosen = list.flatMap { list in
            guard list.count > 0 else { return nil }
            return list.row(at: min(cursor.offset, list.count - 1))
                .flatMap { list.drawn.table.identity(of: $0) }
        }
    }

    /// The lines of the screen: the title and the map.
    func lines(_ theme: Theme) -> [Line] {
        let title = theme.style.line(part.shown.map.title, columns: columns - 16)
        let zoom = pane.mapPosition.zoom
        let enlarged = theme.style.encoded(zoom == 0 ? "" : " ×\((1 << zoom).grouped)")
        let rule = theme.style.rule(columns - title.displayWidth - enlarged.displayWidth - 2)
        let head =
            theme.painted(title, .strong) + theme.painted(enlarged, .faint) + "  "
            + theme.painted(rule, .faint)
        return ([head] + camera.lines(chosen: chosen, style: theme.style))
            .map { Line(painted: $0, atMost: columns) }
    }

    /// The position of the map after a command.
    func position(after command: MapCommand) -> MapPosition {
        switch command {
        case .enlarge: camera.enlarged(around: chosen)
        case .reduce: camera.reduced()
        case .move(let east, let north): camera.moved(east: east, north: north)
        }
    }

    /// The position that shows the point of the row under the cursor.
    var positionShowingRow: MapPosition {
        chosen.map { camera.showing($0) } ?? pane.mapPosition
    }

    private var camera: MapCamera {
        MapCamera(part.shown, at: pane.mapPosition, columns: columns, rows: rows - 1)
    }
}
