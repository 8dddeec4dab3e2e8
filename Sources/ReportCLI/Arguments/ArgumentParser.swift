import SectionKit

/// Parses command lines: options come before or after the command.
struct ArgumentParser {
    let commands: CommandSet

    /// Parses the arguments that follow the program's name.
    ///
    /// - Throws: ``UsageError`` for the first argument that is invalid.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        if arguments.first == Tool.complete { return .complete(Array(arguments.dropFirst())) }
        var line = try CommandLineReader(commands: commands).read(arguments)
        if line.given.contains(where: { $0.option.description == .version }) { return .version }
        let count = line.given.count
        line.given.removeAll { $0.option.description == .help }
        let asksHelp = line.given.count < count
        if line.words.isEmpty {
            if asksHelp { return .help(command: nil) }
            guard let first = line.given.first else { return .overview }
            let names = commands.commandNames(taking: first.spelling)
            throw UsageError(
                "\(first.option.description.label) needs a command"
                    + (names.count > 3 ? ", such as" : ":")
                    + " \(Array(names.prefix(3)).listed(by: "or")).")
        }
        guard let command = line.command else { throw commands.unknown(line.words) }
        return try invocation(of: command, line, asksHelp: asksHelp)
    }

    private func invocation(
        of command: Command,
        _ line: CommandLineReader.Line,
        asksHelp: Bool
    ) throws(UsageError) -> Invocation {
        let tool = commands.makesReport(command) ? nil : Tool(rawValue: command.name)
        // Help is shown even if the rest of the line is invalid.
        if asksHelp, tool != .help { return .help(command: command.name) }
        let operands = line.operands
        if tool == .help { return .help(command: try topic(operands)) }
        let values = try values(operands, line.given, of: command)
        let operand = operands.count > 1 ? operands.joined(separator: " ") : operands.first ?? ""
        return switch tool {
        case .formats: .formats
        case .config: .config(try list(operands))
        case .configGet: .config(.get(try only(operands, of: command)))
        case .configSet: .config(try setting(operands))
        case .configUnset: .config(.unset(try only(operands, of: command)))
        case .baseMap: .baseMap(try baseMaps(operands))
        case .addBaseMap: .baseMap(.add(try only(operands, of: command)))
        case .fetchBaseMap: .baseMap(.fetch(values[section: command.name]))
        case .removeBaseMap: .baseMap(.remove(try only(operands, of: command)))
        case .cache: .cache(try Tool.action.value(from: operand))
        case .completions: .completions(try Tool.shell.value(from: operand))
        case .manual: .manual
        case nil where commands.isAction(command): .action(command.name, values)
        case nil, .help: .report(command: command.name, values)
        }
    }

    /// The command to show help for, or the first word of several; nil for the program.
    private func topic(_ operands: ArraySlice<String>) throws(UsageError) -> String? {
        guard let first = operands.first else { return nil }
        if operands.count == 1, commands.command(first) == nil,
            !commands.all(after: first).isEmpty
        {
            return first
        }
        guard let topic = commands.command(of: operands) else { throw commands.unknown(operands) }
        if let extra = operands.dropFirst(topic.words.count).first {
            throw UsageError("help takes one command; leave out \(extra.quoted).")
        }
        return topic.name == Tool.help.rawValue ? nil : topic.name
    }

    private func list(_ operands: ArraySlice<String>) throws(UsageError) -> ConfigRequest {
        if let word = operands.first, word != Tool.listing.placeholder || operands.count > 1 {
            throw unknown(word, after: "config", of: ["list", "get", "set", "unset"])
        }
        return .list
    }

    private func unknown(_ word: String, after name: String, of words: [String]) -> UsageError {
        let usual = UsualWords.commands(for: word, among: words).first
        let near = (usual ?? word.nearest(in: words)).map { "; did you mean '\(name) \($0)'?" }
        return UsageError(
            "\(name) takes \(words.few(by: "or")), not \(word.quoted)\(near ?? ".")")
    }

    private func baseMaps(_ operands: ArraySlice<String>) throws(UsageError) -> BaseMapRequest {
        if let word = operands.first, word != Tool.listing.placeholder || operands.count > 1 {
            throw unknown(word, after: "base-map", of: ["list", "add", "fetch", "remove"])
        }
        return .list
    }

    private func only(
        _ operands: ArraySlice<String>, of command: Command
    ) throws(UsageError) -> String {
        guard let name = operands.first, operands.count == 1 else {
            throw UsageError(
                "\(command.name) takes one name; leave out"
                    + " \(operands.dropFirst().joined(separator: " ").quoted).")
        }
        return name
    }

    private func setting(_ operands: ArraySlice<String>) throws(UsageError) -> ConfigRequest {
        guard let name = operands.first, operands.count > 1 else {
            throw UsageError(
                "config set needs a name and a value, such as 'config set theme dark'.")
        }
        return .set(name, to: operands.dropFirst().joined(separator: " "))
    }

    /// The values of a command's operand and options.
    private func values(
        _ operands: ArraySlice<String>,
        _ given: [CommandLineReader.Given],
        of command: Command
    ) throws(UsageError) -> CommandValues {
        var values = CommandValues()
        if let operand = command.offered.first(where: \.isOperand) {
            if let first = operands.first, UsualWords.isOnlyCommand(first) {
                let longer = commands.words(after: command.words).map(\.word)
                if let meant = UsualWords.commands(for: first, among: longer).first {
                    throw UsageError(
                        "\(command.name) has no \(first.quoted); did you mean"
                            + " '\(command.name) \(meant)'?")
                }
            }
            if !operands.isEmpty {
                let separator = operand.description.wordSeparator
                for operand in command.offered where operand.isOperand {
                    operand.set(operands.joined(separator: separator), in: &values)
                }
            } else if !operand.description.isValueOptional {
                throw UsageError(
                    "\(command.name) needs \(operand.description.label):"
                        + " \(operand.description.wanted).")
            }
        } else if let extra = operands.first {
            if let option = given.first(where: { $0.option.isValueOptional && $0.value == "" }) {
                throw option.option.description.usageError(for: extra)
            }
            throw UnexpectedArgument(extra, after: command, of: commands).error
        }
        let options = commands.options(of: command)
        var found: [(option: CommandOption, values: [String])] = []
        for given in given {
            guard let option = options.first(where: { $0.isSpelled(given.spelling) }) else {
                throw stray(given, in: command)
            }
            if let value = given.value, !option.takesValue {
                throw option.description.usageError(for: value)
            }
            if let place = found.firstIndex(where: { $0.option == option }) {
                found[place].values.append(given.value ?? "")
            } else {
                found.append((option, [given.value ?? ""]))
            }
        }
        // An option for one section overrides the one for all, whatever their order.
        let ofAll = found.filter { !$0.option.isForOneSection }
        for (option, given) in ofAll + found.filter(\.option.isForOneSection) {
            option.set(try option.value(ofGiven: given), in: &values)
        }
        return values
    }

    /// The error for an option of other commands, with the command's own option of that name.
    private func stray(_ given: CommandLineReader.Given, in command: Command) -> UsageError {
        let others = commands.owners(of: given.spelling).map { "; \($0)." } ?? "."
        let own = command.offered.filter { $0.name == given.option.name }
            .map(\.description.label)
        return UsageError(
            "\(command.name) has no option \(given.option.description.label)" + others
                + (own.isEmpty ? "" : " It has \(own.listed(by: "and"))."))
    }
}

