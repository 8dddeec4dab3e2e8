import SectionKit

/// The rows of a table, or only those that match a search.
struct RowList: Sendable {
    private(set) var drawn: TerminalList
    private var index: SearchIndex?

    /// The rows that match the search; nil without a search.
    private(set) var found: [Int]? {
        didSet { prepared = nil }
    }

    /// The changes of the latest load, while they are marked.
    var changes: RowChanges? {
        didSet { prepared = nil }
    }

    /// The offsets of the rows that were prepared for drawing.
    private var prepared: Range<Int>?

    init(_ drawn: TerminalList) {
        self.drawn = drawn
    }

    var isIndexed: Bool { index != nil }

    mutating func makeIndex() {
        index = SearchIndex(drawn)
    }

    /// Takes over the marks and the search index of the list that moved on to this one.
    mutating func follow(_ old: RowList) {
        changes = old.changes
        guard old.isIndexed else { return }
        let (table, before) = (drawn.table, old.drawn.table)
        let keepsOrder = !table.identities.isEmpty && table.identities == before.identities
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
        var places = RowPlaces(table)
        guard let row = places.place(of: identity, expectedAt: row(at: offset) ?? offset) else {
            return nil
        }
        return found.map { $0.firstIndex(of: row) } ?? row
    }

    mutating func filter(by words: [[UInt8]]) {
        found = words.isEmpty ? nil : index?.rows(matching: words)
    }

    // MARK: Drawing

    /// Measures and compares the rows at some offsets, which are about to be drawn.
    mutating func prepare(_ offsets: Range<Int>) {
        if prepared == offsets { return }
        let rows = offsets.compactMap(row(at:))
        drawn.measure(rows)
        for row in rows {
            if let identity = drawn.table.identity(of: row) {
                changes?.compare(identity, expectedAt: row)
            }
        }
        prepared = offsets
    }

    /// The columns of a row that changed in the latest load; none if the row was not prepared.
    func changedColumns(ofRow row: Int) -> Set<Int> {
        guard let changes, let identity = drawn.table.identity(of: row) else { return [] }
        return changes.columns(of: identity)
    }

    /// The table with only the rows that are shown.
    var table: Table {
        let table = drawn.table
        guard let found else { return table }
        return table.keeping(found)
    }
}

/// The text of all rows of a list for searching, without case and accents, in one buffer.
struct SearchIndex: Sendable {
    private let bytes: [UInt8]

    /// The offset at which each row begins, and the end of the last row.
    private let starts: [Int]

    /// Indexes all rows of a list; only the first ones if the task is cancelled.
    init(_ list: TerminalList) {
        var bytes: [UInt8] = []
        var starts = [0]
        starts.reserveCapacity(list.table.rows.count + 1)
        for row in list.table.rows.indices {
            if row.isMultiple(of: 1 << 10), Task.isCancelled { break }
            list.appendSearchText(of: row, to: &bytes)
            starts.append(bytes.count)
        }
        self.bytes = bytes
        self.starts = starts
    }

    /// The rows that contain all words, in their order.
    func rows(matching words: [[UInt8]]) -> [Int] {
        var rows = Array(0..<starts.count - 1)
        for word in words {
            rows = rows.filter { row in
                bytes.firstIndex(of: word, from: starts[row], to: starts[row + 1]) != nil
            }
        }
        return rows
    }
}
