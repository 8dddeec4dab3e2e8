import SectionEssentials

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

extension TerminalCell {
    /// Formats a cell of a column, in which the months of dates are aligned; in a terminal that supports
    /// hyperlinks, an address is a link.
    ///
    /// - Parameters:
    ///   - linkWord: the word that replaces an address; nil to show it.
    ///   - title: the address of the row, if the cell is its title.
    init(
        inColumn cell: Cell,
        linkWord: String? = nil,
        title: WebLink? = nil,
        style: TerminalStyle,
        formatter: ValueFormatter
    ) {
        if style.hyperlinks, let link = cell.address {
            self.init(style.encoded(linkWord ?? link.url), .link, link: link)
            return
        }
        switch cell {
        case .date(let date):
            let hasDay = date.precision == .hour || date.precision == .day
            self.init(Self.aligned(formatter.date(date), hasDay: hasDay), .plain)
        case .localTime(let time):
            let text = style.encoded(ValueFormatter.localTime(time))
            self.init(Self.aligned(text, hasDay: true), .plain)
        default:
            let plain = TerminalCell(cell, style: style, formatter: formatter)
            self = title.map { plain.linked(to: $0) } ?? plain
        }
    }

    /// A date, indented so that the months of a column are aligned.
    private static func aligned(_ date: String, hasDay: Bool) -> String {
        var indent = hasDay ? 2 : 3
        if hasDay {
            for byte in date.utf8 {
                guard 0x30...0x39 ~= byte else { break }
                indent -= 1
            }
        }
        return indent > 0 ? String(repeating: " ", count: indent) + date : date
    }
}

extension TerminalCell {
    /// The width of a cell of a column; of one that cannot be wider than `known`, any number up to
    /// that, found without formatting it.
    static func width(
        inColumn cell: Cell, orAtMost known: Int, style: TerminalStyle, formatter: ValueFormatter
    ) -> Int {
        switch cell {
        case .empty: return 0
        // No text is wider than its number of UTF-8 bytes, which is already known.
        case .text(let text):
            if !style.ascii, text.utf8.count <= known { return 0 }
            return style.encoded(text).displayWidth
        case .badge(let badge):
            if !style.ascii, badge.text.utf8.count + markWidth <= known { return 0 }
            return style.encoded(badge.text).displayWidth + markWidth
        case .ordinal(let number),
            .integer(let number) where 0..<1_000 ~= number:
            return String(number).utf8.count
        case .date(let date)
        where date.precision == .hour && fullDate.utf8.count <= known
            && usualDates.contains(date.date):
            return 0
        default:
            return TerminalCell(inColumn: cell, style: style, formatter: formatter).width
        }
    }

    /// A date of maximum width with a year of four digits or fewer.
    private static let fullDate = "24 Mar 2006 22:30"

    /// Dates whose year has at most four digits in every zone: from the year 100 to 9900.
    private static let usualDates =
        Date(timeIntervalSince1970: -59e9)...Date(timeIntervalSince1970: 250e9)
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
