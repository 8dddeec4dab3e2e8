import SectionKit

/// The text of the file `config`: lines such as `units = metric`, comments that begin with `#`, and
/// parts for one command, each of which begins with a line such as `[list]`.
///
/// A change keeps all other lines as they are, byte for byte.
struct ConfigText: Sendable {
    /// A line, with its end.
    struct Line: Sendable {
        let bytes: [UInt8]
        let content: Content
    }

    /// What a line says.
    enum Content: Equatable, Sendable {
        /// A comment, or nothing.
        case nothing

        /// The beginning of the part for a command.
        case part(String)

        /// The default of an option.
        case entry(name: String, text: String)

        /// Something that cannot be read, and why.
        case wrong(String)
    }

    private(set) var lines: [Line] = []

    /// Creates a text without lines.
    init() {}

    /// Reads bytes in UTF-8, perhaps after a byte order mark.
    init(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            let line = rest[..<end]
            let isMarked = lines.isEmpty && line.starts(with: [0xEF, 0xBB, 0xBF])
            let content = Self.content(of: isMarked ? line.dropFirst(3) : line)
            lines.append(Line(bytes: Array(line), content: content))
            rest = rest[end...]
        }
    }

    /// The bytes of all lines.
    var bytes: [UInt8] { lines.flatMap(\.bytes) }

    /// The lines with their numbers, each with the command whose part it is in.
    var numbered: [(number: Int, command: String?, content: Content)] {
        var command: String?
        return lines.enumerated().map { index, line in
            if case .part(let name) = line.content { command = name }
            return (index + 1, command, line.content)
        }
    }

    /// Sets the default of an option for a command, or for all if that is nil: in its line if it
    /// has one, else at the end of the part.
    mutating func set(_ name: String, to text: String, for command: String?) {
        let line = line("\(name) = \(text)")
        if let place = places(of: name, for: command).last {
            lines[place] = line
            return
        }
        if let last = lines.last, last.bytes.last != UInt8(ascii: "\n") {
            lines[lines.count - 1] = Line(bytes: last.bytes + lineEnd, content: last.content)
        }
        let numbered = numbered
        guard
            let end = numbered.lastIndex(where: { $0.command == command && $0.content != .nothing })
        else {
            if let command {
                if !lines.isEmpty { lines.append(self.line("")) }
                lines += [self.line("[\(command)]"), line]
            } else {
                // Before the first part, after the comments at the top.
                let part = numbered.firstIndex { $0.command != nil } ?? lines.count
                lines.insert(line, at: part)
            }
            return
        }
        lines.insert(line, at: end + 1)
    }

    /// Removes the default of an option for a command, or for all if that is nil; returns false if
    /// there is none.
    mutating func remove(_ name: String, for command: String?) -> Bool {
        let places = places(of: name, for: command)
        for place in places.reversed() { lines.remove(at: place) }
        return !places.isEmpty
    }

    /// The indices of the lines that set an option.
    private func places(of name: String, for command: String?) -> [Int] {
        numbered.compactMap { line in
            guard line.command == command, case .entry(name, _) = line.content else { return nil }
            return line.number - 1
        }
    }

    private func line(_ text: String) -> Line {
        Line(bytes: Array(text.utf8) + lineEnd, content: Self.content(of: Array(text.utf8)[...]))
    }

    /// The end of lines, as the first one has it.
    private var lineEnd: [UInt8] {
        let isWindows = lines.first?.bytes.suffix(2) == [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
        return Array((isWindows ? "\r\n" : "\n").utf8)
    }

    private static func content(of line: ArraySlice<UInt8>) -> Content {
        var line = line
        if line.last == UInt8(ascii: "\n") { line.removeLast() }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        guard let whole = String(validating: line, as: UTF8.self) else {
            return .wrong("this is not text in UTF-8")
        }
        guard isLine(whole) else { return .wrong("there is a control character") }
        let text = whole.trimmed
        if text.isEmpty || text.hasPrefix("#") { return .nothing }
        if text.hasPrefix("[") {
            guard text.hasSuffix("]") else {
                return .wrong("a part begins with a command in brackets, such as [report]")
            }
            return .part(String(text.dropFirst().dropLast()).trimmed)
        }
        let sides = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2 else {
            return .wrong("\(text.quoted) is not NAME = VALUE, such as theme = dark")
        }
        return .entry(name: String(sides[0]).trimmed, text: String(sides[1]).trimmed)
    }

    /// Whether a text can be a part of one line: it has no control characters but tabs.
    static func isLine(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" }
    }
}
