/// Swift code that is read and edited as text: what is in comments and in quotes is not code.
struct SwiftText {
    let text: String

    private let bytes: [UInt8]

    /// The bytes, with a space for each byte of a comment and between quotes.
    private let code: [UInt8]

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
        code = CodeScanner(bytes).code
    }

    /// The positions of the text that a pattern finds in the code.
    func matches(_ pattern: Regex<Substring>) -> [Range<Int>] {
        let text = String(decoding: code, as: UTF8.self)
        return text.matches(of: pattern).map { match in
            let start = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
            return start..<start + match.output.utf8.count
        }
    }

    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Returns the code in a range, without space and comments around it.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        let isCode = { [code] in code[$0] > UInt8(ascii: " ") }
        guard let first = range.first(where: isCode), let last = range.last(where: isCode) else {
            return range.lowerBound..<range.lowerBound
        }
        return first..<last + 1
    }

    /// The next character of code after a position, a space at the end.
    func firstCharacter(after position: Int) -> Character {
        character(at: trimmed(min(position + 1, code.count)..<code.count).lowerBound)
    }

    /// The byte at a position, a space in comments and quotes.
    func character(at position: Int) -> Character {
        code.indices.contains(position) ? Character(Unicode.Scalar(code[position])) : " "
    }

    /// Returns the range between a bracket and the one that closes it; nil if there is none.
    func inside(_ opening: Int) -> Range<Int>? {
        guard "([{".contains(character(at: opening)) else { return nil }
        var depth = 0
        for position in opening..<code.count {
            switch code[position] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
            if depth == 0 { return opening + 1..<position }
        }
        return nil
    }

    /// Returns what is between the commas of a list or of the arguments of a call, trimmed.
    func elements(
        in inside: Range<Int>,
        separatedBy separator: Character = ","
    ) -> [Range<Int>] {
        var (elements, start, position): ([Range<Int>], Int, Int) = (
            [], inside.lowerBound, inside.lowerBound
        )
        while position < inside.upperBound {
            let character = character(at: position)
            if "([{".contains(character), let nested = self.inside(position) {
                position = nested.upperBound
            } else if character == separator {
                elements.append(trimmed(start..<position))
                start = position + 1
            }
            position += 1
        }
        elements.append(trimmed(start..<inside.upperBound))
        return elements.filter { !$0.isEmpty }
    }

    /// Returns the value of an argument of a call, by its label; nil if there is no such argument.
    ///
    /// - Parameter opening: the position of the bracket that opens the arguments.
    func argument(_ label: String, of opening: Int) -> Range<Int>? {
        guard let inside = inside(opening) else { return nil }
        for element in elements(in: inside) where self[element].hasPrefix(label) {
            let colon = trimmed(element.lowerBound + label.utf8.count..<element.upperBound)
            if character(at: colon.lowerBound) == ":" {
                return trimmed(colon.lowerBound + 1..<colon.upperBound)
            }
        }
        return nil
    }

    /// Returns the range between the brackets of the first list in a sum of lists; nil if none of them
    /// is written out.
    func list(in expression: Range<Int>) -> Range<Int>? {
        elements(in: expression, separatedBy: "+").lazy.compactMap { operand in
            guard character(at: operand.lowerBound) == "[" else { return nil }
            return inside(operand.lowerBound)
                .flatMap { $0.upperBound + 1 == operand.upperBound ? $0 : nil }
        }.first
    }

    func inserting(_ new: String, at position: Int) -> String {
        replacing(position..<position, with: new)
    }

    func replacing(_ range: Range<Int>, with new: String) -> String {
        String(
            decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
            as: UTF8.self)
    }

    /// The end of the line of a position, before its line break.
    func lineEnd(_ position: Int) -> Int {
        bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
            ?? bytes.count
    }

    /// The start of the line of a position.
    func lineStart(_ position: Int) -> Int {
        bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// The space with which the line of a position begins.
    func indentation(at position: Int) -> String {
        let start = lineStart(position)
        let space = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: space, as: UTF8.self)
    }
}

