/// Lays out a map for a terminal: the title, the drawing, the scale, and the points in words unless
/// the section has a table of them.
struct TerminalMap {
    /// The styled lines; empty if the map has neither points nor lines.
    let lines: [String]

    init(_ map: Map, style: TerminalStyle) {
        guard let prepared = PreparedMap(map) else {
            lines = []
            return
        }
        let size = MapSize(for: prepared.area, in: style.width)
        let projection = MapProjection(prepared.area, columns: size.columns, rows: size.rows)
        let drawing = MapDrawing(prepared, projection, style: style)
        let rest = drawing.leftOut.map { TerminalCell(style.encoded($0), .faint) }
        lines =
            TerminalText(InlineText(map.title), style: style, .strong).lines
            + drawing.lines + [drawing.footer]
            + (rest.isEmpty ? [] : TerminalLegend(rest, style: style).lines)
            + MapLegend(map, style: style).lines
            + prepared.lines(inWords: style)
    }
}
