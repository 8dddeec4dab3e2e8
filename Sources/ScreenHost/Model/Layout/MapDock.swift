import SectionKit

/// The map of the section under the cursor, below the page.
struct MapDock {
    /// The number of lines of the screen that it would like, one of them for the title.
    let wantedRows: Int

    /// The number of lines that it has.
    var rows = 0

    /// The identity of the row under the cursor; nil if there is none.
    let chosen: String?

    private let part: MapPart
    private let pane: Pane

    private let columns: Int
    private let style: TerminalStyle

    /// Finds the map of a page for a number of columns; it has no lines yet.
    init?(_ page: Page, columns: Int, style: TerminalStyle) {
        let cursor = page.position.cursor
        let pane = page.panes[cursor.pane]
        guard pane.isOpen, let content = pane.content else { return nil }
        let list = content.list(at: cursor.part)
        let maps = content.maps
        guard let part = maps.first(where: { $0.table == list?.drawn.table.key }) ?? maps.first
        else { return nil }
        (self.part, self.pane, self.columns, self.style) = (part, pane, columns, style)
        wantedRows = part.shown.rows(columns: columns, style: style) + 1
        chosen = list?.chosen(at: cursor.offset)
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
        return ([head] + camera.lines(chosen: chosen))
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
        MapCamera(
            part.shown, at: pane.mapPosition, columns: columns, rows: rows - 1, style: style)
    }
}
