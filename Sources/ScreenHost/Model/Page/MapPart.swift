import SectionKit

/// A map of a section, with all points or only those of the rows that match a search.
struct MapPart: Sendable {
    let all: PreparedMap

    /// The map to draw.
    private(set) var shown: PreparedMap

    init(_ map: PreparedMap) {
        all = map
        shown = map
    }

    /// The key of the table that the points belong to; nil if they belong to none.
    var table: String? { all.map.table }

    /// Shows only the points of the rows of a list that are found; without a search, all.
    mutating func filter(by list: RowList?) {
        guard let list, let found = list.found else {
            shown = all
            return
        }
        let table = list.drawn.table
        shown = all.keeping(Set(found.compactMap { table.identity(of: $0) }))
    }
}
