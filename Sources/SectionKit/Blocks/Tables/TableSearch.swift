extension Table {
    /// Appends the searchable text of a row: its text, numbers and dates, folded, each followed by
    /// a line feed so that no match spans two cells.
    ///
    /// What a list has no room for is found too, and names that only machines read, such as the city
    /// of an airport that people see as a code.
    ///
    /// - Parameter shown: the indices of the columns that are shown.
    func appendSearchText(
        of row: Int, shown: Set<Int>, _ formatter: ValueFormatter, to bytes: inout [UInt8]
    ) {
        let identity = identity(of: row)
        for (column, cell) in zip(columns.indices, rows.cells(row, of: Array(columns.indices))) {
            let isShown = shown.contains(column)
            let isForPeople = isShown || columns[column].title != nil
            switch cell {
            case .empty, .days: continue
            case .text(let text):
                guard isForPeople || text != identity && !text.isCode else { continue }
                bytes.append(contentsOf: text.folded.utf8)
            default:
                guard isShown, let text = formatter.text(of: cell) else { continue }
                bytes.append(contentsOf: text.folded.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
    }

    /// Returns the rows that have all words of a text.
    func found(_ text: String, _ formatter: ValueFormatter) -> Table {
        let words = text.searchWords
        guard !words.isEmpty else { return self }
        let shown = Set(columns.indices.filter { columns[$0].title != nil })
        var bytes: [UInt8] = []
        return keeping(
            rows.indices.filter { row in
                bytes.removeAll(keepingCapacity: true)
                appendSearchText(of: row, shown: shown, formatter, to: &bytes)
                return words.allSatisfy {
                    bytes.firstIndex(of: $0, from: 0, to: bytes.count) != nil
                }
            })
    }
}

extension String {
    /// The words of a search, folded.
    package var searchWords: [[UInt8]] {
        folded.split(separator: " ").map { Array($0.utf8) }
    }

    /// Whether it is an ID, a time or another word for machines, rather than a name.
    fileprivate var isCode: Bool {
        !utf8.contains(0x20) && utf8.contains { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
    }
}
