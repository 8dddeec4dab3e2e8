/// A value as a terminal shows it: its words and its ink, before it is set into a width.
struct TerminalCell {
    /// The words, with a badge's mark before them.
    let text: String

    /// The columns the words take.
    let width: Int

    /// The ink they are painted in.
    let ink: Ink

    static let blank = TerminalCell("", .plain)

    init(_ cell: Cell, style: TerminalStyle, human: HumanText, empty: String = "") {
        let words =
            switch cell {
            case .badge(let badge): "\(style.mark(badge.tone)) \(badge.text)"
            default: human.text(of: cell) ?? empty
            }
        self.init(style.encoded(words), cell.ink)
    }

    init(_ text: String, _ ink: Ink) {
        self.text = text
        self.ink = ink
        width = text.displayWidth
    }
}

extension Cell {
    fileprivate var ink: Ink {
        switch self {
        case .badge(let badge): .tone(badge.tone)
        case .link, .image: .link
        case .days, .unknown, .empty: .faint
        case .text, .integer, .decimal, .money, .date, .duration, .share: .plain
        }
    }
}
