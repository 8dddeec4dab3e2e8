/// The control sequences that the screen is drawn with.
///
/// Those of the cursor and of erasing are ECMA-48's; the modes with a question mark are
/// DEC's and xterm's (<https://invisible-island.net/xterm/ctlseqs/ctlseqs.html>), synchronized
/// updates are described at <https://gist.github.com/christianparpart/d8a62cc1ab659194337d73e399004036>.
/// A terminal passes over the modes that it does not know.
package enum ControlSequence {
    /// Puts the cursor on a row and a column, both from 0.
    package static func move(row: Int, column: Int) -> String { "\u{1B}[\(row + 1);\(column + 1)H" }

    /// Moves the cursor up some lines, to their start.
    package static func up(_ lines: Int) -> String { "\u{1B}[\(lines)A\r" }

    /// Erases from the cursor to the end of its line.
    package static let eraseLineEnd = "\u{1B}[K"

    /// Erases from the cursor to the end of the screen.
    package static let eraseBelow = "\u{1B}[J"

    /// Erases the whole screen.
    package static let eraseAll = "\u{1B}[2J"

    package static let showCursor = "\u{1B}[?25h"
    package static let hideCursor = "\u{1B}[?25l"

    /// Between these two the terminal shows nothing of what changes.
    static let beginUpdate = "\u{1B}[?2026h"
    static let endUpdate = "\u{1B}[?2026l"

    /// Takes the alternate screen, where lines are cut and not wrapped, pasted text is told from
    /// typed, and the mouse tells of its buttons and wheel (SGR coordinates).
    static let enter =
        "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h" + hideCursor

    /// Leaves the mouse to the terminal, so that a person can select text with it.
    package static let leaveMouse = "\u{1B}[?1006l\u{1B}[?1000l"

    /// Gives all of that back, and leaves what has no alternate screen empty.
    static let leave =
        endUpdate + "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h" + showCursor
        + move(row: 0, column: 0) + eraseAll + "\u{1B}[?1049l"
}
