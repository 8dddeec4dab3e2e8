import SectionKit

/// Reads a command line in the manner of GNU: options before or after the command, as `--name
/// value`, `--name=value`, `-n value` or `-nvalue`; `--` ends them; the last of equals counts.
struct ArgumentParser {
    /// The commands that make reports.
    let commands: [Command]

    /// The commands that make no report.
    let tools: [Command]

    /// The options every report has.
    let common: [OptionDescription]

    /// All options there are.
    var options: [OptionDescription] {
        commands.flatMap(\.switches) + common + [.help, .version]
    }

    /// Reads the arguments that follow the program's name.
    ///
    /// - Throws: ``UsageError`` for the first that cannot be meant.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
        if arguments.first == Tool.complete { return .complete(Array(arguments.dropFirst())) }
        var words: [String] = []
        var given: [(option: OptionDescription, value: String)] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--" {
                words += rest
                break
            }
            if argument.hasPrefix("-"), argument != "-" {
                given.append(try option(argument, &rest, command: words.first))
            } else {
                words.append(argument)
            }
        }
        if given.contains(where: { $0.option == .version }) { return .version }
        let asksHelp = given.contains { $0.option == .help }
        return try invocation(words, given.filter { $0.option != .help }, asksHelp: asksHelp)
    }

    private func invocation(
        _ words: [String],
        _ given: [(option: OptionDescription, value: String)],
        asksHelp: Bool
    ) throws(UsageError) -> Invocation {
        guard let word = words.first else {
            if asksHelp { return .help(command: nil) }
            guard let first = given.first else { return .overview }
            let takers = commands.filter { takes(first.option, $0) }.map(\.name)
            throw UsageError(
                "--\(first.option.name) needs a command: \(takers.joined(separator: ", ")).")
        }
        let operands = words.dropFirst()
        let command = try command(word)
        let tool = makesReport(command) ? nil : Tool(rawValue: command.name)
        // Whoever asks for help need not get the rest right.
        if asksHelp, tool != .help { return .help(command: command.name) }
        let values = tool == .help ? OptionValues() : try values(operands, given, of: command)
        let operand = operands.joined(separator: " ")
        return switch tool {
        case nil: .report(command: command.name, values)
        case .formats: .formats
        case .cache: .cache(try Tool.action.value(from: operand))
        case .completions: .completions(try Tool.shell.value(from: operand))
        case .manual: .manual
        case .help: .help(command: try topic(operands))
        }
    }

    /// The command that help is asked on; nil for help on the program.
    private func topic(_ operands: ArraySlice<String>) throws(UsageError) -> String? {
        if let extra = operands.dropFirst().first {
            throw UsageError("help takes one command; leave out \(extra.quoted).")
        }
        guard let word = operands.first else { return nil }
        let topic = try command(word).name
        return topic == Tool.help.rawValue ? nil : topic
    }

    /// The values given for a command's operand and options, if it takes them.
    private func values(
        _ operands: ArraySlice<String>,
        _ given: [(option: OptionDescription, value: String)],
        of command: Command
    ) throws(UsageError) -> OptionValues {
        if let operand = command.operand {
            guard !operands.isEmpty else {
                throw UsageError(
                    "\(command.name) needs \(operand.label): \(operand.acceptedWords).")
            }
        } else if let extra = operands.first {
            guard makesReport(command) else {
                throw UsageError("\(command.name) takes nothing; leave out \(extra.quoted).")
            }
            let next =
                commands.contains { $0.name == extra }
                ? "to choose sections, use 'report --sections'" : "leave it out"
            throw UsageError("\(command.name) takes options only, not \(extra.quoted); \(next).")
        }
        for (option, _) in given where !takes(option, command) {
            let others = commands.filter { takes(option, $0) }.map(\.name)
            throw UsageError(
                "\(command.name) has no option --\(option.name);"
                    + " \(others.listed(by: "and")) \(others.count == 1 ? "has" : "have") it."
            )
        }
        var values = Dictionary(given.map { ($0.option.name, $0.value) }) { _, last in last }
        if let operand = command.operand {
            values[operand.name] = operands.joined(separator: " ")
        }
        return OptionValues(values)
    }

    private func takes(_ option: OptionDescription, _ command: Command) -> Bool {
        options(of: command).contains(option)
    }

    /// The options that a command takes, in the order help lists them.
    func options(of command: Command) -> [OptionDescription] {
        command.switches
            + (makesReport(command) ? common.filter { !command.refused.contains($0) } : [])
    }

    private func makesReport(_ command: Command) -> Bool {
        commands.contains { $0.name == command.name }
    }

    private func command(_ word: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == word }) { return command }
        if let tool = tools.first(where: { $0.name == word }) { return tool }
        let names = (commands + tools).map(\.name)
        let nearest = word.nearest(in: names + ["--version"])
        let guess = nearest.map { "; did you mean '\($0)'?" } ?? "."
        throw UsageError(
            "\(word.quoted) is not a command\(guess)"
                + " The commands are \(names.joined(separator: ", ")).")
    }
}
