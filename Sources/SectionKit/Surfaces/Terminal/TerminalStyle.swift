/// The capabilities of a terminal, which a program determines once.
public struct TerminalStyle: Sendable {
    /// The minimum width for layout, in columns.
    public static let minimumWidth = 40

    /// The width, in columns; nil if lines are not wrapped or truncated, as in a pipe.
    public private(set) var width: Int?

    /// Whether colours and weights may be used (ECMA-48, select graphic rendition).
    public let color: Bool

    /// Whether only ASCII may be written.
    public let ascii: Bool

    /// Whether text may be hyperlinks (OSC 8,
    /// <https://gist.github.com/egmontkob/eb114294efbcd5adb1944c9f3cb5feda>).
    public let hyperlinks: Bool

    /// Whether colours are for a light or a dark background.
    public package(set) var scheme: ColorScheme

    /// What lies on the land of maps; nil for the land alone.
    public var ground: MapGround?

    /// Creates a style; a width below the minimum is raised to it.
    public init(
        width: Int? = nil,
        color: Bool = false,
        ascii: Bool = false,
        hyperlinks: Bool = false,
        scheme: ColorScheme = .auto
    ) {
        self.width = width.map { max($0, Self.minimumWidth) }
        self.color = color
        self.ascii = ascii
        self.hyperlinks = hyperlinks
        self.scheme = scheme
    }

    /// The style for a part of a line, which may be narrower than ``minimumWidth``.
    package func narrowed(to width: Int) -> TerminalStyle {
        var style = self
        style.width = width
        return style
    }

    /// The style for another width, which is at least ``minimumWidth``.
    package func widened(to width: Int) -> TerminalStyle {
        narrowed(to: max(width, Self.minimumWidth))
    }
}

extension TerminalStyle {
    /// The text with the escape sequences for its style and link that the terminal supports, isolated
    /// from what is beside it if it is written from right to left.
    func paint(_ text: String, _ textStyle: TextStyle, to link: WebLink? = nil) -> String {
        guard !text.isEmpty else { return text }
        var painted = text.isolated
        if color || textStyle == .selected, let parameters = textStyle.parameters(in: scheme) {
            painted = painted.styled(parameters)
        }
        guard hyperlinks, let link else { return painted }
        return "\u{1B}]8;;\(link.url)\u{1B}\\\(painted)\u{1B}]8;;\u{1B}\\"
    }

    /// The text, converted to ASCII if the terminal can show nothing else.
    package func encoded(_ text: String) -> String {
        ascii ? text.asciiOnly : text
    }

    /// The mark before a badge, which distinguishes tones without colour.
    package func mark(_ tone: Badge.Tone) -> String {
        switch tone {
        case .positive: ascii ? "+" : "✓"
        case .negative: ascii ? "x" : "✗"
        case .pending: ascii ? ">" : "→"
        case .neutral: "?"
        }
    }

    /// The text truncated to one line of at most `columns` columns.
    package func line(_ text: String, columns: Int) -> String {
        encoded(text).truncated(to: columns, mark: ascii ? "..." : "…")
    }

    /// A horizontal rule.
    package func rule(_ width: Int) -> String {
        String(repeating: ascii ? "-" : "─", count: width)
    }
}
