import SectionEssentials
import SectionKit

/// The rows of the text that the values of a form were read from: beside its fields, or below them
/// where the screen is too narrow for both.
///
/// What there is no room for shows when the focus moves: the line of the focused field is visible.
struct FormTextLayout {
    /// The column where the text begins; nil if it stands below the fields.
    let column: Int?

    /// The columns that it may take.
    let columns: Int

    /// The rows to show, with the title first.
    let rows: [Row]

    /// Lines of the text that stand on one row.
    struct Row: Equatable {
        fileprivate(set) var parts: [Part]
    }

    /// A line, or a part of one that is too long for a row.
    struct Part: Equatable {
        let text: String

        /// The index of the line; nil for the title.
        let line: Int?

        /// Whether the value of the focused field was read from it.
        let isMarked: Bool
    }

    /// What separates lines that stand on one row.
    static let gap = "  "

    /// The fewest columns with which the text stands beside the fields.
    private static let fewestColumns = 98

    /// The fewest lines of a screen with which the text stands below the fields.
    private static let fewestLines = 9

    /// Lays out the text of a form; nil if it has none, or there is no room.
    init?(_ form: Form, in viewport: Viewport) {
        guard form.isOpen, let text = form.filled.text, !text.lines.isEmpty else { return nil }
        let isBeside = viewport.columns >= Self.fewestColumns
        guard isBeside || viewport.height >= Self.fewestLines else { return nil }
        let typesetter = viewport.typesetter
        let longest = text.lines.map { typesetter.width(of: $0.safe) }.max() ?? 0
        // The mark of the cursor takes two columns that the viewport does not have.
        let width =
            isBeside
            ? max(30, min(longest, viewport.columns * 2 / 5)) : viewport.columns - 2
        column = isBeside ? viewport.columns + 2 - width : nil
        columns = isBeside ? width : viewport.columns + 2
        let marked = text.places[form.fields[form.focus].option.name]
        let all = Self.rows(of: text, marked, packed: !isBeside, width, typesetter)
        let room = isBeside ? viewport.height - 1 : min(all.count, viewport.height / 3)
        let shown = Self.visible(
            all, of: room, marked,
            share: Double(form.focus) / Double(max(1, form.fields.count - 1)))
        let part = all.count > shown.count ? ", \(shown.count) of \(all.count) rows" : ""
        let title = Part(text: text.title.safe + part, line: nil, isMarked: false)
        rows = [Row(parts: [title])] + all[shown]
    }

    /// The area that is left for the fields.
    func rest(of viewport: Viewport) -> Viewport {
        Viewport(
            columns: viewport.columns - (column == nil ? 0 : columns + Self.gap.count),
            height: viewport.height - (column == nil ? rows.count : 0),
            typesetter: viewport.typesetter)
    }

    /// The lines by row, as many on one as there is room for if they are packed.
    private static func rows(
        of text: FormText, _ marked: Int?, packed: Bool, _ width: Int, _ typesetter: Typesetter
    ) -> [Row] {
        var rows: [Row] = []
        var used = 0
        for (index, line) in text.lines.enumerated() {
            for piece in typesetter.lines(of: line.safe, width: width) {
                let part = Part(text: piece, line: index, isMarked: index == marked)
                let needed = typesetter.width(of: piece) + gap.count
                if packed, !rows.isEmpty, used + needed <= width {
                    rows[rows.count - 1].parts.append(part)
                    used += needed
                } else {
                    rows.append(Row(parts: [part]))
                    used = needed - gap.count
                }
            }
        }
        return rows
    }

    /// The rows that fit: those around the marked line, or else as far down as the focus is.
    private static func visible(
        _ rows: [Row], of room: Int, _ marked: Int?, share: Double
    ) -> Range<Int> {
        let left = max(0, rows.count - room)
        let place = rows.firstIndex { row in row.parts.contains(where: \.isMarked) }
        let top = place.map { $0 - room / 2 } ?? Int(clamping: (share * Double(left)).rounded())
        let start = max(0, min(top, left))
        return start..<min(rows.count, start + room)
    }
}
