/// Builds a line of columns, without trailing spaces.
struct TerminalLine {
    /// The space between two columns, in columns.
    static let gap = 2

    private var buffer = TextBuffer()
    private let style: TerminalStyle
    private var blank = 0

    init(_ style: TerminalStyle) {
        self.style = style
    }

    /// The styled line so far.
    var text: String { buffer.text }

    /// Appends a cell, aligned in a column, then a gap.
    mutating func append(_ cell: TerminalCell, in column: Int, _ alignment: Alignment) {
        let space = max(0, column - cell.width)
        if alignment == .trailing { blank += space }
        put(cell)
        blank += (alignment == .leading ? space : 0) + Self.gap
    }

    /// Appends adjacent cells, such as the parts of a bar, then a gap.
    mutating func append(_ cells: [TerminalCell], in column: Int) {
        for cell in cells { put(cell) }
        blank += max(0, cells.reduce(column) { $0 - $1.width }) + Self.gap
    }

    private mutating func put(_ cell: TerminalCell) {
        guard !cell.text.isEmpty else { return }
        while blank > 0 {
            let some = min(blank, Self.blanks.count - 1)
            buffer.append(Self.blanks[some])
            blank -= some
        }
        buffer.append(cell.painted(style))
    }

    /// Strings of spaces, as many as their index.
    private static let blanks = [
        "", " ", "  ", "   ", "    ", "     ", "      ", "       ", "        ", "         ",
        "          ", "           ", "            ",
    ]
}
