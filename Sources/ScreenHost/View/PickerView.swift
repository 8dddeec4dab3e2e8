import SectionKit

/// Draws the values of an option that are offered.
struct PickerView {
    let picker: Picker
    let look: Look
    let size: ScreenSize

    /// The lines above the values.
    static let headHeight = 2

    /// The lines, as many as there is room for.
    func lines(atMost height: Int) -> [Line] {
        let title = picker.option.picker?.title ?? picker.option.name
        let head = look.painted(title, .title) + "  " + look.painted(picker.option.summary, .faint)
        return [Line(painted: head, atMost: size.columns), .blank]
            + body(atMost: height - Self.headHeight).map { Line(painted: $0, atMost: size.columns) }
    }

    private func body(atMost height: Int) -> [String] {
        if let error = picker.error {
            return look.lines(of: error, width: size.columns - 2).prefix(height).map { "  " + $0 }
        }
        guard picker.choices != nil else { return [look.painted("  Loading…", .faint)] }
        let offered = picker.offered
        guard !offered.isEmpty else { return [look.painted("  None has that.", .faint)] }
        let width = offered.map { label($0).displayWidth }.max() ?? 0
        return offered.indices.dropFirst(picker.first(of: height)).prefix(height).map { index in
            let choice = offered[index]
            let isCursor = index == picker.place
            let count = choice.count.map { "  " + $0.grouped.padded(to: 7, .trailing) } ?? ""
            let text = label(choice).padded(to: width) + count
            return look.painted(isCursor ? look.cursorMark : "  ", reversed: isCursor)
                + look.painted(text, reversed: isCursor)
        }
    }

    /// The value, cut where it leaves no room for the mark before it and the count behind.
    private func label(_ choice: Picker.Choice) -> String {
        look.style.line(choice.value ?? "all", columns: size.columns - 12)
    }
}
