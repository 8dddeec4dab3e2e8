/// A value as a terminal shows it: its words and their style, before it is set into a width.
struct TerminalCell {
    /// The words, with a badge's mark before them.
    let text: String

    /// The columns the words take.
    let width: Int

    /// The style they are painted in.
    let textStyle: TextStyle

    /// Where the words lead, in a terminal that has links.
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

    /// The words wrapped to a width, each line as a cell of its own.
    func wrapped(to width: Int) -> [TerminalCell] {
        self.width <= width
            ? [self] : text.wrapped(to: width).map { TerminalCell($0, textStyle, link: link) }
    }

    /// The words painted.
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
        case .text, .integer, .decimal, .measure, .money, .date, .localTime, .place, .duration,
            .share:
            .plain
        }
    }
}
