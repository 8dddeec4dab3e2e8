import SectionKit

/// The keys that open the links of a row: the row under the cursor, or the row the page is about.
struct LinkKeys {
    /// The row; nil if there is no row whose table has link keys.
    private let row: TableRow?

    init(_ page: Page, in viewport: Viewport) {
        row = [PageTarget(of: page, in: viewport).row, page.origin].lazy.compactMap(\.self)
            .first { row in row.table.columns.contains { $0.shortcut != nil } }
    }

    /// Whether a key belongs to a column of the row.
    func contains(_ key: Character) -> Bool {
        row?.table.columns.contains { $0.shortcut == key } ?? false
    }

    /// The link that a key opens; nil if the row has none.
    func link(for key: Character) -> WebLink? {
        row.flatMap { $0.table.address($0.index, shortcut: key) }
    }

    /// The keys for which the row has a link.
    var hints: [Hint] {
        (row?.table.columns ?? []).compactMap { column in
            guard let key = column.shortcut, let title = column.title, link(for: key) != nil
            else { return nil }
            return Hint(String(key), title.lowercased())
        }
    }
}
