import SectionKit

/// The lines at the bottom: what is to be told, and what is typed or the keys that work now.
struct StatusLine {
    let lines: [Line]

    /// The column of the cursor, where something is typed.
    let cursor: Int?

    init(_ model: BrowseModel) {
        let columns = model.size.columns
        let look = model.look
        let told = model.message.map { Self.told($0, columns, look) } ?? []
        let line: Line
        switch model.mode {
        case .searching(let editor):
            (line, cursor) = Self.prompt("/", editor, "Enter keep  Esc clear", columns, look)
        case .picking(let picker):
            let title = picker.option.picker?.title ?? picker.option.name
            (line, cursor) = Self.prompt(
                "\(title): ", picker.typed, "Enter choose  Esc leave", columns, look)
        case .exporting(let editor, let replacing):
            let endings = model.browsable.endings.joined(separator: " ")
            (line, cursor) = Self.prompt(
                "Write to: ", editor,
                "Enter \(replacing ? "replace" : "write")  Esc leave  \(endings)", columns, look)
        case .moving:
            cursor = nil
            guard told.isEmpty else {
                lines = told
                return
            }
            line = Self.hints(model.hints, columns, look)
        }
        lines = told + [line]
    }

    /// How many lines there are.
    static func height(of model: BrowseModel) -> Int {
        let told = model.message.map { Self.told($0, model.size.columns, model.look).count } ?? 0
        if case .moving = model.mode { return max(1, told) }
        return told + 1
    }

    /// What is to be told, on as many lines as leave something of the page in sight.
    private static func told(_ message: String, _ columns: Int, _ look: Look) -> [Line] {
        look.style.encoded(message).wrapped(to: columns - 1).prefix(5).map { text in
            Line(painted: " " + text, atMost: columns)
        }
    }

    /// What is typed, its end always in sight, and how to go on if there is room; what is only
    /// proposed is reversed.
    private static func prompt(
        _ label: String,
        _ editor: LineEditor,
        _ hint: String,
        _ columns: Int,
        _ look: Look
    ) -> (Line, Int?) {
        let label = look.style.line(label, columns: columns / 2)
        var shown = look.style.encoded(editor.text)[...]
        let room = columns - label.displayWidth - 1
        while shown.displayWidth > room { shown.removeFirst() }
        let width = label.displayWidth + shown.displayWidth
        var painted = look.painted(label, .strong)
        painted += look.painted(String(shown), reversed: editor.isProposed)
        if columns - width - 3 >= 8 {
            let cut = look.style.line(hint, columns: columns - width - 4)
            let space = columns - width - 1 - cut.displayWidth
            painted += String(repeating: " ", count: space) + look.painted(cut, .faint)
        }
        return (Line(painted: painted, atMost: columns), width)
    }

    /// As many hints as there is room for, the first ones first.
    private static func hints(_ hints: [Hint], _ columns: Int, _ look: Look) -> Line {
        var painted = ""
        var room = columns - 1
        for hint in hints {
            let meaning = look.style.encoded(hint.meaning)
            let width = hint.key.displayWidth + meaning.displayWidth + 3
            guard width <= room else { continue }
            painted +=
                " " + look.painted(hint.key, .strong) + " " + look.painted(meaning, .faint) + " "
            room -= width
        }
        return Line(painted: painted, atMost: columns)
    }
}
