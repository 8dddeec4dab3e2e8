/// The names of the columns of a CSV text, from its first row.
public struct CSVHeader: Sendable {
    /// The names, in the order of the text, without white space around them.
    public let names: [String]

    /// The names asked for that are not there, or there more than once.
    private(set) var problems: [String] = []

    init(_ row: borrowing CSVRow) {
        names = row.texts.map { String($0.trimmingPrefix(while: \.isWhitespace)).trimmedEnd }
    }

    /// Finds a column that every such text has; without it the text is refused.
    public mutating func column(_ name: String) -> CSVColumn {
        let places = names.indices.filter { names[$0] == name }
        switch places.count {
        case 0: problems.append("no column \(name)")
        case 1: break
        default: problems.append("several columns \(name)")
        }
        return CSVColumn(index: places.first)
    }

    /// Finds a column that a text may be without; then all its fields are empty.
    public func column(ifPresent name: String) -> CSVColumn {
        CSVColumn(index: names.firstIndex(of: name))
    }
}

/// A column of a CSV text, found once in its header and read in each of its rows.
public struct CSVColumn: Sendable {
    /// Its place in a row; nil if the text has no such column.
    let index: Int?
}

extension String {
    fileprivate var trimmedEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
