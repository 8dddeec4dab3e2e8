/// Builds lines of columns, without trailing spaces.
struct TerminalLine {
    /// The space between two columns, in columns.
    static let gap = 2

    private var buffer = TextBuffer()
    private let style: TerminalStyle
    private var blank = 0

    init(_ style: TerminalStyle) {
        self.style = style
    }

    /// The styled text so far.
    var text: String { buffer.text }

    /// Ends the line, after which the next one begins.
    mutating func end() {
        buffer.append("\n")
        blank = 0
    }

    /// Appends a cell, aligned in a column, then a gap.
    mutating func append(_ cell: TerminalCell, in column: Int, _ alignment: Alignment) {
        align(cell.width, in: column, alignment) { $0.put(cell) }
    }

    /// Appends styled text of a width, aligned in a column, then a gap.
    mutating func append(
        _ text: Slice<UnsafeBufferPointer<UInt8>>,
        width: Int,
        in column: Int,
        _ alignment: Alignment
    ) {
        align(width, in: column, alignment) { line in
            guard !text.isEmpty else { return }
            line.fill()
            line.buffer.append(text)
        }
    }

    /// Appends adjacent cells, such as the parts of a bar, then a gap.
    mutating func append(_ cells: [TerminalCell], in column: Int) {
        for cell in cells { put(cell) }
        blank += max(0, cells.reduce(column) { $0 - $1.width }) + Self.gap
    }

    private mutating func align(
        _ width: Int,
        in column: Int,
        _ alignment: Alignment,
        _ put: (inout TerminalLine) -> Void
    ) {
        let space = max(0, column - width)
        if alignment == .trailing { blank += space }
        put(&self)
        blank += (alignment == .leading ? space : 0) + Self.gap
    }

    private mutating func put(_ cell: TerminalCell) {
        guard !cell.text.isEmpty else { return }
        fill()
        buffer.append(cell.painted(style))
    }

    /// Writes the spaces before a text.
    private mutating func fill() {
        buffer.append(UInt8(ascii: " "), count: blank)
        blank = 0
    }
}
