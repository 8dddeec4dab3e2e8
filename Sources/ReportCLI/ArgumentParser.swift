import SectionKit

/// Reads a command line in the manner of GNU: options before or after the command, as `--name
/// value`, `--name=value`, `-n value` or `-nvalue`; `--` ends them; the last of equals counts.
struct ArgumentParser {
    /// The commands that make reports.
    let commands: [Command]

    /// The options every report has.
    let common: [OptionDescription]

    /// Whether the program asks servers, whose answers are kept.
    var asksServers = true

    /// The commands that make no report.
    var tools: [Command] { Tool.commands(beside: commands, asksServers: asksServers) }

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
        if word == Tool.help.rawValue {
            guard let topic = operands.first else { return .help(command: nil) }
            if let extra = operands.dropFirst().first {
                throw UsageError("help takes one command; leave out \(extra.quoted).")
            }
            return .help(command: topic == word ? nil : try command(topic).name)
        }
        let command = try command(word)
        if asksHelp { return .help(command: command.name) }
        let values = try values(operands, given, of: command)
        if makesReport(command) { return .report(command: command.name, values) }
        return try tool(command.name, values)
    }

    /// What a tool is asked for; the help has been found out before.
    private func tool(_ name: String, _ values: OptionValues) throws(UsageError) -> Invocation {
        if let action = try values.value(of: Tool.action) { return .cache(action) }
        if let shell = try values.value(of: Tool.shell) { return .completions(shell) }
        return name == Tool.manual.rawValue ? .manual : .formats
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
                ? "for several sections in one report use 'report'" : "leave it out"
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
        command.switches + (makesReport(command) ? common : [])
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

    /// Reads one option, taking its value from the arguments that follow if need be.
    private func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        command: String?
    ) throws(UsageError) -> (option: OptionDescription, value: String) {
        let (spelling, attached) = Self.split(argument)
        let known = options
        guard let option = known.first(where: { $0.spellings.contains(spelling) }) else {
            throw unknown(argument, command: command)
        }
        if option.accepted == .nothing {
            if let attached { throw option.refusal(of: attached) }
            return (option, "")
        }
        if let attached { return (option, attached) }
        let isOption = rest.first.map { next in
            next == "--" || known.contains { $0.spellings.contains(Self.split(next).spelling) }
        }
        guard isOption == false, let value = rest.popFirst() else {
            throw UsageError("\(spelling) needs a value: it takes \(option.acceptedWords).")
        }
        return (option, value)
    }

    /// A long option with one dash is taken for the word it starts with.
    private func unknown(_ argument: String, command word: String?) -> UsageError {
        let spelling = String(argument.prefix { $0 != "=" })
        let command = commands.first { $0.name == word }
        let options = (command?.options ?? commands.flatMap(\.options).unique) + common
        let offered = options.flatMap { $0.spellings.prefix(1) }
        let guess =
            spelling.nearest(in: offered + ["--help", "--version"])
            .map { "; did you mean \($0)?" } ?? "."
        return UsageError(
            "there is no option \(spelling.short)\(guess) The options are"
                + " \(offered.joined(separator: ", ")).")
    }

    /// `--year=2020` as `--year` and `2020`; `-oFILE` as `-o` and `FILE`.
    static func split(_ argument: String) -> (spelling: String, value: String?) {
        if argument.hasPrefix("--") {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
        }
        guard argument.hasPrefix("-"), argument.count > 2 else { return (argument, nil) }
        return (String(argument.prefix(2)), String(argument.dropFirst(2)))
    }
}

extension [OptionDescription] {
    /// The options without repetitions, in their order.
    var unique: [OptionDescription] {
        reduce(into: []) { unique, option in
            if !unique.contains(option) { unique.append(option) }
        }
    }
}
