/// The column names of a CSV text, from its first row.
public struct CSVHeader: Sendable {
    /// The names, in the order of the text, without surrounding white space.
    public let names: [String]

    /// Problems with required columns, which are missing or not unique.
    private(set) var problems: [String] = []

    init(_ row: borrowing CSVRow) {
        names = row.texts.map { String($0.trimmingPrefix(while: \.isWhitespace)).trimmedEnd }
    }

    /// Finds a required column; a text without it is rejected.
    public mutating func column(_ name: String) -> CSVColumn {
        let places = names.indices.filter { names[$0] == name }
        switch places.count {
        case 0: problems.append("no column \(name)")
        case 1: break
        default: problems.append("several columns \(name)")
        }
        return CSVColumn(index: places.first)
    }

    /// Finds an optional column; if it is missing, its fields are empty.
    public func column(ifPresent name: String) -> CSVColumn {
        CSVColumn(index: names.firstIndex(of: name))
    }
}

/// A column of a CSV text, for reading its field in each row.
public struct CSVColumn: Sendable {
    /// The index of the field in a row; nil if the text has no such column.
    let index: Int?
}

extension String {
    fileprivate var trimmedEnd: String {
        lastIndex { !$0.isWhitespace }.map { String(self[...$0]) } ?? ""
    }
}
