/// Rows of a table, set in a format that aligns its columns: the text of each cell with its width.
///
/// The texts are in one piece of memory, because a string for each would cost more than all else.
struct SetRows: Sendable {
    /// The indices of the rows in the table.
    let indices: Range<Int>

    /// What is known of each column with a title.
    private(set) var columns: [MeasuredColumn]

    private var texts = TextBuffer()
    private var cells: [SetCell] = []

    /// A cell, whose text begins where that of the one before ends.
    fileprivate struct SetCell {
        let end: UInt32
        let width: UInt32
    }

    /// Sets rows.
    init(_ indices: Range<Int>, of source: inout some AlignedCells) {
        self.indices = indices
        columns = Array(repeating: MeasuredColumn(), count: source.columns.count)
        cells.reserveCapacity(indices.count * columns.count)
        for row in indices {
            let made = source.cells(of: row)
            for place in columns.indices {
                let (text, width) = source.text(place, of: made)
                columns[place].add(made[place], width: width)
                texts.append(text)
                cells.append(
                    SetCell(end: UInt32(clamping: texts.count), width: UInt32(clamping: width)))
            }
        }
    }

    /// The memory that the rows take, in bytes.
    var byteCount: Int { texts.count + cells.count * MemoryLayout<SetCell>.stride }

    /// Calls `body` with the cells of each row.
    func forEach(_ body: (_ row: Int, _ cells: Row) -> Void) {
        texts.withBytes { bytes in
            cells.withUnsafeBufferPointer { cells in
                for (offset, row) in indices.enumerated() {
                    body(row, Row(bytes: bytes, cells: cells, first: offset * columns.count))
                }
            }
        }
    }

    /// The cells of a row, by their places among the columns with a title.
    struct Row {
        fileprivate let bytes: UnsafeBufferPointer<UInt8>
        fileprivate let cells: UnsafeBufferPointer<SetCell>
        fileprivate let first: Int

        func width(_ place: Int) -> Int { Int(cells[first + place].width) }

        /// The text of a cell.
        func text(_ place: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
            let index = first + place
            return bytes[(index == 0 ? 0 : Int(cells[index - 1].end))..<Int(cells[index].end)]
        }
    }
}