extension SwiftText {
    /// Returns the text with an element added to an expression that is a list: to the first list that is
    /// written out, else as an addition at its end.
    func adding(_ element: String, to expression: Range<Int>) -> String {
        if let list = list(in: expression) { return adding(element, inside: list) }
        let outer = indentation(at: max(expression.upperBound - 1, 0))
        let lines = [" + [", indented(element, by: outer + unit) + ",", outer + "]"]
        let new = element.contains("\n") ? lines.joined(separator: lineBreak) : " + [\(element)]"
        return inserting(new, at: expression.upperBound)
    }

    /// Returns the text with an element added at the end of a list, written as the others are.
    ///
    /// - Parameters:
    ///   - element: its lines, without indentation.
    ///   - inside: the range between the brackets.
    func adding(_ element: String, inside: Range<Int>) -> String {
        let old = elements(in: inside)
        let hasLines = lineEnd(inside.lowerBound) < inside.upperBound
        guard let last = old.last else {
            let start = indentation(at: inside.lowerBound)
            let new = hasLines ? lineBreak + indented(element, by: start + unit) + "," : element
            return inserting(new, at: inside.lowerBound)
        }
        let comma = trimmed(last.upperBound..<inside.upperBound)
        let end = comma.isEmpty ? last.upperBound : comma.lowerBound + 1
        let isOpen = lineEnd(end) < inside.upperBound
        guard isOpen else { return addingInLine(element, after: last, end: end, inside: inside) }
        // What is between may be a comment on the last element.
        let rest = lastLineBreak(in: end..<inside.upperBound)
        let lines = indented(element, by: indentation(at: last.lowerBound))
        let ending = comma.isEmpty && old.count > 1 ? "" : ","
        return SwiftText(inserting("\(lineBreak)\(lines)\(ending)", at: rest))
            .inserting(comma.isEmpty ? "," : "", at: end)
    }

    /// Adds an element to a list that ends in the line of its last element; if the line becomes too
    /// long, the list gets lines of its own.
    private func addingInLine(
        _ element: String,
        after last: Range<Int>,
        end: Int,
        inside: Range<Int>
    ) -> String {
        let comma = end == last.upperBound ? "," : ""
        let start = lineStart(inside.lowerBound)
        let length = self[start..<lineEnd(end)].count + comma.count + 1 + element.count
        let isOneLine = lineStart(inside.upperBound) == start
        if (length <= 100 || !isOneLine) && !element.contains("\n") {
            return inserting("\(comma) \(element)", at: end)
        }
        guard isOneLine else { return inserting("\(comma) \(element)", at: end) }
        let outer = indentation(at: inside.lowerBound)
        let all = self[trimmed(inside).lowerBound..<end] + comma
        let lines = [outer + unit + all, indented(element, by: outer + unit) + ",", outer]
        return replacing(inside, with: lineBreak + lines.joined(separator: lineBreak))
    }

    /// What a level of indentation is in this text.
    private var unit: String {
        if text.contains("\n\t") { return "\t" }
        return text.contains(/\n  [^ ]/) ? "  " : "    "
    }

    private var lineBreak: String { text.contains("\r\n") ? "\r\n" : "\n" }

    private func indented(_ lines: String, by space: String) -> String {
        lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let depth = line.prefix { $0 == " " }.count / 4
            let own = String(repeating: unit, count: depth)
            return line.isEmpty ? "" : space + own + line.drop { $0 == " " }
        }.joined(separator: lineBreak)
    }

    /// The position of the last line break in a range, which has one.
    private func lastLineBreak(in range: Range<Int>) -> Int {
        let start = lineStart(range.upperBound)
        let newline = max(start - 1, range.lowerBound)
        return newline > range.lowerBound && self[newline - 1..<newline] == "\r"
            ? newline - 1 : newline
    }
}
