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
        self.columns = columns
        layout = FormLayout(form, in: viewport)
    }

    /// The visible lines.
    var lines: [Line] {
        layout.lines[layout.visible].map { Line(painted: painted($0), atMost: columns) }
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
            return theme.painted(isOn ? "[x]" : "[ ]", reversed: isFocus)
        }
    }
}
