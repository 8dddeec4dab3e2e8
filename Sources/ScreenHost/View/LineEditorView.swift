import SectionKit

/// As much of a line that is typed as there is room for, with the cursor in it.
struct LineEditorView {
    let text: String

    /// The column of the cursor in the text, or behind its end.
    let cursor: Int

    /// Takes the part around the cursor, in so many columns; one of them is kept for the cursor.
    init(_ editor: LineEditor, columns: Int, _ style: TerminalStyle) {
        let head = String(style.encoded(String(editor.head)).suffix(columns: columns - 1))
        cursor = head.displayWidth
        let tail = style.encoded(String(editor.tail))[...].prefix(columns: columns - 1 - cursor)
        text = head + String(tail)
    }
}

extension String {
    /// The longest end that takes at most `width` columns.
    fileprivate func suffix(columns width: Int) -> Substring {
        var room = width
        var start = endIndex
        while start > startIndex {
            let before = index(before: start)
            room -= self[before].displayWidth
            guard room >= 0 else { break }
            start = before
        }
        return self[start...]
    }
}
