import ReportCLI
import Synchronization

/// A terminal that understands what the live report writes, and nothing else.
///
/// Rows that leave it at the top are kept, as a terminal does for those who scroll back.
final class VirtualScreen: TextOutput {
    private struct Content {
        var left: [String] = []
        var rows: [[Character]] = [[]]
        var row = 0
        var column = 0
        var cursorIsShown = true
        var unknown: [String] = []
        var waiting: [(text: String, continuation: CheckedContinuation<Void, Never>)] = []
    }

    private let columns: Int
    private let height: Int
    private let content = Mutex(Content())

    init(columns: Int = 80, rows: Int = 24) {
        self.columns = columns
        height = rows
    }

    /// All that is on it and has left it, without the empty rows at the end.
    var text: String {
        content.withLock { content in
            let lines = content.left + content.rows.map { String($0) }
            let last = lines.lastIndex { !$0.isEmpty } ?? -1
            return lines[...last].map { $0 + "\n" }.joined()
        }
    }

    var cursorIsShown: Bool { content.withLock(\.cursorIsShown) }

    /// The sequences that it does not know, which a test wants to be none.
    var unknown: [String] { content.withLock(\.unknown) }

    /// Returns once the text can be read on it.
    func shows(_ text: String) async {
        await withCheckedContinuation { continuation in
            content.withLock { $0.waiting.append((text, continuation)) }
            release()
        }
    }

    func write(_ text: String) {
        content.withLock { content in
            var rest = text.unicodeScalars[...]
            while let scalar = rest.popFirst() {
                switch scalar {
                case "\n": newLine(&content)
                case "\r": content.column = 0
                case "\u{1B}": escape(&rest, &content)
                default: put(Character(scalar), &content)
                }
            }
        }
        release()
    }

    private func release() {
        let text = text
        let met = content.withLock { content in
            let met = content.waiting.filter { text.contains($0.text) }
            content.waiting.removeAll { text.contains($0.text) }
            return met
        }
        for item in met { item.continuation.resume() }
    }

    private func put(_ character: Character, _ content: inout Content) {
        if content.column == columns { newLine(&content) }
        var row = content.rows[content.row]
        while row.count <= content.column { row.append(" ") }
        row[content.column] = character
        content.rows[content.row] = row
        content.column += 1
    }

    private func newLine(_ content: inout Content) {
        content.column = 0
        content.row += 1
        if content.row == content.rows.count { content.rows.append([]) }
        if content.rows.count > height {
            content.left.append(String(content.rows.removeFirst()))
            content.row -= 1
        }
    }

    /// ECMA-48: cursor up, erase to the end of the line or page, and DEC's cursor modes.
    private func escape(
        _ rest: inout String.UnicodeScalarView.SubSequence, _ content: inout Content
    ) {
        let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.endIndex
        let sequence =
            rest[..<end].map(String.init).joined() + (rest[end...].first.map(String.init) ?? "")
        rest = rest[end...].dropFirst()
        switch sequence {
        case "[K":
            content.rows[content.row] = Array(content.rows[content.row].prefix(content.column))
        case "[J":
            content.rows[content.row] = Array(content.rows[content.row].prefix(content.column))
            content.rows.removeSubrange((content.row + 1)...)
        case "[?25l": content.cursorIsShown = false
        case "[?25h": content.cursorIsShown = true
        default:
            guard sequence.hasSuffix("A"), let lines = Int(sequence.dropFirst().dropLast()) else {
                content.unknown.append(sequence)
                return
            }
            content.row = max(0, content.row - lines)
        }
    }
}
