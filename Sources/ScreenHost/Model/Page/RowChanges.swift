import SectionKit

/// The cells of a table that differ from the previous table.
struct RowChanges: Equatable, Sendable {
    /// The columns that changed, by the index of the row.
    private var columns: [Int: Set<Int>] = [:]

    /// No changes.
    init() {}

    /// Compares rows with the same identity; a row without one is not compared, and all cells of a
    /// new row have changed.
    init(_ new: Table, since old: Table) {
        guard new.columns.count == old.columns.count, !new.identities.isEmpty,
            !old.identities.isEmpty
        else { return }
        // Most rows keep their index; the others are looked up.
        var places: [String: Int]?
        for (row, identity) in new.identities.enumerated() {
            guard let identity else { continue }
            if row < old.identities.count, old.identities[row] == identity {
                compare(new.rows[row], old.rows[row], at: row)
                continue
            }
            let known = places ?? Self.places(in: old)
            places = known
            if let place = known[identity] {
                compare(new.rows[row], old.rows[place], at: row)
            } else {
                columns[row] = Set(new.columns.indices)
            }
        }
    }

    var isEmpty: Bool { columns.isEmpty }

    /// The columns of a row that changed.
    func columns(ofRow row: Int) -> Set<Int> {
        columns[row] ?? []
    }

    /// Returns the same changes for the rows of the same identities in another table.
    func following(_ old: Table, to new: Table) -> RowChanges {
        guard !isEmpty, !new.identities.isEmpty else { return RowChanges() }
        let places = Self.places(in: new)
        var changes = RowChanges()
        for (row, columns) in columns {
            guard let place = old.identity(of: row).flatMap({ places[$0] }) else { continue }
            changes.columns[place] = columns
        }
        return changes
    }

    private mutating func compare(_ new: [Cell], _ old: [Cell], at row: Int) {
        guard new != old else { return }
        columns[row] = Set(zip(new, old).enumerated().filter { $1.0 != $1.1 }.map(\.offset))
    }

    private static func places(in table: Table) -> [String: Int] {
        var places: [String: Int] = [:]
        for (row, identity) in table.identities.enumerated() {
            if let identity { places[identity] = row }
        }
        return places
    }
}
