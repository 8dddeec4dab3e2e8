/// What the whole screen shows at one moment.
package struct Frame: Equatable, Sendable {
    let size: ScreenSize

    /// The lines from the top; what is below them is empty.
    let lines: [Line]

    /// Where the cursor is shown; nil where nothing is written.
    var cursor: Place?

    /// Says what a screen of a size shows; what is below the lines is empty.
    package init(size: ScreenSize, lines: [Line]) {
        self.size = size
        self.lines = lines
    }

    /// A row and a column, from 0.
    package struct Place: Equatable, Sendable {
        let row: Int
        let column: Int
    }
}

extension Frame {
    /// What turns a screen that shows another frame into this one: the lines that changed.
    ///
    /// - Parameter old: what the screen shows now; nil if that is not known.
    package func update(from old: Frame?) -> String {
        let old = old?.size == size ? old : nil
        var text = old == nil ? ControlSequence.eraseAll : ""
        for row in 0..<size.rows {
            let line = line(row)
            guard line != old?.line(row) ?? .blank else { continue }
            text += ControlSequence.move(row: row, column: 0) + line.text
            // At the end of a full line it would erase the last character.
            if line.width < size.columns { text += ControlSequence.eraseLineEnd }
        }
        if text.isEmpty, cursor == old?.cursor { return "" }
        if let cursor {
            text += ControlSequence.move(row: cursor.row, column: cursor.column)
            text += ControlSequence.showCursor
        }
        return ControlSequence.beginUpdate + ControlSequence.hideCursor + text
            + ControlSequence.endUpdate
    }

    private func line(_ row: Int) -> Line {
        row < lines.count ? lines[row] : .blank
    }
}
