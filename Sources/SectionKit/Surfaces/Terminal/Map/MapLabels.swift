/// Writes labels beside the points of a map and in its areas, so that no label covers a point, an
/// area beside it or another label.
struct MapLabels {
    /// The widest label, in columns.
    private static let widest = 24

    /// The share of the map that labels may cover: with more, the coast would be hidden.
    private static let share = 6

    /// The columns that labels may still take.
    private var room: Int
    private let style: TerminalStyle
    private let fills: DotCanvas

    /// Prepares to label a canvas on which all points are drawn, beside the areas of another.
    init(_ canvas: DotCanvas, beside fills: DotCanvas, style: TerminalStyle) {
        room = canvas.columns * canvas.rows / Self.share
        self.fills = fills
        self.style = style
    }

    /// Whether labels have taken all their room.
    var isFull: Bool { room <= 0 }

    /// Writes the label of a point or an area beside the columns that it takes, or inside them if
    /// they are wider than the label, if there is room; returns whether it was written.
    ///
    /// - Parameter isChosen: whether it is the label of what is chosen, which replaces others.
    @discardableResult
    mutating func write(
        _ label: String,
        _ textStyle: TextStyle,
        beside columns: ClosedRange<Int>,
        row: Int,
        isChosen: Bool = false,
        on canvas: inout DotCanvas
    ) -> Bool {
        guard !isFull, !label.isEmpty else { return false }
        let text = style.line(label, columns: min(Self.widest, canvas.columns / 2))
        let width = text.displayWidth
        let (first, last) = (columns.lowerBound, columns.upperBound)
        let middle = (first + last) / 2 - width / 2
        let isInside = columns.count >= width + 2
        let places =
            isInside
            ? [(middle, row), (middle, row - 1), (middle, row + 1)]
            : [
                (last + 2, row), (first - 1 - width, row), (middle, row - 1), (middle, row + 1),
                (last + 1, row - 1), (last + 1, row + 1), (first - width, row - 1),
                (first - width, row + 1),
            ]
        for (start, row) in places
        where (isInside || fills.isBlank(start..<(start + width), row: row))
            && put(text, width, textStyle, column: start, row: row, on: &canvas)
        {
            room -= width + 2
            return true
        }
        return isChosen
            && places.contains { start, row in
                put(text, width, textStyle, column: start, row: row, replacing: true, on: &canvas)
            }
    }

    /// Writes a text with a blank on each side that is not the edge of the canvas.
    private func put(
        _ text: String,
        _ width: Int,
        _ textStyle: TextStyle,
        column: Int,
        row: Int,
        replacing: Bool = false,
        on canvas: inout DotCanvas
    ) -> Bool {
        let before = column > 0 ? " " : ""
        let after = column + width < canvas.columns ? " " : ""
        let cell = TerminalCell(before + text + after, textStyle)
        return canvas.write(
            cell, column: column - before.count, row: row, replacing: replacing)
    }
}
