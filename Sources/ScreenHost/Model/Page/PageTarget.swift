import SectionKit

/// What is under the cursor of a page.
enum PageTarget {
    /// The heading of a section.
    case heading(isOpen: Bool)

    /// A row of a list.
    case row(TableRow)

    /// A line of text with a link.
    case link(WebLink)

    case nothing

    init(of page: Page, in viewport: Viewport) {
        let (cursor, layout) = (page.position.cursor, PageLayout(page, in: viewport))
        let line = layout.line(of: cursor)
        guard !cursor.isHeading else {
            self = .heading(isOpen: page.panes[cursor.pane].isOpen)
            return
        }
        self = .nothing
        guard let segment = layout.segment(at: line) else { return }
        switch segment.kind {
        case .rows(let list):
            if let index = list.row(at: min(cursor.offset, list.count - 1)) {
                self = .row(TableRow(table: list.drawn.table, index: index))
            }
        case .text(let lines):
            if let link = lines[line - segment.start].link { self = .link(link) }
        case .heading, .note, .titles, .gap: break
        }
    }

    var row: TableRow? {
        if case .row(let row) = self { row } else { nil }
    }
}
