/// The control sequences for drawing the screen.
///
/// The sequences that move the cursor and erase are from ECMA-48. The modes with a question mark are
/// from DEC and xterm (<https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>), and synchronized
/// updates from <https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036>.
/// Terminals ignore modes that they do not know.
package enum ControlSequence {
    /// Moves the cursor to a row and a column, both counted from 0.
    package static func move(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

    /// Moves the cursor up a number of lines, to the first column.
    package static func up(_ lines: Int) -> String { "\u{1B}[\(lines)A\r" }

    /// Erases from the cursor to the end of its line.
    package static let eraseLineEnd = "\u{1B}[K"

    /// Erases from the cursor to the end of the screen.
    package static let eraseBelow = "\u{1B}[J"

    /// Erases the whole screen.
    package static let eraseAll = "\u{1B}[2J"

    package static let showCursor = "\u{1B}[?25h"
    package static let hideCursor = "\u{1B}[?25l"

    /// Between these two sequences the terminal shows no changes.
    static let beginUpdate = "\u{1B}[?2026h"
    static let endUpdate = "\u{1B}[?2026l"

    /// Switches to the alternate screen, turns off line wrapping, turns on bracketed paste and
    /// reports of mouse buttons and wheel (SGR coordinates), and hides the cursor.
    static let enter =
        "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h" + hideCursor

    /// Turns off mouse reports, so that a person can select text with the mouse.
    package static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1000l"

    /// Undoes ``enter``, and clears a terminal that has no alternate screen.
    static let leave =
        endUpdate + "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h" + showCursor
        + move(row: 0, column: 0) + eraseAll + "\u{1B}[?1049l"
}
