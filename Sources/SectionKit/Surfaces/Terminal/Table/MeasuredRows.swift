import CLibrary

/// The rows of a table in parts, and what is known of their columns.
struct MeasuredRows: Sendable {
    private(set) var columns: [SetColumn]
    private(set) var parts: [Part] = []

    /// Rows that one thread sets.
    struct Part: Sendable {
        fileprivate let indices: Range<Int>

        /// The rows as they were set to be measured; nil if they were not kept.
        fileprivate let kept: TerminalRows?

        func rows(by setter: TerminalRowSetter) -> TerminalRows {
            kept ?? TerminalRows(indices, by: setter)
        }
    }

    /// The number of rows that two threads share.
    private static let many = 2_048

    /// The most rows of a part, of which the text is kept until it is written.
    private static let mostOfPart = 4_096

    /// The number of rows that are kept; others are set twice, so that a very long table takes no
    /// more memory.
    private static let mostKept = 32_768

    /// Measures all rows.
    init(all count: Int, by setter: TerminalRowSetter) {
        // Two threads have as many parts each.
        let pairs = (count + 2 * Self.mostOfPart - 1) / (2 * Self.mostOfPart)
        let number = count < Self.many ? 1 : 2 * pairs
        let parts = (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
        guard number > 1 else {
            self.init(parts, by: setter)
            return
        }
        let (first, second) = together(
            { MeasuredRows(parts[..<(number / 2)], by: setter) },
            { MeasuredRows(parts[(number / 2)...], by: setter) })
        self = first
        add(second.columns)
        self.parts += second.parts
    }

    private init(_ parts: some Collection<Range<Int>>, by setter: TerminalRowSetter) {
        columns = setter.columns.map { _ in SetColumn() }
        for indices in parts {
            let rows = TerminalRows(indices, by: setter)
            add(rows.columns)
            let isKept = indices.upperBound <= Self.mostKept
            self.parts.append(Part(indices: indices, kept: isKept ? rows : nil))
        }
    }

    private mutating func add(_ others: [SetColumn]) {
        for place in columns.indices { columns[place].add(others[place]) }
    }
}
