import SectionKit
import Synchronization

/// A terminal that understands only the escape sequences that the programs write.
///
/// Rows that scroll off the top are kept, as in the scrollback of a terminal.
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

    /// Creates an empty screen.
    public init(columns: Int = 80, rows: Int = 24) {
        content = Mutex(Content(columns: columns, height: rows))
    }

    /// All text, including the scrollback, without trailing empty rows.
    public var text: String {
        content.withLock { content in
            let lines = (content.left + content.rows).map(\.text)
            let last = lines.lastIndex { !$0.isEmpty } ?? -1
            return lines[...last].map { $0 + "\n" }.joined()
        }
    }

    /// The visible rows, without trailing spaces.
    public var lines: [String] {
        content.withLock { content in
            let lines = content.rows.map(\.trimmed)
            return lines + Array(repeating: "", count: max(0, content.height - lines.count))
        }
    }

    /// The reversed text, row by row.
    public var reversed: [String] {
        content.withLock { $0.rows.map { $0.text(where: \.reversed) } }
    }

    /// The underlined text, row by row.
    public var underlined: [String] {
        content.withLock { $0.rows.map { $0.text(where: \.underlined) } }
    }

    /// Whether the cursor is visible.
    public var cursorIsShown: Bool { content.withLock { $0.modes.contains(25) } }

    /// The row and column of the cursor, from 0.
    public var cursor: [Int] { content.withLock { [$0.row, $0.column] } }

    /// The DEC and xterm modes that are set.
    public var modes: Set<Int> { content.withLock(\.modes) }

    /// The number of characters that did not fit in a row while wrapping was off.
    public var overrun: Int { content.withLock(\.overrun) }

    /// The unknown escape sequences; a test expects none.
    public var unknown: [String] { content.withLock(\.unknown) }

    /// Changes the size; the text stays in place.
    public func resize(columns: Int, rows: Int) {
        content.withLock { content in
            content.columns = columns
            content.height = rows
            content.rows = Array(content.rows.prefix(rows))
            content.row = min(content.row, content.rows.count - 1)
        }
    }

    /// Waits until the screen shows a text.
    public func shows(_ text: String) async {
        await withCheckedContinuation { continuation in
            content.withLock { $0.waiting.append((text, continuation)) }
            release()
        }
    }

    /// Processes the output of a program.
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
            // Nothing is shown during a synchronized update.
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

extension VirtualScreen.Content {
    mutating func put(_ scalar: Unicode.Scalar) {
        let width = Character(scalar).displayWidth
        guard width > 0 else { return rows[row].join(scalar, before: column) }
        if column + width > columns {
            if modes.contains(7) {
                newLine()
            } else {
                overrun += 1
                return
            }
        }
        rows[row].put(scalar, attributes, at: column)
        if width == 2 { rows[row].putSecondHalf(at: column + 1) }
        column += width
    }

    mutating func newLine() {
        column = 0
        row += 1
        if row == rows.count { rows.append(VirtualRow()) }
        if rows.count > height {
            left.append(rows.removeFirst())
            row -= 1
        }
    }

    /// Handles ECMA-48 sequences (cursor, erasing, attributes), DEC and xterm modes, and OSC 8.
    mutating func escape(_ rest: inout String.UnicodeScalarView.SubSequence) {
        if rest.first == "]" {
            while let scalar = rest.popFirst(), scalar != "\\" {}
            return
        }
        let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.endIndex
        let body = String(String.UnicodeScalarView(rest[..<end]))
        let final = rest[end...].first.map(Character.init) ?? " "
        rest = rest[end...].dropFirst()
        let isMode = body.hasPrefix("[?")
        let numbers = body.dropFirst(isMode ? 2 : 1).split(separator: ";").map { Int($0) ?? -1 }
        switch (final, isMode) {
        case ("h", true): modes.formUnion(numbers)
        case ("l", true): modes.subtract(numbers)
        case ("m", false): style(numbers)
        case ("K", false): rows[row].erase(from: column)
        case ("J", false): erase(all: numbers == [2])
        case ("A", false): row = max(0, row - (numbers.first ?? 1))
        case ("H", false): move(row: (numbers.first ?? 1) - 1, column: (numbers.last ?? 1) - 1)
        default: unknown.append(body + String(final))
        }
    }

    private mutating func style(_ numbers: [Int]) {
        for number in numbers.isEmpty ? [0] : numbers {
            switch number {
            case 0: attributes = VirtualRow.Attributes()
            case 4: attributes.underlined = true
            case 7: attributes.reversed = true
            case 1, 2, 30...37: break
            default: unknown.append("[\(number)m")
            }
        }
    }

    private mutating func erase(all: Bool) {
        if all {
            rows = [VirtualRow()]
            (row, column) = (0, 0)
        } else {
            rows[row].erase(from: column)
            rows.removeSubrange((row + 1)...)
        }
    }

    private mutating func move(row: Int, column: Int) {
        self.row = min(row, height - 1)
        self.column = min(column, columns - 1)
        while rows.count <= self.row { rows.append(VirtualRow()) }
    }
}

/// A row of a virtual screen: a character per column; the second column of a wide one is empty.
struct VirtualRow {
    /// The attributes of a character.
    struct Attributes {
        var reversed = false
        var underlined = false
    }

    private var places: [(text: String, attributes: Attributes)] = []

    var text: String { places.map(\.text).joined() }

    /// The text without trailing spaces.
    var trimmed: String {
        String(text.reversed().drop { $0 == " " }.reversed())
    }

    func text(where matches: (Attributes) -> Bool) -> String {
        places.filter { matches($0.attributes) }.map(\.text).joined()
    }

    mutating func put(_ scalar: Unicode.Scalar, _ attributes: Attributes, at column: Int) {
        while places.count <= column { places.append((" ", Attributes())) }
        places[column] = (String(scalar), attributes)
    }

    mutating func putSecondHalf(at column: Int) {
        put(" ", Attributes(), at: column)
        places[column].text = ""
    }

    /// Adds a combining mark to the character before a column.
    mutating func join(_ scalar: Unicode.Scalar, before column: Int) {
        guard column >= 1, column <= places.count else { return }
        places[column - 1].text.unicodeScalars.append(scalar)
    }

    mutating func erase(from column: Int) {
        places = Array(places.prefix(column))
    }
}
