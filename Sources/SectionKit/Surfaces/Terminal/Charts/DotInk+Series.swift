extension DotInk {
    /// The ink of a series: the first six differ in colour, and in dashes or, in ASCII, in marks.
    static func series(_ index: Int, ascii: Bool) -> DotInk {
        let ink = inks[index % inks.count]
        return ascii ? DotInk(style: ink.style, mark: ink.mark) : ink
    }

    /// A short horizontal line for a legend, four columns wide.
    func sample(_ style: TerminalStyle) -> String {
        var canvas = DotCanvas(columns: 4, rows: 1)
        canvas.line(from: (0, 1), to: (7, 1), DotInk(style: .plain, dash: dash, mark: mark))
        return canvas.line(0, style: style).padded(to: 4)
    }

    private static let inks = [
        DotInk(style: .series(0), dash: .solid, mark: "*"),
        DotInk(style: .series(1), dash: .dashed, mark: "o"),
        DotInk(style: .series(2), dash: .dotted, mark: "."),
        DotInk(style: .series(3), dash: .dashDotted, mark: "x"),
        DotInk(style: .series(4), dash: .sparse, mark: "="),
        DotInk(style: .series(5), dash: .short, mark: "#"),
    ]
}
