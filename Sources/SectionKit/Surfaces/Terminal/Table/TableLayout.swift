/// The measurements of a column for layout, in terminal columns.
struct ColumnMeasure {
    /// The width of the title.
    let title: Int

    /// The width of the widest cell or the title.
    let natural: Int

    /// Whether the column may be narrower than its cells; numbers and addresses may not.
    let isFlexible: Bool

    /// Whether its cells are badges, whose marks say as much where there is no room for words.
    var isBadge = false

    /// Whether its cells have texts, which are read in a narrow column too, unlike dates.
    var isText = true

    let priority: Int

    /// Whether the cells are reduced to their marks in a column of a width.
    func isMark(in width: Int) -> Bool { isBadge && width == TableLayout.mark }
}

extension ColumnMeasure {
    /// Measures a column of a table.
    ///
    /// - Parameters:
    ///   - title: its title, as it is shown.
    ///   - wraps: whether long cells are wrapped, and not cut: badges are, and addresses may be
    ///     narrower than they are.
    init(_ shown: ShownColumn, title: String, wraps: Bool) {
        let (column, cells) = (shown.column, shown.cells)
        self.init(
            title: title.displayWidth, natural: max(title.displayWidth, cells.width),
            isFlexible: column.alignment == .leading && column.priority < Column.expendable
                && (wraps || !cells.holdsBadges),
            isBadge: cells.holdsBadges,
            isText: cells.holdsTexts || wraps && cells.holdsLinks, priority: column.priority)
    }
}

/// Calculates the widths of the columns of a table, and which columns are dropped.
enum TableLayout {
    /// The width to which a flexible column may be narrowed.
    private static let comfortable = 20

    /// The width to which a flexible column may be narrowed before a column is lost that is not to
    /// be dropped.
    private static let tight = 10

    /// The width to which the title of a row may be narrowed before a column is dropped for it.
    private static let shortTitle = 8

    /// The width of a column of marks.
    static let mark = 1

    /// The width of each column, nil for a dropped column; nil if the table does not fit.
    ///
    /// Columns are dropped by priority, the last of equals first, until the others fit with long
    /// cells wrapped. The remaining room goes to the columns with wrapped cells.
    /// If those that are never dropped do not fit, badges become marks and texts get narrower.
    static func widths(of columns: [ColumnMeasure], gap: Int, in available: Int?) -> [Int?]? {
        guard let available else { return columns.map { min($0.natural, Column.maximumWidth) } }
        let least = columns.map { column in
            column.isFlexible ? min(column.natural, max(column.title, comfortable)) : column.natural
        }
        var kept = Array(columns.indices)
        while kept.reduce(-gap, { $0 + least[$1] + gap }) > available {
            guard
                let given = kept.max(by: { columns[$0].priority <= columns[$1].priority }),
                columns[given].priority > 0
            else { return squeezed(columns, kept: kept, gap: gap, in: available) }
            kept.removeAll { $0 == given }
        }
        return shared(columns, kept: kept, least: least, gap: gap, in: available)
    }

    /// The widths of the columns that are never dropped, as narrow as may be; nil if they do not fit.
    private static func squeezed(
        _ columns: [ColumnMeasure],
        kept: [Int],
        gap: Int,
        in available: Int
    ) -> [Int?]? {
        let least = columns.map(tightest)
        guard kept.reduce(-gap, { $0 + least[$1] + gap }) <= available else { return nil }
        return shared(columns, kept: kept, least: least, gap: gap, in: available)
    }

    /// The widths of the columns that are never dropped, without the last ones where they do not fit
    /// even when they are as narrow as may be; the title stays, with what room there is.
    static func forced(
        _ columns: [ColumnMeasure],
        title: Int,
        gap: Int,
        in available: Int
    ) -> [Int?] {
        var least = columns.map(tightest)
        least[title] = min(least[title], shortTitle)
        var kept = columns.indices.filter { columns[$0].priority == 0 || $0 == title }
        while kept.reduce(-gap, { $0 + least[$1] + gap }) > available,
            let last = kept.last(where: { $0 != title })
        {
            kept.removeAll { $0 == last }
        }
        if kept == [title], least[title] > available {
            return columns.indices.map { $0 == title ? min(least[$0], max(1, available)) : nil }
        }
        return shared(columns, kept: kept, least: least, gap: gap, in: available)
    }

    /// The least width of a column that is never dropped.
    private static func tightest(_ column: ColumnMeasure) -> Int {
        if column.isBadge { return mark }
        return column.isFlexible && column.isText
            ? min(column.natural, max(column.title, tight)) : column.natural
    }

    /// The least widths, and the room that is left shared among the columns that need it.
    private static func shared(
        _ columns: [ColumnMeasure],
        kept: [Int],
        least: [Int],
        gap: Int,
        in available: Int
    ) -> [Int?] {
        var widths = columns.indices.map { kept.contains($0) ? least[$0] : nil }
        var room = available - kept.reduce(-gap) { $0 + least[$1] + gap }
        // A badge is a mark or all its words.
        let marks = kept.filter { columns[$0].isMark(in: least[$0]) }
        let growing = kept.filter { !marks.contains($0) }
        while room > 0 {
            let short = growing.filter { (widths[$0] ?? 0) < columns[$0].natural }
            guard !short.isEmpty else { break }
            for index in short where room > 0 {
                widths[index] = (widths[index] ?? 0) + 1
                room -= 1
            }
        }
        for index in marks {
            let missing = columns[index].natural - least[index]
            guard missing <= room else { continue }
            widths[index] = columns[index].natural
            room -= missing
        }
        return widths
    }
}
