import SectionKit

/// The rows of a table, or only those that match a search.
struct RowList: Sendable {
    let drawn: TerminalList
    private var index: SearchIndex?

    /// The rows that match the search; nil without a search.
    private(set) var found: [Int]?

    /// The changes of the latest load, while they are marked.
    var changes = RowChanges()

    init(_ drawn: TerminalList) {
        self.drawn = drawn
    }

    var isIndexed: Bool { index != nil }

    mutating func makeIndex() {
        index = SearchIndex(drawn)
    }

    /// Takes over the marks and the search index of the list that moved on to this one.
    mutating func follow(_ old: RowList) {
        let (table, before) = (drawn.table, old.drawn.table)
        let keepsOrder = !table.identities.isEmpty && table.identities == before.identities
        changes = keepsOrder ? old.changes : old.changes.following(before, to: table)
        guard old.isIndexed else { return }
        if keepsOrder { index = old.index } else { makeIndex() }
    }

    var count: Int { found?.count ?? drawn.table.rows.count }

    /// The row of the table that is shown at an offset in the list.
    func row(at offset: Int) -> Int? {
        guard let found else { return offset < drawn.table.rows.count ? offset : nil }
        return offset < found.count ? found[offset] : nil
    }

    /// The identity of the row at an offset, or of the last one; nil if it has none.
    func chosen(at offset: Int) -> String? {
        guard count > 0 else { return nil }
        return row(at: min(offset, count - 1)).flatMap { drawn.table.identity(of: $0) }
    }

    /// The offset at which the row with an identity is shown, which was at another before.
    func offset(of identity: String, near offset: Int) -> Int? {
        let table = drawn.table
        // Most rows keep their offset.
        if let row = row(at: offset), table.identity(of: row) == identity { return offset }
        guard let row = table.identities.firstIndex(of: identity) else { return nil }
        return found.map { $0.firstIndex(of: row) } ?? row
    }

    mutating func filter(by words: [[UInt8]]) {
        found = words.isEmpty ? nil : index?.rows(matching: words)
    }

    /// The table with only the rows that are shown.
    var table: Table {
        let table = drawn.table
        guard let found else { return table }
        return table.keeping(found)
    }
}
