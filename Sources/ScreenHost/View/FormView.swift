import SectionKit

/// Draws the form of an action.
struct FormView {
    private let form: Form
    private let layout: FormLayout
    private let theme: Theme
    private let columns: Int

    init(_ form: Form, in viewport: Viewport, theme: Theme, columns: Int) {
        self.form = form
        self.theme = theme
        layout = FormLayout(form, in: viewport)
        // The viewport has no column for the mark of the cursor.
        self.columns = columns - (viewport.columns - layout.area.columns)
    }

    /// The visible lines.
    var lines: [Line] {
        let fields = layout.lines[layout.visible].map {
            Line(painted: painted($0), atMost: columns)
        }
        guard let text = layout.text else { return fields }
        let rows = text.rows.map(painted)
        func line(_ index: Int, of lines: [Line]) -> Line {
            lines.indices.contains(index) ? lines[index] : .blank
        }
        guard let column = text.column else {
            return (0..<layout.area.height).map { line($0, of: fields) } + rows
        }
        return (0..<max(fields.count, rows.count)).map { index in
            line(index, of: fields).beside(line(index, of: rows), at: column)
        }
    }

    /// A row of the text that the values were read from; the line of the focused field is
    /// underlined, which is visible without colour.
    private func painted(_ row: FormTextLayout.Row) -> Line {
        let parts = row.parts.map { part in
            part.line == nil
                ? theme.painted(part.text, .faint)
                : theme.painted(part.text, underlined: part.isMarked)
        }
        let indent = layout.text?.column == nil ? "  " : ""
        return Line(
            painted: indent + parts.joined(separator: FormTextLayout.gap),
            atMost: layout.text?.columns ?? 0)
    }

    /// The position of the cursor in the text being typed, from the first visible line.
    var cursor: Frame.Place? {
        guard form.isOpen, case .text(let editor) = form.fields[form.focus].entry,
            let row = layout.lines[layout.visible].firstIndex(where: { $0.field == form.focus })
        else { return nil }
        let typed = LineEditorView(editor, columns: room, theme.style)
        return .init(
            row: row - layout.visible.lowerBound, column: layout.valueColumn + typed.cursor)
    }

    /// The number of columns for a value.
    private var room: Int { columns - layout.valueColumn - 1 }

    private func painted(_ line: FormLine) -> String {
        switch line.kind {
        case .gap: return ""
        case .title:
            let title = theme.style.line(form.title, columns: columns - 2)
            let left = columns - title.displayWidth - 4
            let subject = left > 4 ? theme.style.line(form.subject ?? "", columns: left) : ""
            return theme.painted("  ") + theme.painted(title, .title) + "  " + subject
        case .note(let text): return "  " + text
        case .hint(let text): return indented(theme.painted(text, .faint))
        case .conflict(let text): return indented(theme.painted(text, .tone(.pending)))
        case .problem(let text): return indented(theme.painted(text, .error))
        case .field: return line.field.map(field) ?? ""
        }
    }

    private func indented(_ text: String) -> String {
        String(repeating: " ", count: layout.valueColumn) + text
    }

    /// The title of a field, marked if its value was changed, and the value.
    private func field(_ index: Int) -> String {
        let (field, isFocus) = (form.fields[index], index == form.focus)
        let width = layout.valueColumn - 5
        let title = theme.style.line(field.title, columns: width).padded(to: width)
        let mark = field.isChanged ? " * " : "   "
        return theme.painted(isFocus ? theme.cursorMark : "  ", .strong)
            + theme.painted(title, isFocus ? .strong : .plain) + mark
            + value(of: field, isFocus: isFocus)
    }

    private func value(of field: FormField, isFocus: Bool) -> String {
        switch field.entry {
        case .text(let editor):
            guard isFocus else { return theme.style.line(editor.text.safe, columns: room) }
            let typed = LineEditorView(editor, columns: room, theme.style).text
            // An underline is visible without colour.
            return theme.painted(typed.padded(to: room), underlined: true)
        case .choice(let words, let index):
            let word = theme.style.line(index.map { words[$0] } ?? "none", columns: room - 4)
            guard isFocus else { return word }
            let marks = theme.style.ascii ? ("< ", " >") : ("‹ ", " ›")
            return theme.painted(marks.0 + word + marks.1, reversed: true)
        case .toggle(let isOn):
            let box = theme.painted(isOn ? "[x]" : "[ ]", reversed: isFocus)
            let title = field.offered.map { " " + theme.style.line($0.title, columns: room - 4) }
            return box + (title ?? "")
        }
    }
}
