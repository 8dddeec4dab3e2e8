import SectionKit

/// Which line of a form is what, and which are in sight.
struct FormLayout {
    /// All lines, from the title to the last field.
    let lines: [FormLine]

    /// Those in sight.
    let visible: Range<Int>

    /// The column that the values begin at.
    let valueColumn: Int

    init(_ form: Form, in viewport: Viewport) {
        let typesetter = viewport.typesetter
        let widest = form.fields.map { typesetter.width(of: $0.title) }.max() ?? 0
        // The mark of the cursor before, that of a change behind, and a space.
        let column = min(widest, viewport.columns / 3) + 5
        let width = viewport.columns - column
        var lines: [FormLine] = [FormLine(.title), FormLine(.gap)]
        switch form.state {
        case .loading: lines.append(FormLine(.note("Loading…")))
        case .failed(let error):
            let again = SectionError(
                message: error.message,
                recovery: error.recovery + " Press r to try again, or Esc to leave.")
            lines += typesetter.lines(of: again, width: viewport.columns)
                .map { FormLine(.note($0.text)) }
        case .open:
            for (index, field) in form.fields.enumerated() {
                lines.append(FormLine(.field, of: index))
                let add = { (text: String, kind: (String) -> FormLine.Kind) in
                    typesetter.lines(of: text, width: width).map { FormLine(kind($0), of: index) }
                }
                if let conflict = field.conflict {
                    let words = FormEntry.words(for: conflict.text, of: field.option)
                    lines += add("now: \(words)") { .conflict($0) }
                }
                if let problem = field.problem {
                    lines += add(problem) { .problem($0) }
                } else if index == form.focus {
                    lines += add(field.hint) { .hint($0) }
                }
            }
        }
        self.lines = lines
        valueColumn = column
        visible = Self.visible(form.isOpen ? form.focus : nil, of: lines, height: viewport.height)
    }

    /// The field on a line in sight, counted from the first of them; nil if there is none.
    func field(atLine line: Int) -> Int? {
        let index = visible.lowerBound + line
        return visible.contains(index) ? lines[index].field : nil
    }

    /// The lines in sight: a field and all that is said of it, and as much as may be around.
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

    /// The field that it is of; nil for none.
    let field: Int?

    enum Kind {
        case title

        /// A field's title and its value.
        case field

        /// What a field is for.
        case hint(String)

        /// What another gave the field.
        case conflict(String)

        /// Why a field's value is not valid.
        case problem(String)

        /// A line that says why there are no fields.
        case note(String)
        case gap
    }

    init(_ kind: Kind, of field: Int? = nil) {
        self.kind = kind
        self.field = field
    }
}
