/// Draws a map for a terminal.
struct TerminalMap {
    /// The styled lines; empty if the map has nothing to show.
    let lines: [String]

    init(_ map: Map, style: TerminalStyle) {
        lines = TerminalText(InlineText(map.title), style: style, .strong).lines
    }
}
