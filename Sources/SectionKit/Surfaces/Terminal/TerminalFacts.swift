import SectionEssentials

/// Lays out facts in two columns: labels, padded to the widest, and values.
struct TerminalFacts {
    /// The styled lines of each fact.
    let entries: [[String]]

    var lines: [String] { entries.flatMap(\.self) }

    init(_ facts: [Fact], style: TerminalStyle, formatter: ValueFormatter) {
        let labels = facts.map { style.encoded($0.label) }
        let values = facts.map { fact in
            TerminalCell(fact.value, style: style, formatter: formatter, empty: "none")
        }
        self.init(labels: labels, values: values, indent: 0, style: style)
    }

    /// Lays out labels and values, indented by `indent` columns.
    init(labels: [String], values: [TerminalCell], indent: Int, style: TerminalStyle) {
        let widest = labels.map(\.displayWidth).max() ?? 0
        let available = style.width ?? .max
        let labelWidth = min(widest, max(available / 2 - indent, 8))
        let margin = String(repeating: " ", count: indent)
        let gap = String(repeating: " ", count: TerminalLine.gap)
        let valueWidth = available == .max ? .max : available - indent - labelWidth - gap.count
        entries = zip(labels, values).map { label, value in
            let left = label.wrapped(to: labelWidth)
            let right = value.wrapped(to: valueWidth)
            return (0..<max(left.count, right.count)).map { row in
                let name = row < left.count ? left[row] : ""
                let text = row < right.count ? right[row].painted(style) : ""
                let start = text.isEmpty ? name : name.padded(to: labelWidth)
                return margin + style.paint(start, .faint) + (text.isEmpty ? "" : gap + text)
            }
        }
    }
}
