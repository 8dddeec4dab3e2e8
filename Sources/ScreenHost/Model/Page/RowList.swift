import SectionKit

/// The rows of a table, or those of them that a search has left.
struct RowList: Sendable {
    let drawn: TerminalList
    private var index: SearchIndex?

    /// The rows that a search has left; nil if there is no search.
    private(set) var found: [Int]?

    init(_ drawn: TerminalList) {
        self.drawn = drawn
    }

    var isIndexed: Bool { index != nil }

    mutating func makeIndex() {
        index = SearchIndex(drawn)
    }

    var count: Int { found?.count ?? drawn.table.rows.count }

    /// The row of the table that is shown at a place.
    func row(at place: Int) -> Int? {
        guard let found else { return place < drawn.table.rows.count ? place : nil }
        return place < found.count ? found[place] : nil
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
