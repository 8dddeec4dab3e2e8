import SectionKit

/// The part of a line editor's text that fits around the cursor.
struct LineEditorView {
    let text: String

    /// The column of the cursor in the text, or after its end.
    let cursor: Int

    /// Cuts the text to a number of columns, one of which is for the cursor.
    init(_ editor: LineEditor, columns: Int, _ style: TerminalStyle) {
        let head = String(style.encoded(String(editor.head).safe).suffix(columns: columns - 1))
        cursor = head.displayWidth
        let tail = style.encoded(String(editor.tail).safe)[...].prefix(
            columns: columns - 1 - cursor)
        text = head + String(tail)
    }
}

extension String {
    /// The longest suffix that takes at most `width` columns.
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
