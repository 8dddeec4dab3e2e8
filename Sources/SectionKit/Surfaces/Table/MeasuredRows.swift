import SectionCLibrary

/// The rows of a table in parts, and what is known of their columns.
///
/// Two threads share the rows of a long table, unless they must be made in order.
struct MeasuredRows<Cells: AlignedCells>: Sendable {
    /// What is known of each column with a title.
    private(set) var columns: [MeasuredColumn]

    /// The cells, as they are after all rows were measured.
    private(set) var cells: Cells

    private var parts: [Part] = []

    /// Rows that one thread sets.
    private struct Part: Sendable {
        let indices: Range<Int>

        /// The rows as they were set to be measured; nil if they were not kept.
        let kept: SetRows?
    }

    /// The least number of rows that two threads share.
    private static var shared: Int { 2_048 }

    /// The most rows of a part, of which the text is kept until it is written.
    private static var mostOfPart: Int { 4_096 }

    /// How many bytes of rows each thread keeps; others are set twice, so that the memory does not
    /// grow with the table.
    private static var mostKept: Int { 8 << 20 }

    /// Measures all rows.
    init(_ cells: Cells) {
        let count = cells.count
        let threads = count < Self.shared || cells.isOrdered ? 1 : 2
        // Each thread has as many parts.
        let number = (count + threads * Self.mostOfPart - 1) / (threads * Self.mostOfPart) * threads
        let parts = (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
        guard threads == 2 else {
            self.init(parts, of: cells)
            return
        }
        let (first, second) = together(
            { MeasuredRows(parts[..<(number / 2)], of: cells) },
            { MeasuredRows(parts[(number / 2)...], of: cells) })
        self = first
        add(second.columns)
        self.parts += second.parts
    }

    private init(_ parts: some Collection<Range<Int>>, of cells: Cells) {
        self.cells = cells
        columns = cells.columns.map { _ in MeasuredColumn() }
        var room = Self.mostKept
        for indices in parts {
            let rows = SetRows(indices, of: &self.cells)
            add(rows.columns)
            room -= rows.byteCount
            self.parts.append(Part(indices: indices, kept: room >= 0 ? rows : nil))
        }
    }

    private mutating func add(_ others: [MeasuredColumn]) {
        for place in columns.indices { columns[place].add(others[place]) }
    }

    /// Writes the text that a closure returns of the rows of each part, in order.
    func write<Failure: Error>(
        _ text: @escaping @Sendable (SetRows) -> String,
        by write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let textOfPart = { @Sendable (part: Part) in
            if let rows = part.kept { return text(rows) }
            var cells = cells
            return text(SetRows(part.indices, of: &cells))
        }
        let threads = cells.isOrdered ? 1 : 2
        for index in stride(from: 0, to: parts.count, by: threads) {
            let part = parts[index]
            guard threads == 2, index + 1 < parts.count else {
                try write(textOfPart(part))
                continue
            }
            let next = parts[index + 1]
            let (one, other) = together({ textOfPart(part) }, { textOfPart(next) })
            try write(one)
            try write(other)
        }
    }
}

/// The cells of a table's rows as text, for a format that aligns its columns.
protocol AlignedCells: Sendable {
    /// The columns with a title, in reading order.
    var columns: [Int] { get }

    /// The number of rows.
    var count: Int { get }

    /// Whether the rows must be made one after the other.
    var isOrdered: Bool { get }

    /// Makes the cells of a row, those of the columns with a title first.
    func cells(of row: Int) -> [Cell]

    /// Returns the text of the cell at a place among the cells of a row, and its width; the same each
    /// time.
    mutating func text(_ place: Int, of cells: [Cell]) -> (text: String, width: Int)
}
