import SectionKit

/// What a section shows, made ready to be drawn and searched.
struct PaneContent: Sendable {
    /// The section as it is written elsewhere.
    let snapshot: SectionSnapshot

    var parts: [Part]

    /// One block: a table is a list of rows that can be chosen, all else is text.
    enum Part: Sendable {
        case text(Block)
        case list(RowList)
    }

    /// Makes a section's blocks ready to be drawn; they can be searched once they are indexed.
    init(_ snapshot: SectionSnapshot, blocks: [Block], look: Look) {
        self.snapshot = snapshot
        parts = blocks.compactMap { block in
            guard case .table(let table) = block else { return .text(block) }
            let list = RowList(table, look: look)
            return list.drawn.isEmpty ? nil : .list(list)
        }
    }

    /// What sums the section up: its first words, if it begins with some.
    var summary: String? {
        guard case .text(let block)? = parts.first else { return nil }
        return switch block {
        case .paragraph(let text): text.plainText
        case .notice(let notice): notice.text.plainText
        case .heading, .facts, .table, .chart, .image: nil
        }
    }

    var lists: [RowList] {
        parts.compactMap { part in
            if case .list(let list) = part { list } else { nil }
        }
    }

    var hasLists: Bool { !lists.isEmpty }

    /// How many of the rows a search has left, such as "8 of 205".
    var foundCount: String {
        let found = lists.reduce(0) { $0 + $1.count }
        let all = lists.reduce(0) { $0 + $1.drawn.table.rows.count }
        return "\(found.grouped) of \(all.grouped)"
    }

    /// Whether its rows can be searched.
    var isIndexed: Bool { lists.allSatisfy(\.isIndexed) }

    /// The content with rows that can be searched; takes a while for many.
    func indexed() -> PaneContent {
        var content = self
        for index in parts.indices {
            guard case .list(var list) = parts[index] else { continue }
            list.makeIndex()
            content.parts[index] = .list(list)
        }
        return content
    }

    /// Leaves only the rows that have all the words; no words leave all.
    mutating func filter(by words: [[UInt8]]) {
        for index in parts.indices {
            guard case .list(var list) = parts[index] else { continue }
            list.filter(by: words)
            parts[index] = .list(list)
        }
    }
}

/// The rows of a table, or those of them that a search has left.
struct RowList: Sendable {
    let drawn: TerminalList
    private var index: SearchIndex?

    /// The rows that a search has left; nil if there is no search.
    private(set) var found: [Int]?

    init(_ table: Table, look: Look) {
        drawn = TerminalList(table, style: look.style, zone: look.zone)
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
        return table.keeping(rows: found.map { table.rows[$0] })
    }
}
