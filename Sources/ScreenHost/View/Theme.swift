import SectionKit

/// The colours and characters of the screen.
struct Theme: Sendable {
    let style: TerminalStyle

    /// Returns text in a style, reversed or underlined; those two do not need colour.
    ///
    /// A text that is written from right to left is isolated from what is beside it.
    func painted(
        _ text: String,
        _ textStyle: TextStyle = .plain,
        reversed: Bool = false,
        underlined: Bool = false
    ) -> String {
        styled(
            style.encoded(text).isolated, textStyle, reversed: reversed, underlined: underlined)
    }

    /// Returns a part of a text in a style, which is isolated as a whole.
    func styled(
        _ text: String,
        _ textStyle: TextStyle = .plain,
        reversed: Bool = false,
        underlined: Bool = false
    ) -> String {
        var parameters: [String] = []
        if style.color, !reversed, let color = textStyle.parameters(in: style.scheme) {
            parameters.append(color)
        }
        if underlined { parameters.append("4") }
        if reversed { parameters.append("7") }
        return style.encoded(text).styled(parameters.joined(separator: ";"))
    }

    /// The mark before the line of the cursor.
    var cursorMark: String { style.ascii ? "> " : "› " }

    /// The mark before the title of an open or folded section.
    func foldMark(isOpen: Bool) -> String {
        switch (isOpen, style.ascii) {
        case (true, false): "▾ "
        case (false, false): "▸ "
        case (true, true): "- "
        case (false, true): "+ "
        }
    }
}
