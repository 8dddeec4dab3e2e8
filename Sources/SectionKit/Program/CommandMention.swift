/// A command of a program that a text proposes in quotation marks, such as `'flight-log add'`.
///
/// Messages name commands as a person types them. A host without a command line, such as a screen,
/// says instead which key or button runs them.
package struct CommandMention: Equatable, Sendable {
    /// The command.
    package let command: CommandDescription

    /// What follows its name, such as `FILE`; empty for the command alone.
    package let arguments: String

    /// Whether the text says to run the command, as in "Run 'flight-log trips' to see them."; the
    /// verb is replaced with it.
    package let isRun: Bool
}

extension ProgramDescription {
    /// Returns a text with the commands that it proposes in the words of a host without a command
    /// line: in quotation marks, or unquoted after a colon to the end of the text.
    ///
    /// A host proposes only what a person can do there, so that the sentence or clause of a command
    /// for which there are no words is left out. Words at the start of a sentence get a capital.
    package func replacingCommands(
        in text: String,
        with words: (CommandMention) -> String?
    ) -> String {
        guard text.contains("\(name) ") else { return text }
        var (result, rest) = ("", text[...])
        while let (start, line, end) = nextCommandLine(of: rest) {
            var before = rest[..<start]
            let isRun = before.hasSuffix("Run ") || before.hasSuffix("run ")
            guard let mention = mention(of: line, isRun: isRun) else {
                result += rest[..<end]
                rest = rest[end...]
                continue
            }
            if isRun { before = before.dropLast(4) }
            if let words = words(mention) {
                let said = result + before
                let isFirst = said.isEmpty || [". ", "! ", "? "].contains(where: said.hasSuffix)
                result = said + (isFirst ? words.withCapital : words)
                rest = rest[end...]
            } else {
                let isQuoted = end > line.endIndex
                result = (result + before).withoutClause(afterColon: isQuoted)
                rest = rest[end...].afterClause
            }
        }
        result += rest
        return result.hasSuffix(" ") && !text.hasSuffix(" ") ? String(result.dropLast()) : result
    }

    /// The next command line of a text after the name of the program, and where it starts and ends
    /// with its quotation marks; nil if there is none.
    private func nextCommandLine(
        of text: Substring
    ) -> (start: String.Index, line: Substring, end: String.Index)? {
        var rest = text
        while let found = rest.firstRange(of: "\(name) ") {
            let (before, after) = (text[..<found.lowerBound], text[found.upperBound...])
            if before.hasSuffix("'"), let end = after.firstIndex(of: "'") {
                return (
                    before.index(before: before.endIndex), after[..<end], text.index(after: end)
                )
            }
            if before.hasSuffix(": ") { return (found.lowerBound, after, text.endIndex) }
            rest = after
        }
        return nil
    }

    /// The command that a command line begins with, as far as its name goes; nil if there is none.
    private func mention(of line: Substring, isRun: Bool) -> CommandMention? {
        let words = line.split(separator: " ")
        for count in [2, 1] where words.count >= count {
            let name = words.prefix(count).joined(separator: " ")
            guard let command = (actions + sections).first(where: { $0.name == name }) else {
                continue
            }
            return CommandMention(
                command: command, arguments: words.dropFirst(count).joined(separator: " "),
                isRun: isRun)
        }
        return nil
    }
}

extension Substring {
    /// The range of the first occurrence of a text; nil if there is none.
    fileprivate func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                return start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return nil
    }

    /// What follows the clause or sentence that it begins in.
    fileprivate var afterClause: Substring {
        let ends = [". ", "! ", "? ", "; "].compactMap { firstRange(of: $0) }
        return ends.min { $0.lowerBound < $1.lowerBound }.map { self[$0.upperBound...] } ?? ""
    }
}

extension String {
    /// The text without the sentence that it ends in, or without the clause after a semicolon or a
    /// colon, where a full stop then ends the sentence.
    fileprivate func withoutClause(afterColon: Bool) -> String {
        let clauses = afterColon ? ["; ", ": "] : ["; "]
        var end = endIndex
        while end > startIndex {
            let before = self[..<end]
            if [". ", "! ", "? "].contains(where: before.hasSuffix) { return String(before) }
            if clauses.contains(where: before.hasSuffix) { return before.dropLast(2) + ". " }
            end = index(before: end)
        }
        return ""
    }
}
