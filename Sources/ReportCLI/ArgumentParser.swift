import SectionKit

/// Reads a command line in the manner of GNU: options before or after the command, as `--name
/// value`, `--name=value`, `-n value` or `-nvalue`; `--` ends them; the last of equals counts.
struct ArgumentParser {
    /// The commands that make reports.
    let commands: [Command]

    /// The options every report has.
    let common: [OptionDescription]

    private static let help = OptionDescription(
        name: "help", letter: "h", summary: "", accepted: .nothing)
    private static let others = ["formats", "cache", "help"]
    private static let version = OptionDescription(name: "version", summary: "", accepted: .nothing)

    /// Reads the arguments that follow the program's name.
    ///
    /// - Throws: ``UsageError`` for the first that cannot be meant.
    func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
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
        if given.contains(where: { $0.option == Self.version }) { return .version }
        let asksHelp = given.contains { $0.option == Self.help }
        return try invocation(words, given.filter { $0.option != Self.help }, asksHelp: asksHelp)
    }

    private func invocation(
        _ words: [String],
        _ given: [(option: OptionDescription, value: String)],
        asksHelp: Bool
    ) throws(UsageError) -> Invocation {
        guard let word = words.first else {
            if asksHelp { return .help(command: nil) }
            guard let first = given.first else { return .overview }
            let takers = commands.filter { $0.takes(first.option, or: common) }.map(\.name)
            throw UsageError(
                "--\(first.option.name) needs a command: \(takers.joined(separator: ", ")).")
        }
        let operands = words.dropFirst()
        if word == "help" {
            guard let topic = operands.first else { return .help(command: nil) }
            if let extra = operands.dropFirst().first {
                throw UsageError("help takes one command; leave out \(extra.quoted).")
            }
            return .help(command: topic == "help" ? nil : try command(topic).name)
        }
        if word == "cache", !asksHelp { return .cache(try cacheAction(operands)) }
        if word == "formats", !asksHelp {
            guard let extra = operands.first else { return .formats }
            throw UsageError("formats takes nothing; leave out \(extra.quoted).")
        }
        let command = try command(word)
        if asksHelp { return .help(command: command.name) }
        if let operand = command.operand {
            guard !operands.isEmpty else {
                throw UsageError(
                    "\(command.name) needs \(operand.label): \(operand.acceptedWords).")
            }
        } else if let extra = operands.first {
            let next =
                commands.contains { $0.name == extra }
                ? "for several sections in one report use 'report'" : "leave it out"
            throw UsageError("\(command.name) takes options only, not \(extra.quoted); \(next).")
        }
        for (option, _) in given where !command.takes(option, or: common) {
            let others = commands.filter { $0.takes(option, or: common) }.map(\.name)
            throw UsageError(
                "\(command.name) has no option --\(option.name);"
                    + " \(others.listed(by: "and")) \(others.count == 1 ? "has" : "have") it."
            )
        }
        var values = Dictionary(given.map { ($0.option.name, $0.value) }) { _, last in last }
        if let operand = command.operand {
            values[operand.name] = operands.joined(separator: " ")
        }
        return .report(command: command.name, OptionValues(values))
    }

    private func cacheAction(_ operands: ArraySlice<String>) throws(UsageError) -> CacheAction {
        let actions = CacheAction.allCases.map(\.rawValue)
        let accepted = "cache takes \(actions.joined(separator: ", "))"
        guard let word = operands.first else { throw UsageError("\(accepted).") }
        guard operands.count == 1, let action = CacheAction(rawValue: word) else {
            let guess = word.nearest(in: actions).map { "; did you mean '\($0)'?" } ?? "."
            throw UsageError("\(accepted), not \(operands.joined(separator: " ").quoted)\(guess)")
        }
        return action
    }

    private func command(_ word: String) throws(UsageError) -> Command {
        if let command = commands.first(where: { $0.name == word }) { return command }
        let nearest = word.nearest(in: commands.map(\.name) + Self.others + ["--version"])
        let guess = nearest.map { "; did you mean '\($0)'?" } ?? "."
        throw UsageError("\(word.quoted) is not a command\(guess) The commands are \(names).")
    }

    private var names: String {
        (commands.map(\.name) + Self.others).joined(separator: ", ")
    }

    /// Reads one option, taking its value from the arguments that follow if need be.
    private func option(
        _ argument: String,
        _ rest: inout ArraySlice<String>,
        command: String?
    ) throws(UsageError) -> (option: OptionDescription, value: String) {
        let (spelling, attached) = Self.split(argument)
        let known = commands.flatMap(\.options) + common + [Self.help, Self.version]
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
    private static func split(_ argument: String) -> (spelling: String, value: String?) {
        if argument.hasPrefix("--") {
            let parts = argument.split(
                separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
        }
        guard argument.hasPrefix("-"), argument.count > 2 else { return (argument, nil) }
        return (String(argument.prefix(2)), String(argument.dropFirst(2)))
    }
}

extension Command {
    fileprivate func takes(_ option: OptionDescription, or common: [OptionDescription]) -> Bool {
        options.contains(option) || common.contains(option)
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