/// An argument after a command that takes only options.
struct UnexpectedArgument {
    private let word: String
    private let command: Command
    private let commands: CommandSet

    init(_ word: String, after command: Command, of commands: CommandSet) {
        self.word = word
        self.command = command
        self.commands = commands
    }

    /// The error, with the argument that was probably meant.
    var error: UsageError {
        guard commands.makesReport(command) else {
            return UsageError("\(command.name) takes no arguments; leave out \(word.quoted).")
        }
        let longer = commands.words(after: command.words).map(\.word)
        let next =
            if let nearest = UsualWords.commands(for: word, among: longer).first
                ?? word.nearest(in: longer)
            {
                "; did you mean \("\(command.name) \(nearest)".quoted)?"
            } else if !commands.isAction(command),
                commands.reports.contains(where: { $0.name == word })
            {
                "; to choose sections, use 'report --sections'."
            } else if let pair {
                "; did you mean \(pair.quoted)?"
            } else if UsualWords.asksForList(word) {
                "; did you mean \(command.name.quoted)?"
            } else if let meant {
                "; did you mean \(meant.quoted)?"
            } else {
                "; leave it out."
            }
        return UsageError("\(command.name) takes only options, not \(word.quoted)\(next)")
    }

    /// The command of two words that ends as this one does and begins with almost the name of the command, as
    /// in `trip add` for `trips add`.
    private var pair: String? {
        let pairs = commands.all.map(\.name).filter { $0.hasSuffix(" \(word)") }
        return "\(command.name) \(word)".nearest(in: pairs)
    }

    /// The word with the only option that accepts it; the command's own options come first.
    private var meant: String? {
        let all = commands.options(of: command).filter(\.isListed)
        let own = all.filter { !$0.sections.isEmpty }
        let found = [own, all].lazy.map { $0.compactMap(meant) }.first { !$0.isEmpty } ?? []
        return found.count == 1 ? found[0] : nil
    }

    private func meant(by option: CommandOption) -> String? {
        let label = option.description.label
        if !option.takesValue { return label == "--\(word)" ? label : nil }
        return option.description.recognizes(word) ? "\(label) \(word)" : nil
    }
}
