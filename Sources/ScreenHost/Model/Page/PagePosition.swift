/// The cursor and the scroll position of a page.
struct PagePosition: Sendable {
    var cursor: CursorPosition

    /// The first visible line of the page.
    var top = 0

    /// Whether a person has moved the cursor; until then it moves to rows as they load.
    var hasMoved = false

    init(cursor: CursorPosition) {
        self.cursor = cursor
    }

    /// Moves the cursor.
    ///
    /// - Parameters:
    ///   - height: the number of visible lines.
    ///   - panes: the number of panes on the page.
    mutating func move(_ movement: Movement, on layout: PageLayout, height: Int, panes: Int) {
        switch movement {
        case .steps(let steps): move(by: steps, on: layout, height: height)
        case .scroll(let steps):
            let before = layout.line(of: cursor)
            move(by: steps, on: layout, height: height)
            top += layout.line(of: cursor) - before
        case .start: go(to: CursorPosition(pane: 0))
        case .end: layout.lastPosition.map { go(to: $0) }
        case .headings(let step):
            let pane = cursor.pane + (step > 0 || cursor.isHeading ? step : 0)
            go(to: CursorPosition(pane: (pane + panes) % panes))
        }
    }

    private mutating func move(by steps: Int, on layout: PageLayout, height: Int) {
        guard let position = layout.position(from: layout.line(of: cursor), by: steps) else {
            // Scroll to the very first or last line, which the cursor may not reach.
            top = steps < 0 ? 0 : max(0, layout.height - height)
            return
        }
        go(to: position)
    }

    mutating func go(to position: CursorPosition) {
        if position != cursor { hasMoved = true }
        cursor = position
    }

    /// Scrolls as little as necessary to make the cursor visible.
    mutating func scrollToCursor(on layout: PageLayout, height: Int) {
        top = layout.top(showing: layout.line(of: cursor), from: top, height: height)
    }

    /// Scrolls to make as much of the cursor's section visible as fits.
    mutating func scrollToSection(on layout: PageLayout, height: Int) {
        let heading = layout.line(of: CursorPosition(pane: cursor.pane))
        if let end = layout.segments.last(where: { $0.pane == cursor.pane })?.lines.upperBound {
            top = max(top, min(heading, end - height))
        }
    }
}
