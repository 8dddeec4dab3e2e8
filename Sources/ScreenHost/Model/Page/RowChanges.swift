import SectionKit

/// The cells of a table that differ from the previous table, compared only for rows that are shown.
struct RowChanges: Sendable {
    private var new: RowPlaces
    private var old: RowPlaces

    /// The columns that people see.
    private let compared: [Int]

    /// The columns that changed, by the identity of the row.
    private var columns: [String: Set<Int>] = [:]

    /// Prepares to compare rows with the same identity; nil if the columns differ or the rows have no
    /// identities.
    init?(_ new: Table, since old: Table) {
        guard new.columns.count == old.columns.count, !new.identities.isEmpty,
            !old.identities.isEmpty
        else { return nil }
        (self.new, self.old) = (RowPlaces(new), RowPlaces(old))
        compared = new.columns.indices.filter { new.columns[$0].title != nil }
    }

    /// Compares a row, which is expected at an index, unless it has been compared; all cells of a
    /// row that is new have changed.
    mutating func compare(_ identity: String, expectedAt index: Int) {
        guard columns[identity] == nil,
            let place = new.place(of: identity, expectedAt: index)
        else { return }
        guard let before = old.place(of: identity, expectedAt: place) else {
            columns[identity] = Set(compared)
            return
        }
        let cells = zip(
            new.table.rows.cells(place, of: compared), old.table.rows.cells(before, of: compared))
        columns[identity] = Set(zip(compared, cells).filter { $1.0 != $1.1 }.map(\.0))
    }

    /// The columns that changed of a row that has been compared.
    func columns(of identity: String) -> Set<Int> {
        columns[identity] ?? []
    }
}
