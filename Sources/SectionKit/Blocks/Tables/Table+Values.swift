extension Table {
    /// A value of a column, how many rows have it, and its codes in other columns.
    package struct Value: Equatable, Sendable {
        package let text: String
        package fileprivate(set) var count = 1
        package let codes: [String]
    }

    /// Returns each value of a column once, with its count, in the order of first appearance.
    ///
    /// A date counts as the part that its column is filtered by, in a zone. Empty and unknown cells
    /// do not count.
    ///
    /// - Parameters:
    ///   - codes: the keys of columns with codes of the value, of which the first row counts.
    ///   - zone: the time zone in which dates are shown.
    package func values(
        of key: String, codes: [String] = [], in zone: DisplayZone = .utc
    ) -> [Value] {
        guard let column = columns.firstIndex(where: { $0.key == key }) else { return [] }
        let coded = codes.compactMap { key in columns.firstIndex { $0.key == key } }
        var places: [String: Int] = [:]
        var values: [Value] = []
        for row in rows.indices {
            let cell = rows.cell(row, column)
            guard let text = cell.optionText(columns[column].filteredBy, zone) else { continue }
            if let place = places[text] {
                values[place].count += 1
            } else {
                places[text] = values.count
                let codes = coded.compactMap { rows.cell(row, $0).optionText(nil, zone) }
                values.append(Value(text: text, codes: codes))
            }
        }
        return values
    }

    /// Returns the link that a key opens in a row; nil if there is none.
    package func address(_ row: Int, shortcut: Character) -> WebLink? {
        columns.firstIndex { $0.shortcut == shortcut }.flatMap { rows.cell(row, $0).address }
    }
}

extension Cell {
    fileprivate func optionText(_ part: DatePart?, _ zone: DisplayZone) -> String? {
        switch self {
        case .text(let text): text
        case .boolean(let answer): answer ? "yes" : "no"
        case .integer(let number), .ordinal(let number): String(number)
        case .badge(let badge): badge.text
        case .date(let date): part.map { $0.value(of: date, in: zone) } ?? raw.text
        default: nil
        }
    }
}
