import SectionKit

extension BrowseModel {
    /// Moves the cursor by so many stops.
    mutating func move(by steps: Int) {
        let layout = layout
        guard let stop = layout.stop(from: layout.line(of: page.cursor), by: steps) else {
            // At either end what is above or below comes into sight all the same.
            page.top = steps < 0 ? 0 : max(0, layout.height - viewHeight)
            return
        }
        go(to: stop)
    }

    mutating func moveToStart() { go(to: Stop(pane: 0)) }

    mutating func moveToEnd() {
        let layout = layout
        var line = layout.height - 1
        while line > 0, layout.stop(at: line) == nil { line -= 1 }
        layout.stop(at: line).map { go(to: $0) }
    }

    /// Moves the cursor to the next heading, or the one before.
    mutating func moveToHeading(by step: Int) {
        let isAtHeading = page.cursor.part == Stop.heading
        let pane = page.cursor.pane + (step > 0 || isAtHeading ? step : 0)
        guard page.panes.indices.contains(pane) else { return }
        go(to: Stop(pane: pane))
    }

    mutating func go(to stop: Stop) {
        page.cursor = stop
        page.hasMoved = true
        bringIntoSight()
    }

    /// Scrolls as little as need be for the cursor to be seen.
    mutating func bringIntoSight() {
        let layout = layout
        page.top = layout.top(
            showing: layout.line(of: page.cursor), from: page.top, height: viewHeight)
    }

    /// Puts the cursor on the first row there is, unless a person has put it somewhere; a page that
    /// was opened is read from its top.
    mutating func goToFirstRow() {
        guard !page.hasMoved, pages.count == 1 || !page.search.isEmpty else { return }
        let rows = layout.segments.first { segment in
            if case .rows = segment.kind { true } else { false }
        }
        let pane = page.panes.lastIndex(where: \.isOpen) ?? 0
        page.cursor = rows.map { Stop(pane: $0.pane, part: $0.part) } ?? Stop(pane: pane)
        page.top = 0
    }

    /// The row that the cursor is on; nil if it is on something else.
    var row: Page.Row? {
        let layout = layout
        guard let segment = layout.segment(at: layout.line(of: page.cursor)),
            case .rows(let list) = segment.kind,
            let index = list.row(at: min(page.cursor.offset, list.count - 1))
        else { return nil }
        return Page.Row(table: list.drawn.table, index: index)
    }
}
