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

    /// Moves the cursor by so many stops, and what is in sight with it.
    mutating func scroll(by steps: Int) {
        let before = layout.line(of: page.cursor)
        move(by: steps)
        page.top += layout.line(of: page.cursor) - before
    }

    /// Moves the cursor to the next heading, or the one before; after the last comes the first.
    mutating func moveToHeading(by step: Int) {
        let isAtHeading = page.cursor.part == Stop.heading
        let pane = page.cursor.pane + (step > 0 || isAtHeading ? step : 0)
        go(to: Stop(pane: (pane + page.panes.count) % page.panes.count))
    }

    mutating func go(to stop: Stop) {
        if stop != page.cursor { page.hasMoved = true }
        page.cursor = stop
    }

    /// Scrolls as little as need be for the cursor to be seen.
    mutating func bringIntoSight() {
        let layout = layout
        page.top = layout.top(
            showing: layout.line(of: page.cursor), from: page.top, height: viewHeight)
    }

    /// Puts the cursor on the first row of its section, or of the last that has some, unless a
    /// person has put it somewhere; a page that was opened is read from its top.
    mutating func goToFirstRow() {
        guard !page.hasMoved, pages.count == 1 else { return }
        let rows = layout.segments.filter { segment in
            if case .rows = segment.kind { true } else { false }
        }
        let own = page.cursor.pane
        let isOwn = page.panes[own].load != nil || rows.contains { $0.pane == own }
        if let first = rows.first(where: { $0.pane == (isOwn ? own : rows.last?.pane) }) {
            page.cursor = Stop(pane: first.pane, part: first.part)
        } else {
            page.cursor.part = Stop.heading
        }
        page.top = 0
        // One or two rows in sight would say little of what there is.
        if layout.line(of: page.cursor) + 3 > viewHeight { bringSectionIntoSight() }
    }

    /// Scrolls so that as much of the cursor's section is in sight as there is room for.
    mutating func bringSectionIntoSight() {
        let layout = layout
        let heading = layout.line(of: Stop(pane: page.cursor.pane))
        if let end = layout.segments.last(where: { $0.pane == page.cursor.pane })?.lines.upperBound
        {
            page.top = max(page.top, min(heading, end - viewHeight))
        }
    }

    /// The address that the line of text under the cursor tells; nil if there is none.
    var linkUnderCursor: WebLink? {
        let layout = layout
        let line = layout.line(of: page.cursor)
        guard let segment = layout.segment(at: line), case .text(let text) = segment.kind else {
            return nil
        }
        return text[line - segment.start].link
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
