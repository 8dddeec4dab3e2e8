import SectionKit

/// Draws the visible part of a page.
struct PageView {
    private let page: Page
    private let viewport: Viewport
    private let layout: PageLayout
    private let heading: HeadingView
    private let row: RowView
    private let theme: Theme
    private let columns: Int

    init(_ model: BrowseModel, theme: Theme) {
        (page, viewport, columns) = (model.page, model.viewport, model.size.columns)
        self.theme = theme
        layout = PageLayout(page, in: viewport)
        heading = HeadingView(page: page, viewport: viewport, theme: theme, columns: columns)
        row = RowView(words: page.search.words, theme: theme, columns: columns)
    }

    /// The visible lines.
    var lines: [Line] {
        let top = page.position.top
        let cursor = layout.line(of: page.position.cursor)
        let end = max(top, min(top + viewport.height, layout.height))
        var lines: [Line] = []
        for segment in layout.segments where segment.lines.overlaps(top..<end) {
            lines += draw(segment, segment.lines.clamped(to: top..<end), cursor: cursor)
        }
        if let rows = layout.stickyRows(top: top), lines.count >= PageLayout.stickyHeight,
            let list = rows.list
        {
            lines[0] = heading.line(of: rows.pane, isCursor: false)
            lines[1] = titles(list)
        }
        return lines
    }

    private func draw(_ segment: PageSegment, _ visible: Range<Int>, cursor: Int) -> [Line] {
        switch segment.kind {
        case .gap: return [.blank]
        case .heading:
            return [heading.line(of: segment.pane, isCursor: segment.start == cursor)]
        case .titles(let list): return [titles(list)]
        case .text(let text):
            return visible.map { line in
                let mark = line == cursor ? theme.cursorMark : "  "
                return Line(painted: mark + text[line - segment.start].text, atMost: columns)
            }
        case .note(let text):
            return [Line(painted: "  " + theme.painted(text, .faint), atMost: columns)]
        case .rows(let list):
            let layout = list.drawn.layout(in: viewport.columns)
            return visible.map { line in
                guard let index = list.row(at: line - segment.start) else { return .blank }
                return row.line(
                    list.drawn.row(index, layout), isCursor: line == cursor,
                    changed: list.changedColumns(ofRow: index))
            }
        }
    }

    private func titles(_ list: RowList) -> Line {
        let layout = list.drawn.layout(in: viewport.columns)
        let text = list.drawn.titles(layout).map { theme.styled($0.text, $0.textStyle) }.joined()
        return Line(painted: "  " + text, atMost: columns)
    }
}
