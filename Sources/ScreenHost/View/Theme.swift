import SectionKit

/// The colours and characters that a screen is drawn in.
struct Theme: Sendable {
    let style: TerminalStyle

    /// Words in a style, and reversed or underlined, which takes no colour.
    func painted(
        _ text: String,
        _ textStyle: TextStyle = .plain,
        reversed: Bool = false,
        underlined: Bool = false
    ) -> String {
        var parameters: [String] = []
        if style.color, !reversed, let color = textStyle.parameters { parameters.append(color) }
        if underlined { parameters.append("4") }
        if reversed { parameters.append("7") }
        return style.encoded(text).styled(parameters.joined(separator: ";"))
    }

    /// Stands before what the cursor is on.
    var cursorMark: String { style.ascii ? "> " : "› " }

    /// Stands before the title of a section that is open, or folded.
    func foldMark(isOpen: Bool) -> String {
        switch (isOpen, style.ascii) {
        case (true, false): "▾ "
        case (false, false): "▸ "
        case (true, true): "- "
        case (false, true): "+ "
        }
    }
}
