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
        if case .badge(let badge) = cell {
            let words = style.encoded(badge.text)
            self.init(
                style.mark(badge.tone) + " " + words, width: words.displayWidth + Self.markWidth,
                cell.textStyle)
        } else {
            self.init(
                style.encoded(formatter.text(of: cell) ?? empty), cell.textStyle, link: cell.address
            )
        }
    }

    init(_ text: String, _ textStyle: TextStyle, link: WebLink? = nil) {
        self.init(text, width: text.displayWidth, textStyle, link: link)
    }

    private init(_ text: String, width: Int, _ textStyle: TextStyle, link: WebLink? = nil) {
        self.text = text
        self.width = width
        self.textStyle = textStyle
        self.link = link
    }

    /// The width of the mark of a badge and the space after it.
    static let markWidth = 2

    /// The same text as a link.
    func linked(to link: WebLink) -> TerminalCell {
        TerminalCell(text, width: width, textStyle, link: link)
    }

    /// The mark of a badge alone; the first character of any other text.
    var mark: TerminalCell {
        TerminalCell(String(text.prefix(1)), textStyle, link: link)
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
        case .text, .boolean, .integer, .ordinal, .decimal, .measure, .money, .date, .localTime,
            .place, .duration, .share:
            .plain
        }
    }
}
