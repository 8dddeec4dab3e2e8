/// Says what the colours of a map's scale mean, of those that are on the map, where a terminal has
/// colours.
struct MapLegend {
    /// The styled lines; none without colours or without a scale.
    let lines: [String]

    init(_ map: Map, style: TerminalStyle) {
        let ranges = map.ranges
        guard style.color, let scale = map.scale, !ranges.isEmpty else {
            lines = []
            return
        }
        let mark = MapMark.still(.positive, ascii: style.ascii)
        let title = TerminalCell(style.encoded(scale.title), .faint)
        let entries = ranges.map {
            TerminalCell("\(mark) \(style.encoded(scale.names[$0]))", .scaled($0))
        }
        lines = TerminalLegend([title] + entries, style: style).lines
    }
}
