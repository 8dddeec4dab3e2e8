import SectionEssentials
import SectionKit

/// The content of a section, prepared for drawing and searching.
struct PaneContent: Sendable {
    /// The snapshot of the section, as surfaces write it.
    let snapshot: SectionSnapshot

    var parts: [Part]

    /// The tables as they were loaded; others may be shown once the content moves.
    private(set) var loaded: [Table]

    /// A block: a table as a list of rows that can be selected, a map, or any other block as text.
    enum Part: Sendable {
        case text(Block)
        case list(RowList)
        case map(MapPart)
    }

    /// Prepares the blocks of a section for drawing; they can be searched once they are indexed.
    init(_ snapshot: SectionSnapshot, blocks: [Block], typesetter: Typesetter) {
        self.init(snapshot, blocks: blocks) { typesetter.list($0) }
    }

    /// Prepares the blocks of a section for drawing, with tables that `list` lays out and maps that
    /// `map` prepares.
    init(
        _ snapshot: SectionSnapshot,
        blocks: [Block],
        list: (Table) -> TerminalList,
        map: (Map) -> PreparedMap? = { PreparedMap($0) }
    ) {
        self.snapshot = snapshot
        loaded = blocks.compactMap(\.table)
        parts = blocks.compactMap { block in
            switch block {
            case .table(let table):
                let list = RowList(list(table))
                return list.drawn.isEmpty ? nil : .list(list)
            case .map(let given): return map(given).map { .map(MapPart($0)) }
            default: return .text(block)
            }
        }
    }

    /// The summary of the section: the paragraph or notice that it begins with, if it does.
    var summary: String? {
        if case .text(let block)? = parts.first { block.sentence } else { nil }
    }

    /// The summary of the section while it is folded: what it says before its lists, rather than a
    /// notice that it begins with.
    var foldedSummary: String? {
        for part in parts {
            guard case .text(let block) = part else { break }
            if case .paragraph = block { return block.sentence }
        }
        return summary ?? snapshot.warnings.first
    }

    var lists: [RowList] {
        parts.compactMap { part in
            if case .list(let list) = part { list } else { nil }
        }
    }

    var hasLists: Bool { !lists.isEmpty }

    /// The list that is a part; nil if the part is something else.
    func list(at part: Int) -> RowList? {
        guard parts.indices.contains(part), case .list(let list) = parts[part] else { return nil }
        return list
    }

    var maps: [MapPart] {
        parts.compactMap { part in
            if case .map(let map) = part { map } else { nil }
        }
    }

    var lineCharts: [LineChart] {
        parts.compactMap { part in
            if case .text(.lineChart(let chart)) = part { chart } else { nil }
        }
    }

    /// The number of rows that match the search, such as "8 of 205".
    var foundCount: String {
        let found = lists.reduce(0) { $0 + $1.count }
        let all = lists.reduce(0) { $0 + $1.drawn.table.rows.count }
        return "\(found.grouped) of \(all.grouped)"
    }

    /// The position of the row with an identity, which was at another before; nil if it is not shown.
    func position(of identity: String, near position: CursorPosition) -> CursorPosition? {
        for (number, part) in parts.enumerated() {
            guard case .list(let list) = part,
                let offset = list.offset(of: identity, near: position.offset)
            else { continue }
            return CursorPosition(pane: position.pane, part: number, offset: offset)
        }
        return nil
    }

    /// Whether the rows can be searched.
    var isIndexed: Bool { lists.allSatisfy(\.isIndexed) }

    /// Returns the content with an index for searching, which takes a while for many rows.
    func indexed() -> PaneContent {
        var content = self
        for index in parts.indices {
            guard case .list(var list) = parts[index] else { continue }
            list.makeIndex()
            content.parts[index] = .list(list)
        }
        return content
    }

    // MARK: Changes

    /// Whether cells are marked that have changed.
    var hasMarks: Bool { lists.contains { $0.changes != nil } }

    /// Marks the cells that differ from those of the row with the same identity.
    mutating func mark(since old: PaneContent) {
        let lists = old.lists
        // The same content is shown again once it is measured or indexed.
        let isSame = snapshot == old.snapshot
        for (index, part) in parts.enumerated() {
            guard case .list(var list) = part,
                let was = lists.first(where: { $0.drawn.table.key == list.drawn.table.key }),
                let before = old.loaded.first(where: { $0.key == list.drawn.table.key })
            else { continue }
            list.changes = isSame ? was.changes : RowChanges(list.drawn.table, since: before)
            parts[index] = .list(list)
        }
    }

    /// Takes over the marks and the search index of content that moved on to this one.
    mutating func follow(_ old: PaneContent) {
        loaded = old.loaded
        let lists = old.lists
        for (index, part) in parts.enumerated() {
            guard case .list(var list) = part,
                let was = lists.first(where: { $0.drawn.table.key == list.drawn.table.key })
            else { continue }
            list.follow(was)
            parts[index] = .list(list)
        }
    }

    /// Prepares the rows of a part at some offsets, which are about to be drawn.
    mutating func prepare(_ offsets: Range<Int>, ofPart part: Int) {
        guard case .list(var list) = parts[part] else { return }
        list.prepare(offsets)
        parts[part] = .list(list)
    }

    mutating func forgetMarks() {
        for (index, part) in parts.enumerated() {
            guard case .list(var list) = part else { continue }
            list.changes = nil
            parts[index] = .list(list)
        }
    }

    /// Shows only the rows that contain all words; without words, all rows.
    mutating func filter(by words: [[UInt8]]) {
        for index in parts.indices {
            guard case .list(var list) = parts[index] else { continue }
            list.filter(by: words)
            parts[index] = .list(list)
        }
        let lists = lists
        for index in parts.indices {
            guard case .map(var map) = parts[index] else { continue }
            map.filter(by: lists.first { $0.drawn.table.key == map.table })
            parts[index] = .map(map)
        }
    }

    /// The snapshot with only the rows that match a search, and a notice that says so.
    func snapshot(found search: PageSearch) -> SectionSnapshot {
        guard search.isOn, hasLists else { return snapshot }
        let note = Notice(.info, "\(foundCount) rows match “\(search.text)”.")
        let blocks = parts.map { part -> Block in
            switch part {
            case .text(let block): block
            case .list(let list): .table(list.table)
            case .map(let part): .map(part.shown.map)
            }
        }
        return SectionSnapshot(
            id: snapshot.id, title: snapshot.title, source: snapshot.source,
            state: .success([.notice(note)] + blocks), warnings: snapshot.warnings,
            part: snapshot.part)
    }
}

/// Content that is computed for a later time between two loads.
extension PaneContent {
    /// Returns the content for a time, with the marks and the search index of this one; nil if it
    /// stays as it is.
    ///
    /// Long tables are measured again only where they are shown, and maps keep their frame.
    func moved(to now: Date, typesetter: Typesetter) -> PaneContent? {
        guard let snapshot = snapshot.moved(to: now) else { return nil }
        guard case .success(let blocks) = snapshot.state else { return nil }
        let (lists, maps) = (lists, maps)
        var content = PaneContent(snapshot, blocks: blocks) { table in
            let known = lists.first { $0.drawn.table.key == table.key }?.drawn
            guard let known, table.rows.count > MeasuredLists.longestAgain else {
                return typesetter.list(table)
            }
            return TerminalList(table, measuredAs: known) ?? typesetter.list(table)
        } map: { map in
            let known = maps.first { $0.all.map.key == map.key }?.all
            return PreparedMap(map, framedAs: known)
        }
        content.follow(self)
        return content
    }
}
