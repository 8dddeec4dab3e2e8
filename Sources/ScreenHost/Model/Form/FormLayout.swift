import SectionKit

/// The lines of a form, and which of them are visible.
struct FormLayout {
    /// All lines, from the title to the last field.
    let lines: [FormLine]

    /// The visible lines.
    let visible: Range<Int>

    /// The column where the values begin.
    let valueColumn: Int

    /// The text that the values were read from; nil if there is none, or no room for it.
    let text: FormTextLayout?

    /// The area of the fields, which the text makes smaller.
    let area: Viewport

    init(_ form: Form, in whole: Viewport) {
        text = FormTextLayout(form, in: whole)
        let viewport = text?.rest(of: whole) ?? whole
        area = viewport
        let typesetter = viewport.typesetter
        let widest = form.fields.map { typesetter.width(of: $0.title) }.max() ?? 0
        // Room for the cursor mark before the title, and the change mark and a space after it.
        let column = min(widest, viewport.columns / 3) + 5
        let width = viewport.columns - column
        var lines: [FormLine] = [FormLine(.title), FormLine(.gap)]
        switch form.state {
        case .loading: lines.append(FormLine(.note("Loading…")))
        case .failed(let error):
            let again = SectionError(
                message: error.message,
                recovery: error.recovery + " Press r to try again, or Esc to cancel.")
            lines += typesetter.lines(of: again, width: viewport.columns)
                .map { FormLine(.note($0.text)) }
        case .open:
            for (index, field) in form.fields.enumerated() {
                lines.append(FormLine(.field, of: index))
                let add = { (text: String, kind: (String) -> FormLine.Kind) in
                    typesetter.lines(of: text, width: width).map { FormLine(kind($0), of: index) }
                }
                if field.offered != nil { continue }
                if let conflict = field.conflict {
                    let words = FormEntry.words(for: conflict.text, of: field.option)
                    lines += add("now: \(words)") { .conflict($0) }
                }
                if let problem = field.problem {
                    lines += add(problem) { .problem($0) }
                } else if index == form.focus, let hint = field.hint {
                    lines += add(hint) { .hint($0) }
                }
            }
        }
        self.lines = lines
        valueColumn = column
        visible = Self.visible(form.isOpen ? form.focus : nil, of: lines, height: viewport.height)
    }

    /// The field on a line, counted from the first visible line; nil if there is none.
    func field(atLine line: Int) -> Int? {
        let index = visible.lowerBound + line
        return visible.contains(index) ? lines[index].field : nil
    }

    /// The visible lines: the focused field with its hints, and as many lines around it as fit.
    private static func visible(_ focus: Int?, of lines: [FormLine], height: Int) -> Range<Int> {
        guard let focus, let first = lines.firstIndex(where: { $0.field == focus }),
            let last = lines.lastIndex(where: { $0.field == focus })
        else { return 0..<min(lines.count, height) }
        let middle = (first + last) / 2 - height / 2
        let top = min(first, max(0, min(middle, lines.count - height)))
        return top..<min(lines.count, top + height)
    }
}

/// A line of a form.
struct FormLine {
    let kind: Kind

    /// The index of the field that the line belongs to; nil if it belongs to none.
    let field: Int?

    enum Kind {
        case title

        /// A field's title and its value.
        case field

        /// What a field is for.
        case hint(String)

        /// The field's value that was set elsewhere.
        case conflict(String)

        /// Why a field's value is not valid.
        case problem(String)

        /// Why there are no fields.
        case note(String)
        case gap
    }

    init(_ kind: Kind, of field: Int? = nil) {
        self.kind = kind
        self.field = field
    }
}
