extension TerminalList {
    /// Appends the searchable text of a row: its text, numbers and dates, folded, each followed by
    /// a line feed so that no match spans two cells.
    package func appendSearchText(of index: Int, to bytes: inout [UInt8]) {
        for cell in table.rows.cells(index, of: fields.map(\.column)) {
            switch cell {
            case .empty, .days: continue
            case .text(let text): bytes.append(contentsOf: text.folded.utf8)
            default:
                guard let text = formatter.text(of: cell) else { continue }
                bytes.append(contentsOf: text.folded.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
    }
}
