import SectionEssentials
import SectionKit

/// Draws a picker.
struct PickerView {
    let picker: Picker
    let theme: Theme
    let typesetter: Typesetter
    let columns: Int

    /// The lines that fit into a height.
    func lines(atMost height: Int) -> [Line] {
        let title = picker.option.picker?.title ?? picker.option.name
        let room = columns - title.displayWidth - 2
        let summary = theme.style.line(picker.option.summary, columns: max(1, room))
        let head = theme.painted(title, .title) + "  " + theme.painted(summary, .faint)
        return [Line(painted: head, atMost: columns), .blank]
            + body(atMost: height - Picker.headHeight).map { Line(painted: $0, atMost: columns) }
    }

    private func body(atMost height: Int) -> [String] {
        if let error = picker.error {
            return typesetter.lines(of: error, width: columns - 2).prefix(height)
                .map { "  " + $0.text }
        }
        guard picker.choices != nil else { return [theme.painted("  Loading…", .faint)] }
        if picker.isTyped {
            let words = picker.problem ?? "Type \(picker.option.acceptedText); nothing for none."
            return typesetter.lines(of: words, width: columns - 2).prefix(height).map { "  " + $0 }
        }
        let offered = picker.offered
        guard !offered.isEmpty else { return [theme.painted("  No matches.", .faint)] }
        let width = offered.map { label($0).displayWidth }.max() ?? 0
        return offered.indices.dropFirst(picker.first(of: height)).prefix(height).map { index in
            let choice = offered[index]
            let isCursor = index == picker.selection
            let count = choice.count.map { "  " + $0.grouped.padded(to: 7, .trailing) } ?? ""
            let text = label(choice).isolated.padded(to: width) + count
            return theme.painted(isCursor ? theme.cursorMark : "  ", reversed: isCursor)
                + theme.styled(text, reversed: isCursor)
        }
    }

    /// The value, cut to leave room for the mark before it and the count after it.
    private func label(_ choice: Picker.Choice) -> String {
        let codes = choice.codes.map { " \($0)" }.joined()
        return theme.style.line((choice.value ?? "all") + codes, columns: columns - 12)
    }
}
