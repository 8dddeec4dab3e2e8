import Essentials
import SectionKit

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
