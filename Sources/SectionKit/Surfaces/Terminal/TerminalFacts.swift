import SectionEssentials

/// Lays out facts in two columns: labels, padded to the widest, and values.
struct TerminalFacts {
    /// The styled lines of each fact.
    let entries: [[String]]

    var lines: [String] { entries.flatMap(\.self) }

    /// Lines of facts, and the fact that they are of if it is one.
    typealias Part = (fact: Fact?, lines: [String])

    /// The styled lines of facts: on a screen, the figures that say most are side by side above the
    /// others, as many of the first as fit in its width.
    static func parts(
        of facts: [Fact], style: TerminalStyle, formatter: ValueFormatter
    ) -> [Part] {
        func each(_ facts: [Fact]) -> [Part] {
            zip(facts, TerminalFacts(facts, style: style, formatter: formatter).entries)
                .map { ($0, $1) }
        }
        guard let width = style.width else { return each(facts) }
        let large = facts.indices.filter { facts[$0].isLarge }
        for count in stride(from: large.count, to: 1, by: -1) {
            let (places, figures) = (large.prefix(count), large.prefix(count).map { facts[$0] })
            guard let first = lines(ofFigures: figures, within: width, style, formatter) else {
                continue
            }
            let others = facts.indices.filter { !places.contains($0) }.map { facts[$0] }
            return others.isEmpty ? [(nil, first)] : [(nil, first + [""])] + each(others)
        }
        return each(facts)
    }

    /// The values of figures in a line, above one with their labels; nil if they do not fit.
    private static func lines(
        ofFigures figures: [Fact], within most: Int, _ style: TerminalStyle,
        _ formatter: ValueFormatter
    ) -> [String]? {
        let gap = 2 * TerminalLine.gap
        let values = figures.map {
            let cell = TerminalCell($0.value, style: style, formatter: formatter)
            return cell.textStyle == .plain ? TerminalCell(cell.text, .strong) : cell
        }
        let labels = figures.map { TerminalCell(style.encoded($0.label), .faint) }
        let widths = zip(values, labels).map { max($0.width, $1.width) }
        guard widths.reduce(gap * (widths.count - 1), +) <= most else { return nil }
        return [values, labels].map { cells in
            zip(cells, widths).enumerated().map { index, part in
                let (cell, width) = part
                let isLast = index == cells.count - 1
                let rest = isLast ? 0 : width - cell.width + gap
                return cell.painted(style) + String(repeating: " ", count: rest)
            }.joined()
        }
    }

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
