/// The content of the whole screen at one moment.
package struct Frame: Equatable, Sendable {
    let size: ScreenSize

    /// The lines from the top; the rest of the screen is empty.
    let lines: [Line]

    /// The position of the cursor; nil to hide it.
    var cursor: Place?

    /// Creates a frame; the screen below the lines is empty.
    package init(size: ScreenSize, lines: [Line]) {
        self.size = size
        self.lines = lines
    }

    /// A row and a column, counted from 0.
    package struct Place: Equatable, Sendable {
        let row: Int
        let column: Int
    }
}

extension Frame {
    /// Returns the text that updates a screen to this frame, with only the lines that changed.
    ///
    /// - Parameter old: the frame on the screen; nil if it is not known.
    package func update(from old: Frame?) -> String {
        let old = old?.size == size ? old : nil
        var text = old == nil ? ControlSequence.eraseAll : ""
        for row in 0..<size.rows {
            let line = line(row)
            guard line != old?.line(row) ?? .blank else { continue }
            text += ControlSequence.move(row: row, column: 0) + line.text
            // After a full line, erasing would remove its last character.
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
