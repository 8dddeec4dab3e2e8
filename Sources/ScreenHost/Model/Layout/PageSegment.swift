/// Consecutive lines of a page that are of one kind.
struct PageSegment {
    let kind: Kind
    let pane: Int
    let part: Int
    let start: Int
    let count: Int

    var lines: Range<Int> { start..<start + count }

    /// Whether the cursor can be on the lines.
    var isSelectable: Bool {
        switch kind {
        case .heading, .text, .rows: true
        case .note, .titles, .gap: false
        }
    }

    /// The rows of a list; nil if the segment is something else.
    var list: RowList? {
        if case .rows(let list) = kind { list } else { nil }
    }

    enum Kind {
        /// The title of a section, and its summary if it fits.
        case heading

        /// Lines of text.
        case text([TextLine])

        /// A line that says why there is no content.
        case note(String)

        /// The titles of a list's columns.
        case titles(RowList)

        /// The rows of a list.
        case rows(RowList)

        /// An empty line.
        case gap
    }
}
