extension TerminalList {
    /// Appends the searchable text of a row: its text, numbers and dates, folded, each followed by
    /// a line feed so that no match spans two cells.
    ///
    /// What a list has no room for is found too, and names that only machines read, such as the city
    /// of an airport that people see as a code.
    package func appendSearchText(of index: Int, to bytes: inout [UInt8]) {
        let shown = Set(fields.map(\.column))
        let identity = table.identity(of: index)
        for (column, cell) in zip(
            table.columns.indices, table.rows.cells(index, of: Array(table.columns.indices)))
        {
            let isShown = shown.contains(column)
            let isForPeople = isShown || table.columns[column].title != nil
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
}

extension String {
    /// Whether it is an ID, a time or another word for machines, rather than a name.
    fileprivate var isCode: Bool {
        !utf8.contains(0x20) && utf8.contains { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_") }
    }
}
