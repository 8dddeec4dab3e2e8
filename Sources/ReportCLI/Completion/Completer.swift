import SectionKit

/// Finds the completions of a word on a command line.
///
/// It does not filter by the typed text: each shell does so in its own way.
struct Completer {
    let commands: CommandSet

    /// Returns the completions for the last of the words that follow the program's name.
    func completions(for words: [String]) -> Completions {
        let word = words.last ?? ""
        let line = line(of: words.dropLast())
        if let option = line.waiting {
            return completions(of: option, for: line.command, after: "", typed: word)
        }
        if !line.isEnded, word.hasPrefix("-") {
            let (spelling, attached) = CommandLineReader.split(word)
            guard let attached else { return options(on: line, typed: word) }
            guard let option = option(spelling, line.command) else { return Completions() }
            return completions(
                of: option.description, for: line.command,
                after: String(word.dropLast(attached.count)), typed: attached)
        }
        guard let command = line.command else { return names(after: line.words) }
        if command.name == Tool.help.rawValue {
            let topics = commands.words(after: line.operands)
            return Completions(candidates: topics.map { .init(word: $0.word) })
        }
        if command.name == Tool.configSet.rawValue, let setting = line.operands.first {
            guard line.operands.count == 1 else { return Completions() }
            return values(of: setting, typed: word)
        }
        if let operand = command.operand, line.operands.isEmpty || operand.takesSeveral {
            var found = completions(of: operand, for: command, after: "", typed: word)
            // What acts on the rows of a section takes what they are called, unless more is known.
            if case .rows(let section) = command.description.place,
                !operand.suggestions.isVocabulary
            {
                found.lookUp = .init(place: .section(section), prefix: "", typed: word)
            }
            found.lookUp?.isForChange = commands.isAction(command)
            if line.operands.isEmpty {
                found.candidates = names(after: line.words).candidates + found.candidates
            }
            return found
        }
        if line.isEnded { return Completions() }
        let next = line.operands.isEmpty ? names(after: line.words).candidates : []
        return Completions(candidates: next + options(on: line, typed: word).candidates)
    }

    // MARK: - The command line

    /// The parts of the command line before the word to complete.
    private struct Line {
        /// The command and its operands, without options.
        var words: [String] = []

        /// The command, if it is typed already.
        var command: Command?

        /// The words after the command.
        var operands: ArraySlice<String> { words.dropFirst(command?.words.count ?? 0) }

        /// The options given.
        var given: [CommandOption] = []

        /// The option that needs a value next.
        var waiting: OptionDescription?

        /// The option that may take a value next.
        var open: CommandOption?

        /// Whether no more options can follow.
        var isEnded = false
    }

    private func line(of words: ArraySlice<String>) -> Line {
        var line = Line()
        for word in words {
            let open = line.open
            line.open = nil
            if line.waiting != nil {
                line.waiting = nil
            } else if open?.takes(word) == true {
                continue
            } else if !line.isEnded, word == "--" {
                line.isEnded = true
            } else if !line.isEnded, CommandLineReader.isOption(word) {
                let (spelling, attached) = CommandLineReader.split(word)
                guard let option = option(spelling, line.command) else { continue }
                line.given.append(option)
                guard option.takesValue, attached == nil else { continue }
                if option.isValueOptional {
                    line.open = option
                } else {
                    line.waiting = option.description
                }
            } else {
                line.words.append(word)
                line.command = commands.command(of: line.words)
            }
        }
        return line
    }

    private func option(_ spelling: String, _ command: Command?) -> CommandOption? {
        commands.options(spelled: spelling, in: command).first
    }

    // MARK: - Completions

    /// The next words of the names of commands that begin with words.
    private func names(after words: [String]) -> Completions {
        let next = commands.words(after: words)
        return Completions(candidates: next.map { .init(word: $0.word, meaning: $0.summary) })
    }

    /// The values of an option that a default can be set for.
    private func values(of setting: String, typed word: String) -> Completions {
        let names = setting.split(separator: ".")
        let entry = DefaultEntry(
            name: names.last.map(String.init) ?? "",
            command: names.count > 1 ? names.dropLast().joined(separator: ".") : nil, text: "",
            place: DefaultPlace("", rank: 2))
        guard let option = DefaultNames(commands: commands).targets(of: entry).first else {
            return Completions()
        }
        if !option.takesValue {
            return Completions(candidates: ["true", "false"].map { .init(word: $0) })
        }
        return completions(of: option.description, for: nil, after: "", typed: word)
    }

    /// The options not given yet; unlisted ones only once they are being typed.
    private func options(on line: Line, typed word: String) -> Completions {
        let known =
            commands.options(of: line.command)
            + (line.command == nil ? [] : [CommandOption(.help)])
        let left = known.filter { option in
            !line.given.contains(option)
                && (option.isListed || word.count > 2 && option.description.label.hasPrefix(word))
        }
        var words: Set<String> = []
        let offered = left.map(\.description).filter { words.insert($0.label).inserted }
        return Completions(candidates: offered.map { .init(word: $0.label, meaning: $0.summary) })
    }

    private func completions(
        of option: OptionDescription,
        for command: Command?,
        after prefix: String,
        typed: String
    ) -> Completions {
        switch option.suggestions {
        case .none:
            guard let column = option.picker?.column,
                let command, commands.makesReport(command), !commands.isAction(command)
            else { return Completions() }
            return lookUp(
                .column(column, of: command.name), of: option, after: prefix, typed: typed)
        case .files(let kind, _):
            return Completions(kind: .files(kind, after: prefix + done(typed, of: option)))
        case .rows(let section):
            return lookUp(.section(section), of: option, after: prefix, typed: typed)
        case .positions: return Completions()
        case .vocabulary(let name):
            return lookUp(.vocabulary(name), of: option, after: prefix, typed: typed)
        case .words(let words):
            let words = words().map { SuggestedWord($0).continuing(typed)?.word ?? $0 }
            return Completions(candidates: words.map { .init(word: prefix + $0) })
        case .list(let words):
            let done = typed.lastIndex(of: ",").map { typed[...$0] } ?? ""
            let used = done.split(separator: ",")
            let left = words().filter { !used.contains(Substring($0)) }
            return Completions(
                kind: .list, candidates: left.map { .init(word: prefix + done + $0) })
        }
    }

    /// What is looked up for an option; of a list, the last element.
    private func lookUp(
        _ place: Completions.LookUp.Place,
        of option: OptionDescription,
        after prefix: String,
        typed: String
    ) -> Completions {
        let done = done(typed, of: option)
        return Completions(
            kind: option.isList ? .list : .words,
            lookUp: .init(
                place: place, prefix: prefix + done, typed: String(typed.dropFirst(done.count)),
                done: option.isList ? done.split(separator: ",").map(String.init) : nil))
    }

    /// The elements of a list before the one that is typed, with the comma after them.
    private func done(_ typed: String, of option: OptionDescription) -> String {
        option.isList ? typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? "" : ""
    }
}
