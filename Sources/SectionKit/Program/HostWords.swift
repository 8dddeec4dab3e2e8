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

    /// The operand that follows the name, without words that stand for others, such as `FILE` and `DATE`;
    /// nil if none is left.
    package var operand: String? {
        guard let operand = command.operand else { return nil }
        let named = Set(([operand] + command.options).map(\.placeholder))
        let words = arguments.split(separator: " ").prefix { !$0.hasPrefix("-") }.map(String.init)
        return words.filter { !named.contains($0) }.separated(by: " ").nonBlank
    }
}

extension CommandMention {
    /// The values that follow the name, such as `JFK` of `--near`; nil if one of them is not a plain word of
    /// an option.
    package var values: [(option: OptionDescription, text: String)]? {
        let words = arguments.split(separator: " ").map(String.init)
        guard words.count.isMultiple(of: 2) else { return nil }
        let pairs = stride(from: 0, to: words.count, by: 2).compactMap { place in
            command.options.first { $0.spellings.contains(words[place]) && $0.accepted != .nothing }
                .map { (option: $0, text: words[place + 1]) }
        }
        return pairs.count * 2 == words.count ? pairs : nil
    }
}

/// How a host without a command line, such as a screen, says what the texts of a program propose.
///
/// A host proposes only what a person can do there, so that the sentence or clause of a command or an
/// option for which there are no words is left out.
package struct HostWords: Sendable {
    /// The program whose commands are named.
    private let program: ProgramDescription

    /// The words for a command; nil if nothing in the host does the same.
    private let command: @Sendable (CommandMention) -> String?

    /// The words for an option by its name; nil if nothing in the host sets it.
    private let option: @Sendable (String) -> String?

    /// Creates the words of a host.
    ///
    /// - Parameters:
    ///   - program: the program whose commands are named.
    ///   - command: the words for a command.
    ///   - option: the words for an option by its name.
    package init(
        of program: ProgramDescription,
        command: @escaping @Sendable (CommandMention) -> String?,
        option: @escaping @Sendable (String) -> String? = { _ in nil }
    ) {
        self.program = program
        self.command = command
        self.option = option
    }

    /// Returns a text of content, which a person may have written, with other words for the commands in
    /// it: in quotation marks, or unquoted after a colon to the end of the text.
    package func content(_ text: String) -> String {
        text.contains("\(program.name) ") ? replacing(in: text, options: false) : text
    }

    /// Returns a message with other words for its commands and options, such as `--near JFK`.
    package func message(_ text: String) -> String {
        let isSaid = text.contains("\(program.name) ") || text.contains("--")
        return isSaid ? replacing(in: text, options: true) : text
    }

    /// Returns an error in the words of the host, or as it is if none of it were left.
    package func error(_ text: String) -> String {
        let said = message(text)
        return said.isEmpty ? text : said
    }

    /// Replaces what a text proposes.
    ///
    /// Words at the start of a sentence get a capital.
    private func replacing(in text: String, options: Bool) -> String {
        var (result, rest) = ("", text[...])
        while let proposal = program.nextProposal(of: rest, options: options) {
            var before = rest[..<proposal.start]
            let isRun = before.hasSuffix("Run ") || before.hasSuffix("run ")
            let words: String?
            switch proposal.kind {
            case .option(let name): words = option(name)
            case .line(let line):
                words = program.mention(of: line, isRun: isRun).flatMap(command)
            }
            rest = rest[proposal.end...]
            if let words {
                if isRun { before = before.dropLast(4) }
                let said = result + before
                let isFirst = said.isEmpty || [". ", "! ", "? "].contains(where: said.hasSuffix)
                result = said + (isFirst ? words.withCapital : words)
            } else {
                result = (result + before).withoutClause(afterColon: proposal.isWithinSentence)
                rest = rest.afterClause
            }
        }
        result += rest
        return result.hasSuffix(" ") && !text.hasSuffix(" ") ? String(result.dropLast()) : result
    }
}

/// A command line or an option in a text.
private struct Proposal {
    enum Kind {
        /// A command line after the name of the program.
        case line(Substring)

        /// An option, by its name.
        case option(String)
    }

    let kind: Kind

    /// Where it starts and ends in the text, with its quotation marks.
    let (start, end): (String.Index, String.Index)

    /// Whether the sentence may go on after it.
    let isWithinSentence: Bool
}

extension ProgramDescription {
    /// What a text proposes next; nil if that is nothing.
    fileprivate func nextProposal(of text: Substring, options: Bool) -> Proposal? {
        let line = nextCommandLine(of: text)
        guard options, let option = nextOption(of: text) else { return line }
        return line.map { $0.start < option.start } == true ? line : option
    }

    /// The next command line of a text; nil if there is none.
    private func nextCommandLine(of text: Substring) -> Proposal? {
        var rest = text
        while let found = rest.firstRange(of: "\(name) ") {
            let (before, after) = (text[..<found.lowerBound], text[found.upperBound...])
            if before.hasSuffix("'"), let end = after.firstIndex(of: "'") {
                return Proposal(
                    kind: .line(after[..<end]), start: before.index(before: before.endIndex),
                    end: text.index(after: end), isWithinSentence: true)
            }
            if before.hasSuffix(": "), mention(of: after, isRun: false) != nil {
                return Proposal(
                    kind: .line(after), start: found.lowerBound, end: text.endIndex,
                    isWithinSentence: false)
            }
            rest = after
        }
        return nil
    }

    /// The next option of a text that is not part of a quotation; nil if there is none.
    private func nextOption(of text: Substring) -> Proposal? {
        var rest = text
        while let found = rest.firstRange(of: "--") {
            let name = text[found.upperBound...].prefix { $0.isLetter || $0 == "-" }
            let before = text[..<found.lowerBound].last ?? " "
            if name.first?.isLetter == true, before == " " || before == "(",
                !text[..<found.lowerBound].endsInQuotation
            {
                return Proposal(
                    kind: .option(String(name)), start: found.lowerBound, end: name.endIndex,
                    isWithinSentence: true)
            }
            rest = text[found.upperBound...]
        }
        return nil
    }

    /// The command that a command line begins with, as far as its name goes; nil if there is none.
    fileprivate func mention(of line: Substring, isRun: Bool) -> CommandMention? {
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
    /// Whether it ends within quotation marks, the first of which follows a space.
    fileprivate var endsInQuotation: Bool {
        guard let mark = lastIndex(of: "'") else { return false }
        return mark == startIndex || self[index(before: mark)] == " "
    }

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
