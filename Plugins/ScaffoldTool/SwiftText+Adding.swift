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
