extension TerminalList {
    /// Appends the searchable text of a row: its text, numbers and dates, folded, each followed by
    /// a line feed so that no match spans two cells.
    package func appendSearchText(of index: Int, to bytes: inout [UInt8]) {
        for field in fields {
            switch table.rows.cell(index, field.column) {
            case .empty, .days: continue
            case .text(let text): bytes.append(contentsOf: text.folded.utf8)
            case let cell:
                guard let text = formatter.text(of: cell) else { continue }
                bytes.append(contentsOf: text.folded.utf8)
            }
            bytes.append(UInt8(ascii: "\n"))
        }
    }
}
