import SectionKit

/// The text of all rows of a list for searching, without case and accents, in one buffer.
struct SearchIndex: Sendable {
    private let bytes: [UInt8]

    /// The offset at which each row begins, and the end of the last row.
    private let starts: [Int]

    /// Indexes all rows of a list; only the first ones if the task is cancelled.
    init(_ list: TerminalList) {
        var bytes: [UInt8] = []
        var starts = [0]
        starts.reserveCapacity(list.table.rows.count + 1)
        for row in list.table.rows.indices {
            if row.isMultiple(of: 1 << 10), Task.isCancelled { break }
            list.appendSearchText(of: row, to: &bytes)
            starts.append(bytes.count)
        }
        self.bytes = bytes
        self.starts = starts
    }

    /// The rows that contain all words, in their order.
    func rows(matching words: [[UInt8]]) -> [Int] {
        var rows = Array(0..<starts.count - 1)
        for word in words {
            rows = rows.filter { row in
                bytes.firstIndex(of: word, from: starts[row], to: starts[row + 1]) != nil
            }
        }
        return rows
    }
}
