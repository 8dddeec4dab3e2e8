extension TerminalList {
    /// The columns that fit a width.
    package struct Layout: Sendable {
        var columns: [(field: Int, width: Int)] = []
        var showsKeys = false
    }

    /// Lays out the columns for a width, by priority as in a report.
    ///
    /// If they do not fit, badges are reduced to their marks, columns are dropped from the last
    /// on, and the row title gets the remaining width.
    package func layout(in width: Int) -> Layout {
        let measures = fields.map(\.measure)
        guard let widths = TableLayout.widths(of: measures, gap: TerminalLine.gap, in: width) else {
            return squeezed(into: width)
        }
        var layout = Layout()
        for (index, width) in widths.enumerated() {
            if let width { layout.columns.append((index, width)) }
        }
        let total = layout.columns.reduce(0) { $0 + $1.width + TerminalLine.gap }
        layout.showsKeys =
            !keyed.isEmpty && layout.columns.count == fields.count
            && total + keysWidth <= width
        return layout
    }

    private func squeezed(into width: Int) -> Layout {
        var kept = fields.indices.filter { fields[$0].measure.priority == 0 }
        let title = fields.firstIndex { $0.column == table.rowTitle } ?? 0
        let least = { (field: Int) in
            field == title ? 8 : fields[field].isBadge ? 1 : fields[field].measure.natural
        }
        let total = { kept.reduce(-TerminalLine.gap) { $0 + least($1) + TerminalLine.gap } }
        while total() > width, let last = kept.last(where: { $0 != title }) {
            kept.removeAll { $0 == last }
        }
        let spare = max(0, width - total())
        return Layout(
            columns: kept.map { field in
                guard field == title else { return (field, least(field)) }
                return (field, min(fields[field].measure.natural, least(field) + spare))
            })
    }
}
