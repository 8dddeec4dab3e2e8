/// A value formatted for a terminal, before layout.
struct TerminalCell {
    /// The text, with the mark of a badge before it.
    let text: String

    /// The width of the text, in columns.
    let width: Int

    /// The style of the text.
    let textStyle: TextStyle

    /// The target of the text in a terminal that supports hyperlinks.
    let link: WebLink?

    static let blank = TerminalCell("", .plain)

    init(_ cell: Cell, style: TerminalStyle, formatter: ValueFormatter, empty: String = "") {
        let words =
            switch cell {
            case .badge(let badge): "\(style.mark(badge.tone)) \(badge.text)"
            default: formatter.text(of: cell) ?? empty
            }
        self.init(style.encoded(words), cell.textStyle, link: cell.address)
    }

    init(_ text: String, _ textStyle: TextStyle, link: WebLink? = nil) {
        self.text = text
        self.textStyle = textStyle
        self.link = link
        width = text.displayWidth
    }

    /// The lines of the text wrapped to a width, each as a cell.
    func wrapped(to width: Int) -> [TerminalCell] {
        self.width <= width
            ? [self] : text.wrapped(to: width).map { TerminalCell($0, textStyle, link: link) }
    }

    /// The text with its escape sequences.
    func painted(_ style: TerminalStyle) -> String {
        style.paint(text, textStyle, to: link)
    }
}

extension Cell {
    fileprivate var textStyle: TextStyle {
        switch self {
        case .badge(let badge): .tone(badge.tone)
        case .link, .image: .link
        case .days, .unknown, .empty: .faint
        case .text, .boolean, .integer, .decimal, .measure, .money, .date, .localTime, .place,
            .duration, .share:
            .plain
        }
    }
}
