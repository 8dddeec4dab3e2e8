/// How a terminal may be written to, decided once at the edge of the program.
public struct TerminalStyle: Sendable {
    /// The narrowest width that the terminal surface lays out for, in columns.
    public static let minimumWidth = 40

    /// The columns a line may take; nil where lines are never wrapped or cut, as in a pipe.
    public let width: Int?

    /// Whether colours and weights may be used (ECMA-48, select graphic rendition).
    public let color: Bool

    /// Whether only ASCII may be written.
    public let ascii: Bool

    /// Whether words may be links that the terminal opens (OSC 8,
    /// <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>).
    public let hyperlinks: Bool

    /// Describes a terminal; a width below the minimum is held at it.
    public init(
        width: Int? = nil,
        color: Bool = false,
        ascii: Bool = false,
        hyperlinks: Bool = false
    ) {
        self.width = width.map { max($0, Self.minimumWidth) }
        self.color = color
        self.ascii = ascii
        self.hyperlinks = hyperlinks
    }

    private init(_ style: TerminalStyle, exactly width: Int) {
        self.width = width
        color = style.color
        ascii = style.ascii
        hyperlinks = style.hyperlinks
    }

    /// The style for a part of a line, which may be narrower than any terminal.
    package func narrowed(to width: Int) -> TerminalStyle {
        TerminalStyle(self, exactly: width)
    }
}

extension TerminalStyle {
    /// The text in a style, if the terminal may have colour, and leading somewhere, if it may link.
    func paint(_ text: String, _ textStyle: TextStyle, to link: WebLink? = nil) -> String {
        guard !text.isEmpty else { return text }
        var painted = text
        if color, let parameters = textStyle.parameters {
            painted = text.styled(parameters)
        }
        guard hyperlinks, let link else { return painted }
        return "\u{1B}]8;;\(link.url)\u{1B}\\\(painted)\u{1B}]8;;\u{1B}\\"
    }

    /// The text in the characters that the terminal can show.
    package func encoded(_ text: String) -> String {
        ascii ? text.asciiOnly : text
    }

    /// The mark that stands before a badge, so that a column can be scanned without colour.
    package func mark(_ tone: Badge.Tone) -> String {
        switch tone {
        case .positive: ascii ? "+" : "✓"
        case .negative: ascii ? "x" : "✗"
        case .pending: ascii ? ">" : "→"
        case .neutral: "?"
        }
    }

    /// The text cut to one line of some columns.
    package func line(_ text: String, columns: Int) -> String {
        encoded(text).truncated(to: columns, mark: ascii ? "..." : "…")
    }

    /// A horizontal rule of some columns.
    func rule(_ width: Int) -> String {
        String(repeating: ascii ? "-" : "─", count: width)
    }
}
