import SectionKit

/// The keys that open the addresses of a row: that under the cursor, or that of the page.
struct LinkKeys {
    /// The row; nil if no key opens anything of one.
    private let row: TableRow?

    init(_ page: Page, in viewport: Viewport) {
        row = [PageTarget(of: page, in: viewport).row, page.origin].lazy.compactMap(\.self)
            .first { row in row.table.columns.contains { $0.shortcut != nil } }
    }

    /// Whether the key stands for a column of the row.
    func contains(_ key: Character) -> Bool {
        row?.table.columns.contains { $0.shortcut == key } ?? false
    }

    /// The address that a key stands for; nil if the row has none.
    func link(for key: Character) -> WebLink? {
        row.flatMap { $0.table.address($0.index, shortcut: key) }
    }

    /// The keys that open something.
    var hints: [Hint] {
        (row?.table.columns ?? []).compactMap { column in
            guard let key = column.shortcut, let title = column.title, link(for: key) != nil
            else { return nil }
            return Hint(String(key), title.lowercased())
        }
    }
}
