import SectionKit

/// The rows of a table, or those of them that a search has left.
struct RowList: Sendable {
    let drawn: TerminalList
    private var index: SearchIndex?

    /// The rows that a search has left; nil if there is no search.
    private(set) var found: [Int]?

    /// What the latest load has changed, for a moment.
    var changes = RowChanges()

    init(_ drawn: TerminalList) {
        self.drawn = drawn
    }

    var isIndexed: Bool { index != nil }

    mutating func makeIndex() {
        index = SearchIndex(drawn)
    }

    var count: Int { found?.count ?? drawn.table.rows.count }

    /// The row of the table that is shown at a place.
    func row(at offset: Int) -> Int? {
        guard let found else { return offset < drawn.table.rows.count ? offset : nil }
        return offset < found.count ? found[offset] : nil
    }

    /// The place at which the row with an identity is shown, which was at another before.
    func offset(of identity: String, near offset: Int) -> Int? {
        let table = drawn.table
        // Most rows stay where they are.
        if let row = row(at: offset), table.identity(of: row) == identity { return offset }
        guard let row = table.identities.firstIndex(of: identity) else { return nil }
        return found.map { $0.firstIndex(of: row) } ?? row
    }

    mutating func filter(by words: [[UInt8]]) {
        found = words.isEmpty ? nil : index?.rows(matching: words)
    }

    /// The table with the rows that are shown and no others.
    var table: Table {
        let table = drawn.table
        guard let found else { return table }
        return table.keeping(found)
    }
}
