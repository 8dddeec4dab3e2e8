import SectionKit
import Synchronization

/// How the long tables of a screen's sections were measured last.
///
/// Measuring a hundred thousand rows takes a while. A table in another order is shown as the one
/// before it was measured, until it is measured itself. A table that was refreshed or that moves
/// keeps these widths, and is measured only where it is shown.
final class MeasuredLists: Sendable {
    /// How many rows take longer to measure than anybody should wait.
    static let longest = 5_000

    /// How many rows cost too much to measure whenever they change by themselves.
    static let longestAgain = 500

    /// Lists without rows, by the section's id and the table's key.
    private let lists = Mutex<[[String]: TerminalList]>([:])

    /// Returns the content with the tables longer than a limit as they were measured before; nil if
    /// one of them was not, or none is longer.
    func content(
        _ snapshot: SectionSnapshot,
        blocks: [Block],
        typesetter: Typesetter,
        longerThan limit: Int = longest
    ) -> PaneContent? {
        var isQuick = true
        var isKnown = true
        let content = PaneContent(snapshot, blocks: blocks) { table in
            if table.rows.count <= limit { return typesetter.list(table) }
            isQuick = false
            let known = lists.withLock { $0[[snapshot.id, table.key]] }
            if let list = known.flatMap({ TerminalList(table, measuredAs: $0) }) { return list }
            isKnown = false
            return typesetter.list(Table(columns: table.columns, rows: [[Cell]]()))
        }
        return isQuick || !isKnown ? nil : content
    }

    /// Keeps how the long tables of a content are measured.
    func keep(_ content: PaneContent) {
        for list in content.lists where list.drawn.table.rows.count > Self.longestAgain {
            let table = list.drawn.table
            let empty = Table(columns: table.columns, rows: [[Cell]]())
            let measured = TerminalList(empty, measuredAs: list.drawn)
            lists.withLock { $0[[content.snapshot.id, table.key]] = measured }
        }
    }
}
