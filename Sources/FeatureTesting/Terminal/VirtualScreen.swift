import SectionKit
import Synchronization

/// A terminal that understands what our programs write, and nothing else.
///
/// Rows that leave it at the top are kept, as a terminal does for those who scroll back.
public final class VirtualScreen: Sendable {
    struct Content {
        var columns: Int
        var height: Int
        var left: [VirtualRow] = []
        var rows = [VirtualRow()]
        var row = 0
        var column = 0
        var attributes = VirtualRow.Attributes()
        var modes: Set<Int> = [7, 25]
        var overrun = 0
        var unknown: [String] = []
        var waiting: [(text: String, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let content: Mutex<Content>

    /// Makes an empty screen.
    public init(columns: Int = 80, rows: Int = 24) {
        content = Mutex(Content(columns: columns, height: rows))
    }

    /// All that is on it and has left it, without the empty rows at the end.
    public var text: String {
        content.withLock { content in
            let lines = (content.left + content.rows).map(\.text)
            let last = lines.lastIndex { !$0.isEmpty } ?? -1
            return lines[...last].map { $0 + "\n" }.joined()
        }
    }

    /// The rows on it, without the spaces at their ends.
    public var lines: [String] {
        content.withLock { content in
            let lines = content.rows.map(\.trimmed)
            return lines + Array(repeating: "", count: max(0, content.height - lines.count))
        }
    }

    /// What is reversed, or underlined, row by row.
    public var reversed: [String] {
        content.withLock { $0.rows.map { $0.text(where: \.reversed) } }
    }

    /// What is underlined, row by row.
    public var underlined: [String] {
        content.withLock { $0.rows.map { $0.text(where: \.underlined) } }
    }

    /// Whether the cursor is shown.
    public var cursorIsShown: Bool { content.withLock { $0.modes.contains(25) } }

    /// Where the cursor is: its row and its column, from 0.
    public var cursor: [Int] { content.withLock { [$0.row, $0.column] } }

    /// DEC's and xterm's modes that are set.
    public var modes: Set<Int> { content.withLock(\.modes) }

    /// How many characters had no room at the end of a row that does not wrap.
    public var overrun: Int { content.withLock(\.overrun) }

    /// The sequences that it does not know, which a test wants to be none.
    public var unknown: [String] { content.withLock(\.unknown) }

    /// Makes it another size; what is on it stays where it is.
    public func resize(columns: Int, rows: Int) {
        content.withLock { content in
            content.columns = columns
            content.height = rows
            content.rows = Array(content.rows.prefix(rows))
            content.row = min(content.row, content.rows.count - 1)
        }
    }

    /// Returns once the text can be read on it.
    public func shows(_ text: String) async {
        await withCheckedContinuation { continuation in
            content.withLock { $0.waiting.append((text, continuation)) }
            release()
        }
    }

    /// Takes what a program writes.
    public func write(_ text: String) {
        content.withLock { content in
            var rest = text.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\n": content.newLine()
                case "\r": content.column = 0
                case "\u{1B}": content.escape(&rest)
                default: content.put(scalar)
                }
            }
        }
        release()
    }

    private func release() {
        let text = text
        let met = content.withLock { content in
            // In the middle of an update nothing can be seen.
            guard !content.modes.contains(2026) else {
                return [] as [(text: String, continuation: CheckedContinuation<Void, Never>)]
            }
            let met = content.waiting.filter { text.contains($0.text) }
            content.waiting.removeAll { text.contains($0.text) }
            return met
        }
        for item in met { item.continuation.resume() }
    }
}
