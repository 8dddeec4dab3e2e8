import SectionKit

/// The lines at the bottom of the screen: the message, and the prompt or the key hints.
struct StatusLine {
    let lines: [Line]

    /// The column of the cursor in the prompt; nil if there is none.
    let cursor: Int?

    init(_ model: BrowseModel, theme: Theme) {
        let columns = model.size.columns
        let message = model.messageLines.map { Line(painted: " " + $0, atMost: columns) }
        let line: Line
        switch model.mode {
        case .searching(let search):
            (line, cursor) = Self.prompt(
                "/", search.editor, ["Enter keep", "Esc clear"], columns, theme)
        case .finding(let find):
            (line, cursor) = Self.prompt(
                "/", find.editor, ["Enter go there", "Esc cancel"], columns, theme)
        case .picking(let picker):
            let title = picker.option.picker?.title ?? picker.option.name
            (line, cursor) = Self.prompt(
                "\(title): ", picker.typed, ["Enter choose", "Esc cancel"], columns, theme)
        case .exporting(let export):
            let fileExtensions = model.browsable.fileExtensions.joined(separator: " ")
            (line, cursor) = Self.prompt(
                "Write to: ", export.editor,
                [
                    "Enter \(export.isReplacing ? "replace" : "write")", "Esc cancel",
                    fileExtensions,
                ], columns, theme)
        case .acting:
            (line, cursor) = (Self.hints(model.hints, columns, theme), nil)
        case .browsing:
            cursor = nil
            guard message.isEmpty else {
                lines = message
                return
            }
            line = Self.hints(model.hints, columns, theme)
        }
        lines = message + [line]
    }

    /// A label and the edited text with the cursor, then as many hints as fit; proposed text is
    /// reversed.
    private static func prompt(
        _ label: String,
        _ editor: LineEditor,
        _ hints: [String],
        _ columns: Int,
        _ theme: Theme
    ) -> (Line, Int?) {
        let label = theme.style.line(label, columns: columns / 2)
        let typed = LineEditorView(editor, columns: columns - label.displayWidth, theme.style)
        let width = label.displayWidth + typed.text.displayWidth
        var painted = theme.painted(label, .strong)
        painted += theme.painted(typed.text, reversed: editor.isProposed)
        // Two spaces stay free for what is typed, and the last column.
        let hint = hints.reduce("") { line, hint in
            let longer = line.isEmpty ? hint : "\(line)  \(hint)"
            return longer.displayWidth <= columns - width - 4 ? longer : line
        }
        if !hint.isEmpty {
            let space = columns - width - 1 - hint.displayWidth
            painted += String(repeating: " ", count: space) + theme.painted(hint, .faint)
        }
        return (Line(painted: painted, atMost: columns), label.displayWidth + typed.cursor)
    }

    /// As many hints as fit, in their order.
    private static func hints(_ hints: [Hint], _ columns: Int, _ theme: Theme) -> Line {
        var painted = ""
        var room = columns - 1
        for hint in hints {
            let meaning = theme.style.encoded(hint.meaning)
            let width = hint.key.displayWidth + meaning.displayWidth + 3
            guard width <= room else { continue }
            painted +=
                " " + theme.painted(hint.key, .strong) + " " + theme.painted(meaning, .faint) + " "
            room -= width
        }
        return Line(painted: painted, atMost: columns)
    }
}
