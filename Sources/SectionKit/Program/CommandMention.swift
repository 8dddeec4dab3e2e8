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
    /// Returns a text with the commands that it proposes in other words; those without any stay.
    ///
    /// Words at the start of a sentence get a capital.
    package func replacingCommands(
        in text: String,
        with words: (CommandMention) -> String?
    ) -> String {
        let mark = "'\(name) "
        guard text.contains(mark) else { return text }
        var (result, rest) = ("", text[...])
        while let start = rest.firstRange(of: mark),
            let end = rest[start.upperBound...].firstIndex(of: "'")
        {
            let before = rest[..<start.lowerBound]
            let isRun = before.hasSuffix("Run ") || before.hasSuffix("run ")
            let kept = isRun ? before.dropLast(4) : before
            let mention = mention(of: rest[start.upperBound..<end], isRun: isRun)
            if let mention, let words = words(mention) {
                let said = result + kept
                let isFirst = said.isEmpty || [". ", "! ", "? "].contains(where: said.hasSuffix)
                result = said + (isFirst ? words.withCapital : words)
            } else {
                result += rest[...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
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
}
