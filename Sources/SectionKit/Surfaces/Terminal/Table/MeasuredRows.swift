import SectionCLibrary

/// The rows of a table in parts, and what is known of their columns.
///
/// Two threads share the rows of a long table, unless they must be made in order.
struct MeasuredRows: Sendable {
    private(set) var columns: [MeasuredColumn]

    private let setter: TerminalRowSetter
    private var parts: [Part] = []

    /// Rows that one thread sets.
    private struct Part: Sendable {
        let indices: Range<Int>

        /// The rows as they were set to be measured; nil if they were not kept.
        let kept: TerminalRows?
    }

    /// The least number of rows that two threads share.
    private static let shared = 2_048

    /// The most rows of a part, of which the text is kept until it is written.
    private static let mostOfPart = 4_096

    /// How many bytes of rows each thread keeps; others are set twice, so that the memory does not
    /// grow with the table.
    private static let mostKept = 8 << 20

    /// Measures all rows.
    init(by setter: TerminalRowSetter) {
        let count = setter.count
        let threads = count < Self.shared || setter.isOrdered ? 1 : 2
        // Each thread has as many parts.
        let number = (count + threads * Self.mostOfPart - 1) / (threads * Self.mostOfPart) * threads
        let parts = (0..<number).map { count * $0 / number..<count * ($0 + 1) / number }
        guard threads == 2 else {
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
        self.setter = setter
        columns = setter.columns.map { _ in MeasuredColumn() }
        var room = Self.mostKept
        for indices in parts {
            let rows = TerminalRows(indices, by: setter)
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
        _ text: @escaping @Sendable (TerminalRows) -> String,
        by write: (String) throws(Failure) -> Void
    ) throws(Failure) {
        let textOfPart = { @Sendable (part: Part) in
            text(part.kept ?? TerminalRows(part.indices, by: setter))
        }
        let threads = setter.isOrdered ? 1 : 2
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
