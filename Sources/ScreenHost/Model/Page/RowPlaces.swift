import SectionKit

/// Finds the rows of a table by their identities, without making all of them if the rows are near
/// where they are expected.
struct RowPlaces: Sendable {
    let table: Table

    /// How far the last row was from where it was expected, because rows came or went before it.
    private var shift = 0

    /// The index of each row by its identity; nil until a row is far from where it is expected.
    private var all: [String: Int]?

    /// How far a row may be from where it is expected before all identities are made.
    private static let reach = 8

    init(_ table: Table) {
        self.table = table
    }

    /// Returns the index of the row with an identity, which is expected at another; nil if there is
    /// none.
    mutating func place(of identity: String, expectedAt expected: Int) -> Int? {
        let middle = expected + shift
        for distance in 0...Self.reach {
            for place in [middle + distance, middle - distance]
            where table.identities.indices.contains(place)
                && table.identities[place] == identity
            {
                shift = place - expected
                return place
            }
        }
        let known = all ?? Self.all(of: table)
        all = known
        guard let place = known[identity] else { return nil }
        shift = place - expected
        return place
    }

    private static func all(of table: Table) -> [String: Int] {
        var all: [String: Int] = [:]
        for (row, identity) in table.identities.enumerated() {
            if let identity { all[identity] = row }
        }
        return all
    }
}
