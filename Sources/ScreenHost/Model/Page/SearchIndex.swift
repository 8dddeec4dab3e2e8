import SectionKit

/// The rows of a list as a search looks through them: folded, in one piece.
struct SearchIndex: Sendable {
    private let bytes: [UInt8]

    /// Where each row begins, and where the last one ends.
    private let starts: [Int]

    /// Folds all rows of a list.
    init(_ list: TerminalList) {
        var bytes: [UInt8] = []
        var starts = [0]
        starts.reserveCapacity(list.table.rows.count + 1)
        for row in list.table.rows.indices {
            list.appendSearchText(of: row, to: &bytes)
            starts.append(bytes.count)
        }
        self.bytes = bytes
        self.starts = starts
    }

    /// The rows that have every one of the words, in their order.
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

extension String {
    /// The words that a search looks for, folded.
    var searchWords: [[UInt8]] {
        folded.split(separator: " ").map { Array($0.utf8) }
    }
}
